import type { RotationSystem } from '../rotation/system.ts';
import type { RotationId } from '../rotation/systems.ts';
import type { SpinPolicy } from '../spins.ts';

/** Points by rows cleared, from 0 rows. */
export type RowPoints = readonly number[];

export interface Scoring {
  /** Points, times the level, by rows cleared from 0: for a lock without a spin, with a mini, with a full one. */
  readonly none: RowPoints;
  readonly mini: RowPoints;
  readonly full: RowPoints;
  /** A difficult clear (four rows, or a spin with rows) right after another is worth so many times its base; `null`: not counted. */
  readonly backToBack: number | null;
  /** Points a step of the combo; the first clear in a row is step 0. */
  readonly combo: { readonly points: number; readonly timesLevel: boolean };
  /** Added, times the level, for an empty well; `backToBack` for a back-to-back clear of four rows. */
  readonly perfect: { readonly rows: RowPoints; readonly backToBack: number };
  /** Points a row, never times the level. */
  readonly softDrop: number;
  readonly hardDrop: number;
}

/**
 * How long a resting piece may still be moved, in ms. `extended`: each move or turn after the first rest restarts the
 * timer, `actions` times; a new lowest row restores them. `step`: only coming to rest lower than ever restarts it.
 */
export type LockRule =
  | { readonly kind: 'extended'; readonly delay: number; readonly actions: number }
  | { readonly kind: 'step'; readonly delay: number };

/** The rules of a game as plain JSON. */
export interface Ruleset {
  readonly id: string;
  /** Columns, rows, and how many of the rows, at the top, are hidden. */
  readonly board: { readonly width: number; readonly height: number; readonly hidden: number };
  /** Shuffled rounds that hold each piece so many times. */
  readonly queue: { readonly kind: 'bag'; readonly copies: number };
  /** How many of the next pieces are shown. */
  readonly previews: number;
  readonly hold: boolean;
  /** A system's id, or a system of one's own. */
  readonly rotation: RotationId | RotationSystem;
  readonly spins: SpinPolicy;
  readonly scoring: Scoring;
  /** Microseconds a row, from level 1; the last holds for every level above. 0 is at once (20G), `null` never. */
  readonly gravity: readonly (number | null)[];
  readonly lock: LockRule;
  /** Milliseconds after a clear, and before each new piece. */
  readonly delays: { readonly clear: number; readonly entry: number };
  /** The row of a new piece's box top; with `drop` it goes one row down in the same instant, where that is free. */
  readonly spawn: { readonly y: number; readonly drop: boolean };
  /** A blocked spawn always ends the game; `entire`: a piece that locks wholly in the hidden rows does too. */
  readonly topOut: { readonly lockOut: 'none' | 'entire' };
  /** The level rises with each so many rows. */
  readonly levels: { readonly rows: number };
}
