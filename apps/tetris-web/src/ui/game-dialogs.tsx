import {
  Button,
  ConfirmDialog,
  Dialog,
  HelpIcon,
  HomeIcon,
  PlayIcon,
  RestartIcon,
  SettingsIcon,
} from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { ModeName } from './mode.tsx';
import { OverDialog } from './over-dialog.tsx';
import { useGame, usePage, useUi } from './page-context.ts';

/** The dialogs that the game's own state opens: paused, over, and the question before a restart. */
export function GameDialogs() {
  const status = useGame((state) => state.status);
  const dialog = useUi((state) => state.dialog);
  return (
    <>
      {status === 'paused' && dialog !== 'restart' && <PauseDialog />}
      {status === 'over' && <OverDialog />}
      {dialog === 'restart' && <RestartDialog />}
    </>
  );
}

function PauseDialog() {
  const { t } = useTranslation();
  const { session, ui } = usePage();
  const restart = (): void => {
    if (session.hasSomethingToLose) ui.setState({ dialog: 'restart' });
    else session.restart();
  };
  return (
    <Dialog
      open
      onClose={() => session.resume()}
      title={t('paused.title')}
      className="dialog-small"
      dismissible={false}
    >
      <ModeName />
      <div className="stack">
        <Button variant="primary" icon={<PlayIcon />} onClick={() => session.resume()} data-autofocus>
          {t('paused.resume')}
        </Button>
        <Button icon={<RestartIcon />} onClick={restart}>
          {t('paused.restart')}
        </Button>
        <Button icon={<SettingsIcon />} onClick={() => ui.setState({ dialog: 'settings' })}>
          {t('buttons.settings')}
        </Button>
        <Button icon={<HelpIcon />} onClick={() => ui.setState({ dialog: 'help' })}>
          {t('buttons.help')}
        </Button>
        <Button variant="quiet" icon={<HomeIcon />} onClick={() => session.leave()}>
          {t('paused.menu')}
        </Button>
      </div>
    </Dialog>
  );
}

function RestartDialog() {
  const { t } = useTranslation();
  const { session, ui } = usePage();
  const close = (): void => ui.setState({ dialog: undefined });
  return (
    <ConfirmDialog
      open
      title={t('restart.title')}
      confirm={t('restart.confirm')}
      cancel={t('restart.cancel')}
      danger
      onConfirm={() => {
        close();
        session.restart();
      }}
      onCancel={() => {
        close();
        session.resume();
      }}
    >
      <p>{t('restart.text')}</p>
    </ConfirmDialog>
  );
}
