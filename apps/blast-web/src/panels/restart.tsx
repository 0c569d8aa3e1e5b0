import { ConfirmDialog, formatCount } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useParts } from '../view/parts.ts';

export interface RestartProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before the running game is lost. */
export function Restart({ open, onClose, onConfirm }: RestartProps) {
  const { table } = useParts();
  const { t, i18n } = useTranslation();
  const score = useStore(table.store, (state) => state.view.score);
  return (
    <ConfirmDialog
      open={open}
      title={t('restart.title')}
      confirm={t('restart.confirm')}
      cancel={t('restart.cancel')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>{t('restart.text', { score: formatCount(score, i18n.language) })}</p>
    </ConfirmDialog>
  );
}
