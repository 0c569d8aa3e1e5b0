import {
  type Announcements,
  applyLanguage,
  applyMotion,
  createAnnouncer,
  createLanguage,
  createSoundboard,
  drawSeed,
  type KeyStore,
  onHide,
  openRecords,
  openStorage,
  reducedMotion,
  type Soundboard,
  vibrate,
} from '@blockyard/app-kit';
import type { i18n } from 'i18next';
import { announceEvents } from './announce.ts';
import { Frames } from './frames.ts';
import type { Action } from './input/actions.ts';
import { keymapOf } from './input/bindings.ts';
import { KeptReplays } from './replay/kept.ts';
import { Session } from './session/session.ts';
import { handlingOf, openSettings, type Settings } from './settings.ts';
import { playEvents, SOUNDS, type SoundName } from './sounds.ts';
import { en } from './words/en.ts';
import { zh } from './words/zh.ts';

/** All that lives as long as the page, joined together. */
export interface Page {
  readonly store: KeyStore;
  readonly settings: Settings;
  readonly language: i18n;
  /** What the keys do now. */
  readonly keymap: () => ReadonlyMap<string, Action>;
  readonly session: Session;
  readonly replays: KeptReplays;
  readonly frames: Frames;
  readonly board: Soundboard<SoundName>;
  readonly announcer: Announcements;
}

export function openPage(): Page {
  const store = openStorage('blockyard.tetris.');
  const settings = openSettings(store);
  const language = createLanguage({ resources: { en, zh }, setting: settings.getState().language });
  const board = createSoundboard<SoundName>({ sounds: SOUNDS, settings: settings.getState() });
  const announcer = createAnnouncer();
  const frames = new Frames();
  const replays = new KeptReplays(openRecords('blockyard.tetris.replays'));
  const session = new Session({
    store,
    drawSeed,
    now: () => performance.now(),
    handling: () => handlingOf(settings.getState()),
    // Where nothing at all is kept, the page has said so when it began.
    keepReplay: async (ended) => (await replays.keep(ended)) || !store.persistent,
  });

  let keymap = keymapOf(settings.getState().keys);
  applyMotion(settings.getState().motion);
  settings.subscribe((now, before) => {
    board.setMuted(!now.sound);
    board.setVolume(now.volume);
    applyMotion(now.motion);
    applyLanguage(language, now.language);
    if (now.keys !== before.keys) keymap = keymapOf(now.keys);
    if (JSON.stringify(handlingOf(now)) !== JSON.stringify(handlingOf(before))) session.handle();
  });

  session.subscribe((events, view) => {
    playEvents(board, events);
    if (session.state.getState().status !== 'watching') announceEvents(announcer, language, events, view);
    const cleared = events.find(({ type }) => type === 'cleared');
    const dropped = events.some(({ type }) => type === 'dropped');
    if (cleared?.type === 'cleared')
      vibrate(cleared.rows.length >= 4 ? [30, 30, 60] : 30, settings.getState().vibration);
    else if (dropped) vibrate(12, settings.getState().vibration);
  });
  session.state.subscribe((now, before) => {
    if (now.beats !== before.beats && now.beats > 0) board.play('beat');
    if (now.status === 'playing' && before.status === 'ready') board.play('go');
    frames.wake();
  });

  frames.add(() => {
    session.advance();
    return session.state.getState().status === 'playing';
  });
  onHide(() => session.pause(), { blur: true });

  return { store, settings, language, keymap: () => keymap, session, replays, frames, board, announcer };
}

/** Whether effects are to be left out now. */
export function calm(settings: Settings): boolean {
  return reducedMotion(settings.getState().motion);
}
