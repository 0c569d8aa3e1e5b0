import { Announcer, ConfirmDialog, formatCount } from '@blockyard/app-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Board } from './board.tsx';
import { Figures } from './figures.tsx';
import { GameOver } from './game-over.tsx';
import { Held } from './held.tsx';
import { Help } from './help.tsx';
import { Hints } from './hints.tsx';
import { Menu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { useParts } from './parts.ts';
import { Settings } from './settings.tsx';
import { Tools } from './tools.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';

export interface AppProps {
  /** Listens to the devices, once the page stands; returns the way to stop. */
  readonly connect: () => () => void;
  /** Begins a new game, after asking where one would be lost. */
  readonly onRestart: () => void;
  readonly onNewGame: () => void;
}

export function App({ connect, onRestart, onNewGame }: AppProps) {
  const { announcer, desk, stage, table } = useParts();
  const { t, i18n } = useTranslation();
  const panel = useStore(desk.store, (state) => state.panel);
  const { over, score } = useStore(table.store, (state) => state.view);
  const close = () => desk.close();

  useEffect(() => connect(), [connect]);
  useEffect(() => {
    document.title = `${t('title')} · Blockyard`;
  }, [t]);

  return (
    <div className="app-shell">
      <main className="page" data-over={over || undefined}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <TopBar />
        <Figures />
        <Tools />
        <Hints />
        <div className="board-frame">
          <Board />
          <div
            ref={(element) => {
              stage.overlay = element;
            }}
            className="overlay"
            aria-hidden="true"
          >
            <canvas />
          </div>
          <GameOver onAgain={onNewGame} />
        </div>
        <Tray />
      </main>
      <Held />
      <Menu open={panel === 'menu'} onClose={close} onNewGame={onRestart} />
      <Settings open={panel === 'settings'} onClose={close} />
      <Help open={panel === 'help'} onClose={close} />
      <ConfirmDialog
        open={panel === 'restart'}
        title={t('restart.title')}
        confirm={t('restart.confirm')}
        cancel={t('restart.cancel')}
        onConfirm={onNewGame}
        onCancel={close}
      >
        <p>{t('restart.text', { score: formatCount(score, i18n.language) })}</p>
      </ConfirmDialog>
      <Notices />
      <Announcer announcer={announcer} />
    </div>
  );
}
