import type { Cell, Game, GridView, Outcome } from '@blockyard/grid-core';

/** The pieces in the order of their colours: I is colour 1, L is 7; garbage is 8. */
export const PIECES = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type Piece = (typeof PIECES)[number];

/** The letters of boards as text. */
export const PALETTE = 'IOTSZJLG';

/** Quarter turns clockwise from the spawn state. */
export type Rotation = 0 | 1 | 2 | 3;
export type TurnDirection = 'cw' | 'ccw' | '180';
export type Spin = 'none' | 'mini' | 'full';

export type TetrisCommand =
  | { readonly type: 'move'; readonly dx: -1 | 1 }
  | { readonly type: 'rotate'; readonly dir: TurnDirection }
  /** `factor` is how many times faster than gravity, 1 to 100, 20 unless told; `max` falls to the floor at once. */
  | { readonly type: 'softDrop'; readonly on: boolean; readonly factor?: number | 'max' }
  | { readonly type: 'hardDrop' }
  | { readonly type: 'hold' }
  /** Rows of garbage from others, 1 to 64; they come in at a later lock, as the ruleset says. */
  | { readonly type: 'receiveGarbage'; readonly rows: number }
  /** Takes the last locked piece back: the game is as when that piece came into play, but for its clock. */
  | { readonly type: 'undo' };

export const TETRIS_REASONS = [
  'blocked',
  'no-turn',
  'no-hold',
  'hold-used',
  'no-piece',
  'no-garbage',
  'no-undo',
  'over',
] as const;
export type TetrisReason = (typeof TETRIS_REASONS)[number];

/** A piece where it stands: (x, y) is the top left corner of its box, which may be an empty cell or outside the well. */
export interface Placement {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  /** Its four blocks, row by row. */
  readonly cells: readonly Cell[];
}

export const OVER_REASONS = ['block-out', 'lock-out', 'partial-lock-out', 'garbage-out', 'goal'] as const;
export type OverReason = (typeof OVER_REASONS)[number];
export type TopOutReason = Exclude<OverReason, 'goal'>;

/** How a game ended: its goal, whether that was reached, the reason, and the ms of game time. */
export interface TetrisResult {
  readonly goal: string;
  readonly reached: boolean;
  readonly reason: OverReason;
  readonly ms: number;
}

/** What a score was given for; only the parts that are not 0. They add up to the points. */
export interface ScoreParts {
  readonly clear?: number;
  readonly backToBack?: number;
  readonly combo?: number;
  readonly perfect?: number;
  readonly softDrop?: number;
  readonly hardDrop?: number;
}

export type TetrisEvent =
  | ({ readonly type: 'spawned' } & Placement)
  | { readonly type: 'moved'; readonly dx: -1 | 1; readonly x: number; readonly y: number }
  | { readonly type: 'fell'; readonly rows: number; readonly by: 'gravity' | 'softDrop' }
  | {
      readonly type: 'rotated';
      readonly from: Rotation;
      readonly to: Rotation;
      /** The index of the kick test that fitted; 0 is in place. */
      readonly kick: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'held'; readonly piece: Piece; readonly released: Piece | null }
  | { readonly type: 'dropped'; readonly rows: number }
  | ({
      readonly type: 'locked';
      readonly spin: Spin;
      /** The kick of the last action where that was a turn, else `null`. */
      readonly kick: number | null;
      /** The rows that it clears, before the removal, ascending. */
      readonly rows: readonly number[];
    } & Placement)
  | {
      readonly type: 'cleared';
      /** Before the removal, ascending. */
      readonly rows: readonly number[];
      /** Nothing is left in the well. */
      readonly perfect: boolean;
    }
  | { readonly type: 'scored'; readonly points: number; readonly parts: ScoreParts }
  | { readonly type: 'levelUp'; readonly level: number }
  /** The entry delay begins, where the ruleset has one. */
  | { readonly type: 'entering' }
  /** Rows of garbage wait from now on. */
  | { readonly type: 'garbageQueued'; readonly rows: number }
  /** Rows came in at the bottom, the columns of their holes from the top row down. */
  | { readonly type: 'garbageRose'; readonly rows: number; readonly holes: readonly number[] }
  /** What a clear is worth to others, in the parts in which it goes out: so many lines cancelled garbage that waits, the rest is sent. */
  | {
      readonly type: 'attacked';
      readonly parts: readonly number[];
      readonly cancelled: number;
      readonly sent: number;
    }
  /** The well was emptied where the game would have ended. */
  | { readonly type: 'emptied'; readonly reason: TopOutReason }
  /** A piece was taken back: this one is in play again. */
  | ({ readonly type: 'undone' } & Placement)
  /** The goal was reached, at this ms of game time; `over` follows. */
  | {
      readonly type: 'reached';
      readonly goal: string;
      readonly by: 'lines' | 'level' | 'ms' | 'dug';
      readonly ms: number;
    }
  | { readonly type: 'over'; readonly reason: OverReason };

