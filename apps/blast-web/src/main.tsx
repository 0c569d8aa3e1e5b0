import './styles/main.css';
import { registerSW } from 'virtual:pwa-register';
import {
  applyLanguage,
  applyMotion,
  commonDefaults,
  createAnnouncer,
  createLanguage,
  createSettings,
  createSoundboard,
  drawSeed,
  ErrorBoundary,
  onHide,
  onShow,
  openRecords,
  openStorage,
  parseCommonSettings,
  registerServiceWorker,
} from '@blockyard/app-kit';
import { createRoot } from 'react-dom/client';
import { connectPage } from './connect.ts';
import { Desk } from './play/desk.ts';
import { Table } from './play/table.ts';
import { archive } from './session/archive.ts';
import { bestScores } from './session/best-scores.ts';
import { launch } from './session/launch.ts';
import { gameSlot, SAVE_KEY } from './session/saved-game.ts';
import { scripting } from './session/scripting.ts';
import { visibleTime } from './session/visible-time.ts';
import { App } from './view/app.tsx';
import { paintCandies } from './view/candies.ts';
import { type Parts, PartsProvider } from './view/parts.ts';
import { Stage } from './view/stage.ts';
import { SOUNDS } from './voice/sounds.ts';
import { en } from './words/en.ts';
import { zh } from './words/zh.ts';

declare const __VERSION__: string;

const store = openStorage('blockyard.blast.');
const settings = createSettings({
  store,
  key: 'settings',
  version: 1,
  defaults: commonDefaults,
  parse: parseCommonSettings,
});
const language = createLanguage({ resources: { en, zh }, setting: settings.getState().language });
const soundboard = createSoundboard({ sounds: SOUNDS, settings: settings.getState() });

settings.subscribe((now) => {
  applyLanguage(language, now.language);
  applyMotion(now.motion);
  soundboard.setMuted(!now.sound);
  soundboard.setVolume(now.volume);
  paintCandies(document.documentElement, now.patterns);
});
applyMotion(settings.getState().motion);
paintCandies(document.documentElement, settings.getState().patterns);

const best = bestScores(store);
const { session, notice } = launch(
  { slot: gameSlot(store), best, archive: archive(openRecords('blockyard.blast')), elapsed: visibleTime() },
  location.search,
  drawSeed,
);
const table = new Table(session);
const desk = new Desk();
const parts: Parts = {
  session,
  best,
  table,
  desk,
  stage: new Stage(),
  settings,
  soundboard,
  announcer: createAnnouncer(),
  language,
  store,
  updates: registerServiceWorker(registerSW),
};

best.onOutsideChange(() => table.refreshBest());
store.onOutsideChange(SAVE_KEY, (text) => {
  if (text !== undefined) session.takeOver();
});
onHide(() => session.keep());
onShow(() => session.catchUp());
session.subscribe(({ cause }) => {
  // The address no longer says which game this is; a reload goes on with the one that is saved.
  const goesOn = cause === 'move' || cause === 'undo';
  if (!goesOn && location.search !== '') history.replaceState(null, '', location.pathname);
});

const page = connectPage(parts);
if (notice !== undefined) desk.tell(notice);
Object.assign(window, { blockyard: scripting(session, __VERSION__) });

createRoot(document.getElementById('root') as HTMLElement).render(
  <ErrorBoundary version={__VERSION__}>
    <PartsProvider value={parts}>
      <App connect={page.connect} onRestart={page.restart} onNewGame={page.newGame} />
    </PartsProvider>
  </ErrorBoundary>,
);
