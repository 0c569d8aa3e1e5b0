import type { KeyStore } from '@blockyard/app-kit';
import { BlastGame, type BlastPosition, type BlastSnapshot } from '@blockyard/blast';
import { bestScores } from './session/best-scores.ts';
import { results } from './session/results.ts';
import { gameSlot } from './session/saved-game.ts';
import { BlastSession } from './session/session.ts';
import type { SessionParts } from './session/session-parts.ts';
import { shelf } from './session/shelf.ts';

/** A store in memory that two "tabs" may share; `tell` sends what one wrote to the other, as a browser does. */
export interface MemoryStore extends KeyStore {
  readonly texts: Map<string, string>;
  full: boolean;
  tell(key: string): void;
}

export function memoryStore(texts = new Map<string, string>()): MemoryStore {
  const listeners = new Map<string, (text: string | undefined) => void>();
  const store: MemoryStore = {
    texts,
    full: false,
    persistent: true,
    read: (key) => texts.get(key),
    write(key, text) {
      if (store.full) return false;
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
    onOutsideChange(key, listener) {
      listeners.set(key, listener);
      return () => listeners.delete(key);
    },
    tell: (key) => listeners.get(key)?.(texts.get(key)),
  };
  return store;
}

export interface TestParts extends SessionParts {
  readonly store: MemoryStore;
  /** The scores of the games that were archived. */
  readonly kept: number[];
}

/** A session's parts, all in memory; 250 ms pass before every move. */
export function testParts(store = memoryStore()): TestParts {
  const kept: number[] = [];
  return {
    store,
    kept,
    slot: gameSlot(store),
    shelf: shelf(store),
    best: bestScores(store),
    stars: bestScores(store, 'stars'),
    days: bestScores(store, 'days'),
    results: results(store),
    time: () => 1_000_000,
    archive: {
      keep: async (replay) => {
        kept.push(replay.end.score);
        return true;
      },
    },
    elapsed: () => 250,
  };
}

/** A drawn position as a snapshot. */
export function drawn(position: BlastPosition): BlastSnapshot {
  const game = BlastGame.fromPosition(position);
  if (!game.ok) throw new Error(game.error.message);
  return game.value.snapshot();
}

/** A session that stands at a drawn position. */
export function sessionAt(position: BlastPosition, parts: SessionParts = testParts()): BlastSession {
  const session = BlastSession.start(parts, { seed: 1, ruleset: 'classic' });
  const loaded = session.load(drawn(position));
  if (!loaded.ok) throw new Error(loaded.error.message);
  return session;
}

/** Row 4 lacks its three last cells; the rest is nearly empty. */
export const NEARLY: BlastPosition = {
  board: ['........', '.RR.....', '........', '........', 'BBGYY...', '........', '.PP.....', '........'],
  tray: ['i3h', 'o4', 'l4a'],
};

/** A dot still fits and ends the game: the square of nine then has no room. */
export const NEAR_END: BlastPosition = {
  board: ['R.OO.BB.', '.GG.P.YY', 'BB.RR.O.', '.PY.GG.B', 'OO.BB.RP', '.YG.O.GG', 'RR.PP.Y.', '.BO.YY.R'],
  tray: ['dot', 'o9', null],
};
