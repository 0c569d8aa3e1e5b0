import './styles/main.css';
import { registerSW } from 'virtual:pwa-register';
import {
  applyMotion,
  commonDefaults,
  createAnnouncer,
  createSettings,
  createSoundboard,
  drawSeed,
  ErrorBoundary,
  launchOptions,
  onHide,
  onShow,
  openRecords,
  openStorage,
  parseCommonSettings,
  registerServiceWorker,
} from '@blockyard/app-kit';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { connectPage } from './connect.ts';
import { localDate } from './modes/day.ts';
import { addressOf } from './modes/modes.ts';
import { Desk } from './play/desk.ts';
import { Table } from './play/table.ts';
import { archive } from './session/archive.ts';
import { bestScores } from './session/best-scores.ts';
import { launch } from './session/launch.ts';
import { results } from './session/results.ts';
import { gameSlot, SAVE_KEY } from './session/saved-game.ts';
import { scripting } from './session/scripting.ts';
import { shelf } from './session/shelf.ts';
import { visibleTime } from './session/visible-time.ts';
import { App } from './view/app.tsx';
import { paintCandies } from './view/candies.ts';
import { type Parts, PartsProvider } from './view/parts.ts';
import { Stage } from './view/stage.ts';
import { SOUNDS } from './voice/sounds.ts';
import { speak, switchLanguage } from './words/speak.ts';

declare const __VERSION__: string;

const store = openStorage('blockyard.blast.');
const settings = createSettings({
  store,
  key: 'settings',
  version: 1,
  defaults: commonDefaults,
  parse: parseCommonSettings,
});
const desk = new Desk();
void speak(settings.getState().language).then(openPage);

/** Puts the page together, once there are words for it. */
function openPage(language: i18n): void {
  const soundboard = createSoundboard({ sounds: SOUNDS, settings: settings.getState() });

  settings.subscribe((now, before) => {
    switchLanguage(language, () => settings.getState().language).catch(() => desk.tell({ key: 'notice.notLoaded' }));
    applyMotion(now.motion);
    soundboard.setMuted(!now.sound);
    soundboard.setVolume(now.volume);
    if (now.patterns !== before.patterns) paintCandies(now.patterns);
  });
  applyMotion(settings.getState().motion);
  paintCandies(settings.getState().patterns);

  const best = bestScores(store);
  const stars = bestScores(store, 'stars');
  const days = bestScores(store, 'days');
  const games = shelf(store);
  const finished = results(store);
  const { session, notice, panel } = launch(
    {
      slot: gameSlot(store),
      shelf: games,
      best,
      stars,
      days,
      results: finished,
      time: Date.now,
      archive: archive(openRecords('blockyard.blast')),
      elapsed: visibleTime(),
    },
    location.search,
    { drawSeed, today: localDate },
  );
  const table = new Table(session);
  const parts: Parts = {
    session,
    best,
    stars,
    days,
    shelf: games,
    results: finished,
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
    if (cause === 'move' || cause === 'undo') return;
    // The address names the mode; a reload goes on there with the game that is saved.
    const search = addressOf(session.mode, session.level?.id);
    if (location.search !== search) history.replaceState(null, '', location.pathname + search);
  });

  const page = connectPage(parts);
  if (notice !== undefined) desk.tell(notice);
  if (panel !== undefined) desk.open(panel);
  const { replay } = launchOptions(location.search).options;
  if (replay !== undefined) desk.watch({ kind: 'text', text: replay });
  Object.assign(window, { blockyard: scripting(session, __VERSION__) });

  createRoot(document.getElementById('root') as HTMLElement).render(
    <ErrorBoundary version={__VERSION__}>
      <PartsProvider value={parts}>
        <App page={page} />
      </PartsProvider>
    </ErrorBoundary>,
  );
}
