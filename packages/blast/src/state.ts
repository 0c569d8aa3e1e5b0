import type { Grid, RandomState } from '@blockyard/grid-core';
import type { Ruleset, Tray, TrayPiece } from './types.ts';

/** All that a game is, as data. The transitions (`deal.ts`, `place.ts`) change the state that they are handed. */
export interface BlastState {
  readonly ruleset: Ruleset;
  readonly board: Grid;
  tray: (TrayPiece | null)[];
  /** Trays to deal before any is drawn. */
  nextTrays: readonly Tray[];
  /** The random stream that trays are drawn from. */
  deals: RandomState;
  now: number;
  score: number;
  lines: number;
  round: number;
  over: boolean;
}

export function isUsedUp(tray: Tray): boolean {
  return tray.every((piece) => piece === null);
}
