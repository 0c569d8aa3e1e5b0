import type { Grid, RandomState } from '@blockyard/grid-core';
import type { Ruleset } from './ruleset-types.ts';
import type { BlastFrame, Tray, TrayPiece } from './types.ts';

/** The numbers of a game that a placement changes, and where they start. */
export const COUNTS = {
  score: 0,
  lines: 0,
  /** The clears of the running streak; stays 0 where the ruleset counts none. */
  streak: 0,
  /** Placements in a row that cleared nothing. */
  dry: 0,
  round: 1,
  /** Trays that were drawn and not dealt, since the start. */
  rejected: 0,
};

export type Counts = typeof COUNTS;

/** What a placement changes. */
export interface Moment extends Counts {
  board: Grid;
  tray: (TrayPiece | null)[];
  /** Trays to deal before any is drawn. */
  nextTrays: readonly Tray[];
  /** The random stream that trays are drawn from. */
  deals: RandomState;
}

/** All that a game is, as data. The transitions (`deal.ts`, `place.ts`, `undo.ts`) change the state that they are handed. */
export interface BlastState extends Moment {
  readonly ruleset: Ruleset;
  now: number;
  over: boolean;
  /** Where the game stood before each placement that can be taken back, the last one last. */
  readonly past: BlastFrame[];
}

export function isUsedUp(tray: Tray): boolean {
  return !tray.some(Boolean);
}
