import {
  Button,
  ConfirmDialog,
  copyText,
  Dialog,
  formatCount,
  formatDuration,
  HelpIcon,
  HomeIcon,
  PlayIcon,
  packText,
  RestartIcon,
  SettingsIcon,
  TrophyIcon,
} from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useGame, usePage, useUi } from './page-context.ts';

/**
 * The dialogs that the game's own state opens: paused, over, and the question before a restart. One that is closed is not
 * there at all: each piece that moves would render it.
 */
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

function OverDialog() {
  const { t, i18n } = useTranslation();
  const { session, ui } = usePage();
  const view = useGame((state) => state.view);
  const best = useGame((state) => state.best);
  const newBest = useGame((state) => state.newBest);
  const count = (n: number): string => formatCount(n, i18n.language);
  const copy = async (): Promise<void> => {
    const replay = session.replay();
    const copied = replay !== undefined && (await copyText(packText(JSON.stringify(replay))));
    ui.setState({ notice: t(copied ? 'kit:copied' : 'kit:notCopied') });
  };
  return (
    <Dialog
      open
      onClose={() => session.leave()}
      title={t('over.title')}
      className="dialog-small over"
      dismissible={false}
      footer={
        <>
          <Button icon={<HomeIcon />} onClick={() => session.leave()}>
            {t('over.menu')}
          </Button>
          <Button variant="primary" icon={<RestartIcon />} onClick={() => session.restart()}>
            {t('over.again')}
          </Button>
        </>
      }
    >
      {view?.overReason != null && <p className="over-reason">{t(`over.reason.${view.overReason}`)}</p>}
      <p className="over-score numeral">{count(view?.score ?? 0)}</p>
      {newBest ? (
        <p className="over-best new">
          <TrophyIcon /> {t('over.newBest')}
        </p>
      ) : (
        <p className="over-best">
          {t('hud.best')} <span className="numeral">{count(best)}</span>
        </p>
      )}
      <dl className="over-figures">
        <div>
          <dt>{t('hud.lines')}</dt>
          <dd className="numeral">{view?.lines ?? 0}</dd>
        </div>
        <div>
          <dt>{t('hud.level')}</dt>
          <dd className="numeral">{view?.level ?? 1}</dd>
        </div>
        <div>
          <dt>{t('hud.time')}</dt>
          <dd className="numeral">{formatDuration(session.time).slice(0, -1)}</dd>
        </div>
      </dl>
      <Button variant="quiet" className="over-copy" onClick={() => void copy()}>
        {t('over.copy')}
      </Button>
    </Dialog>
  );
}
