import { Button, UndoIcon } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { BulbIcon } from './icons.tsx';
import { useParts } from './parts.ts';

/** What helps in play, beside the score: undo and hint, in the modes that have them. */
export function Tools({ onHint }: { readonly onHint: () => void }) {
  const { table } = useParts();
  const { t } = useTranslation();
  const mayUndo = useStore(table.store, (state) => state.mayUndo);
  const canUndo = useStore(table.store, (state) => state.canUndo);

  const mayHint = useStore(table.store, (state) => state.mayHint);
  const ended = useStore(table.store, (state) => state.ended);
  const thinking = useStore(table.store, (state) => state.thinking);

  return (
    <div className="tools">
      {mayUndo && (
        <Button className="tool" icon={<UndoIcon />} disabled={!canUndo} onClick={() => table.undo()}>
          {t('undo')}
        </Button>
      )}
      {mayHint && (
        <Button
          className="tool"
          icon={<BulbIcon />}
          disabled={ended}
          aria-busy={thinking}
          data-thinking={thinking || undefined}
          onClick={onHint}
        >
          {t('hint.title')}
        </Button>
      )}
    </div>
  );
}
