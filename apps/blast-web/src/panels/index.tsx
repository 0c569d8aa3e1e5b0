import './panels.css';
import type { i18n } from 'i18next';
import { useStore } from 'zustand';
import { showHint } from '../solver/hinting.ts';
import type { Page } from '../view/page.ts';
import { useParts } from '../view/parts.ts';
import { Viewer } from '../viewer/viewer.tsx';
import { Help } from './help.tsx';
import { JourneyMap } from './journey-map.tsx';
import { Menu } from './menu.tsx';
import { Modes } from './modes.tsx';
import { Restart } from './restart.tsx';
import { Settings } from './settings.tsx';
import { shareDaily } from './share-daily.ts';
import { Statistics } from './statistics.tsx';
import { en } from './words/en.ts';
import { zh } from './words/zh.ts';

/** Gives the page the words of the panels. */
export function addWords(language: i18n): void {
  language.addResourceBundle('en', 'translation', en, true, true);
  language.addResourceBundle('zh', 'translation', zh, true, true);
}

/** The dialog that lies over the table. All of them come with one script that the page loads when the first is asked for. */
function Panels({ page }: { readonly page: Page }) {
  const { desk } = useParts();
  const panel = useStore(desk.store, (state) => state.panel);
  const close = () => desk.close();
  return (
    <>
      <Menu open={panel === 'menu'} onClose={close} onNewGame={page.restart} />
      <Modes open={panel === 'modes'} onClose={close} onMode={page.playMode} />
      <JourneyMap open={panel === 'journey'} onClose={close} onLevel={page.playLevel} />
      <Settings open={panel === 'settings'} onClose={close} />
      <Help open={panel === 'help'} onClose={close} />
      <Statistics open={panel === 'stats'} onClose={close} />
      <Viewer open={panel === 'viewer'} onClose={close} />
      <Restart open={panel === 'restart'} onClose={close} onConfirm={page.newGame} />
    </>
  );
}

/** All that this script brings. */
export const panels = { Panels, addWords, shareDaily, showHint };
