import type { Cell } from '@blockyard/grid-core';

/** What a level asks for: so many lines, so many points, or every gem off the board. */
export type Goal =
  | { readonly kind: 'lines'; readonly count: number }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'gems'; readonly cells: readonly Cell[] };

export interface Level {
  /** From 1, in the order of the journey. */
  readonly id: number;
  readonly seed: number;
  /** How many placements there are for it. */
  readonly moves: number;
  readonly goal: Goal;
  /** The board at the start, text rows; empty unless given. */
  readonly board?: readonly string[] | undefined;
}

/** How far a level is: it is folded over the game's events. */
export interface Progress {
  /** Placements made. */
  readonly moves: number;
  readonly lines: number;
  readonly points: number;
  /** The gems that are still on the board. */
  readonly gems: readonly Cell[];
}
