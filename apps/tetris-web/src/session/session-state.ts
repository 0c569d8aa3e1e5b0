import type { KeyStore } from '@blockyard/app-kit';
import type { Ruleset, TetrisEvent, TetrisView } from '@blockyard/tetris';
import type { HandlingSettings } from '@blockyard/tetris/handling';
import type { Figures } from '@blockyard/tetris/statistics';
import type { EndedGame } from '../replay/kept.ts';
import { DEFAULT_GOAL } from './measure.ts';
import type { BestShown } from './standing.ts';

/**
 * `ready`: a game is about to go on; a press of any action begins it at once. `watching`: a replay is shown in place of the
 * game.
 */
export type Status = 'menu' | 'ready' | 'playing' | 'paused' | 'over' | 'watching';

/** Whether the player's actions count. */
export function inPlay(status: Status): boolean {
  return status === 'playing' || status === 'ready';
}

export interface SessionState extends BestShown {
  readonly status: Status;
  /** `undefined` while there is no game. */
  readonly view: TetrisView | undefined;
  readonly ruleset: string;
  readonly goal: string;
  /** While `ready`: beats left before play. */
  readonly beats: number;
  /** While `ready`: a game begins, rather than goes on. */
  readonly fresh: boolean;
  /** `full`: the browser has no room for the save. `elsewhere`: another tab has saved a game of its own. */
  readonly trouble: 'full' | 'elsewhere' | undefined;
}

export const NO_GAME: Omit<SessionState, keyof BestShown> = {
  status: 'menu',
  view: undefined,
  ruleset: 'basic',
  goal: DEFAULT_GOAL,
  beats: 0,
  fresh: true,
  trouble: undefined,
};

export interface NewGame {
  readonly ruleset: string | Ruleset;
  readonly goal?: string | undefined;
  readonly seed?: number | undefined;
  readonly level?: number | undefined;
}

/** A moment of a replay: what there is to see, its game time in ms, and the figures of the game up to there, keys left out. */
export interface Moment {
  readonly figures: Figures;
  readonly view: TetrisView;
  readonly now: number;
  readonly ruleset: string;
}

export interface SessionPorts {
  readonly store: KeyStore;
  /** Wall time, as events' `timeStamp` counts it. */
  readonly now: () => number;
  readonly drawSeed: () => number;
  readonly handling: () => Partial<HandlingSettings>;
  /** Takes a game that has ended; false where the browser has no room for its replay. */
  readonly keepReplay: (ended: EndedGame) => Promise<boolean>;
}

export type SessionListener = (events: readonly TetrisEvent[], view: TetrisView) => void;
