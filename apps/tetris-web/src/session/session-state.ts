import type { KeyStore } from '@blockyard/app-kit';
import type { Replay } from '@blockyard/grid-core/replay';
import type { TetrisCommand, TetrisEvent, TetrisView } from '@blockyard/tetris';
import type { HandlingSettings } from '@blockyard/tetris/handling';

/** `ready`: a game is about to go on; a press of any action begins it at once. */
export type Status = 'menu' | 'ready' | 'playing' | 'paused' | 'over';

/** Whether the player's actions count. */
export function inPlay(status: Status): boolean {
  return status === 'playing' || status === 'ready';
}

export interface SessionState {
  readonly status: Status;
  /** `undefined` while there is no game. */
  readonly view: TetrisView | undefined;
  readonly ruleset: string;
  /** While `ready`: beats left before play. */
  readonly beats: number;
  /** While `ready`: a game begins, rather than goes on. */
  readonly fresh: boolean;
  readonly best: number;
  /** The game has beaten the best that stood when it began. */
  readonly newBest: boolean;
  /** `full`: the browser has no room for the save. `elsewhere`: another tab has saved a game of its own. */
  readonly trouble: 'full' | 'elsewhere' | undefined;
}

export interface NewGame {
  readonly ruleset: string;
  readonly seed?: number;
  readonly level?: number;
}

export interface SessionPorts {
  readonly store: KeyStore;
  /** Wall time, as events' `timeStamp` counts it. */
  readonly now: () => number;
  readonly drawSeed: () => number;
  readonly handling: () => Partial<HandlingSettings>;
  /** Takes the replay of a game that has ended. */
  readonly keepReplay: (replay: Replay<TetrisCommand>) => void;
}

export type SessionListener = (events: readonly TetrisEvent[], view: TetrisView) => void;