export type TetrisOutcome = Outcome<TetrisEvent, TetrisReason>;
export type Phase = 'falling' | 'clearing' | 'entering' | 'over';

/** What a page shows; never changes, and stays the same object until an event. */
export interface TetrisView {
  /** Settled blocks only, hidden rows included. */
  readonly well: GridView;
  /** How many rows at the top are hidden. */
  readonly hiddenRows: number;
  readonly active: Placement | null;
  /** Where the active piece would land. */
  readonly ghost: Placement | null;
  /** The next pieces, as many as the ruleset shows. */
  readonly queue: readonly Piece[];
  readonly hold: Piece | null;
  /** Whether a hold would be taken now. */
  readonly canHold: boolean;
  readonly score: number;
  readonly level: number;
  readonly lines: number;
  /** −1 when none runs. */
  readonly combo: number;
  /** −1 when none runs. */
  readonly backToBack: number;
  readonly phase: Phase;
  readonly over: boolean;
  readonly overReason: OverReason | null;
  /** What the game is played for, by id. */
  readonly goal: string;
  /** How it ended; `null` while it goes on. */
  readonly result: TetrisResult | null;
  /** How many pieces have locked. */
  readonly pieces: number;
  /** How many rows of garbage have been cleared. */
  readonly dug: number;
  /** How many rows of garbage wait. */
  readonly garbage: number;
  /** Whether an undo would be taken now. */
  readonly canUndo: boolean;
}

/** A position as drawn, not yet known to be possible: `TetrisGame.fromPosition` is the door. */
export interface TetrisPosition {
  /** The well's bottom rows, top to bottom; rows above them are empty. */
  readonly board: readonly string[];
  /** Without it the next piece spawns. */
  readonly active?: { readonly piece: Piece; readonly x: number; readonly y: number; readonly rotation: Rotation };
  /** The next pieces; then the game goes on from its seed. */
  readonly queue?: string | readonly Piece[];
  readonly hold?: Piece | null;
  readonly level?: number;
}

/** What can be wrong with a position, or with the ruleset or goal that it is to be played by; the word is the part of it. */
export type PositionProblem = 'position' | 'board' | 'active' | 'queue' | 'hold' | 'ruleset';

/** The form of snapshots that this version writes and reads. */
export const SNAPSHOT_FORMAT = 'blockyard-tetris/1';

/** The version of the rules, raised whenever the same commands lead to another game. */
export const RULES_VERSION = 2;

/** What a snapshot says of itself. */
export const VERSIONS = { format: SNAPSHOT_FORMAT, rules: RULES_VERSION } as const;

/**
 * What can be wrong with a snapshot: not one at all, of another format or rules version, of a ruleset that is not known or
 * has changed, or of a game that cannot be.
 */
export type SnapshotProblem = 'snapshot' | 'format' | 'rules' | 'ruleset' | 'state';

/** Plain JSON; `TetrisGame.restore` reads it. */
export interface TetrisSnapshot {
  readonly format: typeof SNAPSHOT_FORMAT;
  readonly rules: number;
  readonly [field: string]: unknown;
}

export type TetrisGameContract = Game<TetrisCommand, TetrisEvent, TetrisReason, TetrisSnapshot>;
