import { CommonFields, Dialog, useSettings } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useParts } from '../view/parts.ts';

/** The player's preferences. */
export function Settings({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { settings } = useParts();
  const { t } = useTranslation('kit');
  const now = useSettings(settings, (state) => state);

  return (
    <Dialog open={open} onClose={onClose} title={t('settings.title')}>
      <CommonFields now={now} onChange={(change) => settings.setState(change)} />
    </Dialog>
  );
}
