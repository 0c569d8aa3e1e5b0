import { Button, UndoIcon } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useParts } from './parts.ts';

/** What helps in play, beside the score: undo, in the modes that have it. */
export function Tools() {
  const { table } = useParts();
  const { t } = useTranslation();
  const mayUndo = useStore(table.store, (state) => state.mayUndo);
  const canUndo = useStore(table.store, (state) => state.canUndo);

  return (
    <div className="tools">
      {mayUndo && (
        <Button className="tool" icon={<UndoIcon />} disabled={!canUndo} onClick={() => table.undo()}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
