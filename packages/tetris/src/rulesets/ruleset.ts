import type { ATTACK_TABLES } from '../attack/tables.ts';
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
 * `infinity`: each move or turn restarts it, for ever. `none`: a piece locks where it first rests.
 */
export type LockRule =
  | { readonly kind: 'extended'; readonly delay: number; readonly actions: number }
  | { readonly kind: 'step' | 'infinity'; readonly delay: number }
  | { readonly kind: 'none' };

/**
 * Where the pieces come from. `bag`: shuffled rounds that hold each piece `copies` times, so that 1 is the seven-bag and 2
 * the fourteen-bag. `uniform`: each piece as likely, whatever came before. `list`: these letters, over and over.
 */
export type QueueRule =
  | { readonly kind: 'bag'; readonly copies: number }
  | { readonly kind: 'uniform' }
  | { readonly kind: 'list'; readonly pieces: string };

/** Rows from others, which come in at the bottom when a piece locks, and what a clear sends to them. */
export interface GarbageRule {
  /** From receiving rows to the first lock at which they may come in, in ms. */
  readonly delay: number;
  /** The most of them that come in at one lock. */
  readonly cap: number;
  /** Whether a lock that clears rows keeps them out. */
  readonly blocking: boolean;
  /** Whether what a clear sends is first taken from what waits, the oldest first. */
  readonly cancel: boolean;
  /** The chance, in percent, that a row's hole is in another column than the hole of the row before it. */
  readonly change: number;
  /** What a clear sends; `null` for nothing. */
  readonly attack: keyof typeof ATTACK_TABLES | null;
}

/**
 * What ends the game besides a blocked spawn. `lockOut`: a piece that locks wholly (`entire`) or with any block (`partial`)
 * in the hidden rows. `garbageOut`: blocks that garbage pushes out at the top; without it they are gone. With `empties`
 * nothing ends the game: the well empties instead, and play goes on.
 */
export interface TopOutRule {
  readonly lockOut: 'none' | 'entire' | 'partial';
  readonly garbageOut?: boolean;
  readonly empties?: boolean;
}

/** The rules of a game as plain JSON. */
export interface Ruleset {
  readonly id: string;
  /** Columns, rows, and how many of the rows, at the top, are hidden. */
  readonly board: { readonly width: number; readonly height: number; readonly hidden: number };
  readonly queue: QueueRule;
  /** How many of the next pieces are shown, 0 to 6. */
  readonly previews: number;
  readonly hold: boolean;
  /** A system's id, or a system of one's own. */
  readonly rotation: RotationId | RotationSystem;
  readonly spins: SpinPolicy;
  readonly scoring: Scoring;
  /** Microseconds a row, from level 1; the last holds for every level above. 0 is at once (20G), `null` never. */
  readonly gravity: readonly (number | null)[];
  readonly lock: LockRule;
  /** Milliseconds after a clear, and before each new piece; that is one at least where nothing delays a lock. */
  readonly delays: { readonly clear: number; readonly entry: number };
  /** The row of a new piece's box top; with `drop` it goes one row down in the same instant, where that is free. */
  readonly spawn: { readonly y: number; readonly drop: boolean };
  readonly topOut: TopOutRule;
  /** The level rises with each so many rows cleared, or pieces locked. */
  readonly levels: { readonly rows: number } | { readonly pieces: number };
  /** Whether a turn or a hold is taken during the delays, for the piece that comes; not unless given. */
  readonly initial?: { readonly rotate: boolean; readonly hold: boolean };
  /** Without it no garbage is received or sent. */
  readonly garbage?: GarbageRule;
  /** How many pieces can be taken back, 0 unless given. */
  readonly undo?: number;
}
