import { Announcer } from '@blockyard/app-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Board } from './board.tsx';
import { Figures } from './figures.tsx';
import { GameOver } from './game-over.tsx';
import { Ghost } from './ghost.tsx';
import { Held } from './held.tsx';
import { Hints } from './hints.tsx';
import { Later } from './later.tsx';
import { Notices } from './notices.tsx';
import type { Page } from './page.ts';
import { useParts } from './parts.ts';
import { Tools } from './tools.tsx';
import { TopBar } from './top-bar.tsx';
import { Tray } from './tray.tsx';

export function App({ page }: { readonly page: Page }) {
  const { announcer, stage, table } = useParts();
  const { t } = useTranslation();
  const ended = useStore(table.store, (state) => state.ended);
  const won = useStore(table.store, (state) => state.journey?.state === 'won');

  useEffect(() => page.connect(), [page]);
  useEffect(() => {
    document.title = `${t('title')} · Blockyard`;
  }, [t]);

  return (
    <div className="app-shell">
      <main className="page" data-over={(ended && !won) || undefined}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <TopBar />
        <Figures />
        <Tools onHint={page.hint} />
        <Hints />
        <div className="board-frame">
          <Board />
          <Ghost />
          <div
            ref={(element) => {
              stage.overlay = element;
            }}
            className="overlay"
            aria-hidden="true"
          >
            <canvas />
          </div>
          <GameOver page={page} />
        </div>
        <Tray />
      </main>
      <Held />
      <Later page={page} />
      <Notices />
      <Announcer announcer={announcer} />
    </div>
  );
}
