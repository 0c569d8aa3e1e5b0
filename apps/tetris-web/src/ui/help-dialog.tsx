import { Button, Dialog, KeyboardIcon, SettingsIcon } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { ACTIONS } from '../input/actions.ts';
import { KeyCaps } from './key-caps.tsx';
import { usePage } from './page-context.ts';

export function HelpDialog() {
  const { t } = useTranslation();
  const { ui } = usePage();
  return (
    <Dialog open onClose={() => ui.setState({ dialog: undefined })} title={t('help.title')} className="help">
      <p>{t('help.aim')}</p>
      <h3>{t('help.keys')}</h3>
      <dl className="help-keys">
        {ACTIONS.map((action) => (
          <div key={action}>
            <dt>{t(`help.actions.${action}`)}</dt>
            <dd>
              <KeyCaps action={action} />
            </dd>
          </div>
        ))}
      </dl>
      <Button icon={<KeyboardIcon />} onClick={() => ui.setState({ dialog: 'keys' })}>
        {t('keys.open')}
      </Button>
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
