import { Button, Dialog, SettingsIcon } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { KEY_LABELS } from '../input/keymap.ts';
import { usePage, useUi } from './page-context.ts';

const ORDER = [
  'left',
  'right',
  'softDrop',
  'hardDrop',
  'cw',
  'ccw',
  '180',
  'hold',
  'pause',
  'restart',
  'mute',
] as const;

export function HelpDialog() {
  const { t } = useTranslation();
  const { ui } = usePage();
  const open = useUi((state) => state.dialog === 'help');
  return (
    <Dialog open={open} onClose={() => ui.setState({ dialog: undefined })} title={t('help.title')} className="help">
      <p>{t('help.aim')}</p>
      <h3>{t('help.keys')}</h3>
      <dl className="help-keys">
        {ORDER.map((action) => (
          <div key={action}>
            <dt>{t(`help.actions.${action}`)}</dt>
            <dd>
              {KEY_LABELS[action].map((label) => (
                <kbd key={label}>{label}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('help.ready')}</p>
      <h3>{t('help.touch')}</h3>
      <p>{t('help.gestures')}</p>
      <Button icon={<SettingsIcon />} onClick={() => ui.setState({ dialog: 'settings' })}>
        {t('buttons.settings')}
      </Button>
      <h3>{t('help.gamepad')}</h3>
      <p>{t('help.pad')}</p>
    </Dialog>
  );
}
