import type { Cell, Game, GridView, Outcome, RandomState, Shape } from '@blockyard/grid-core';
import type { Ruleset } from './ruleset-types.ts';

/** Puts the piece of a tray slot on the board, its box's top left corner on column x, row y. */
export interface Place {
  readonly type: 'place';
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

/** Takes the last placement back, where the ruleset lets that be done. */
export interface Undo {
  readonly type: 'undo';
}

export type BlastCommand = Place | Undo;

/** Why a command is refused, in the order in which the reasons are looked for; the last two are for `undo`. */
export type BlastReason =
  | 'over'
  | 'bad-slot'
  | 'empty-slot'
  | 'out-of-bounds'
  | 'overlap'
  | 'no-undo'
  | 'nothing-to-undo';

/** A piece in the tray. `id` is its shape's in the library, or `null` for one drawn by hand in a position. */
export interface TrayPiece {
  readonly id: string | null;
  readonly shape: Shape;
  readonly cells: readonly Cell[];
  /** 1 to 6. */
  readonly colour: number;
}

/** The tray's slots, from the left; a used slot stays in its place as `null`. */
export type Tray = readonly (TrayPiece | null)[];

export interface Placed {
  readonly type: 'placed';
  readonly slot: number;
  readonly piece: TrayPiece;
  readonly x: number;
  readonly y: number;
  /** The board cells that the piece filled. */
  readonly cells: readonly Cell[];
  readonly points: number;
}

/** All full rows, columns and boxes, found together and emptied at once. */
export interface Cleared {
  readonly type: 'cleared';
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Numbered row by row from the top left; only where the ruleset clears boxes. */
  readonly boxes?: readonly number[];
  /** Rows, columns and boxes together. */
  readonly lines: number;
  /** The board cells that were emptied, each once, with the colour that they had. */
  readonly cells: readonly (readonly [x: number, y: number, colour: number])[];
  readonly points: number;
  /** Which clear of its streak this is, from 1; only where the ruleset counts streaks. */
  readonly streak?: number;
  /** The board is empty now. */
  readonly perfect: boolean;
}

export interface Dealt {
  readonly type: 'dealt';
  readonly round: number;
  readonly tray: Tray;
}

/** No piece of the tray fits anywhere; `slots` are the ones that still held a piece. */
export interface Over {
  readonly type: 'over';
  readonly reason: 'no-room';
  readonly slots: readonly number[];
  readonly score: number;
}

/** The last placement was taken back; score, round and tray as they are again. */
export interface Undone {
  readonly type: 'undone';
  readonly score: number;
  readonly round: number;
  readonly tray: Tray;
}

export type BlastEvent = Placed | Cleared | Dealt | Over | Undone;

/** What a page shows; never changes, and stays the same object until an event. */
export interface BlastView {
  readonly board: GridView;
  readonly tray: Tray;
  readonly score: number;
  /** Rows, columns and boxes cleared since the start. */
  readonly lines: number;
  /** The clears of the running streak; 0 when none runs. */
  readonly streak: number;
  /** Placements in a row that cleared nothing; with more than the ruleset's grace the streak is gone. */
  readonly dry: number;
  /** From 1; a deal raises it. */
  readonly round: number;
  readonly over: boolean;
  /** Whether there is a placement that can be taken back. */
  readonly canUndo: boolean;
  /** Whether the piece in each slot fits anywhere; `false` for a used slot. */
  readonly fits: readonly boolean[];
}

/** What a placement would do: the lines that it would clear, how many board cells (a crossing once), and all its points. */
export type Preview =
  | {
      readonly ok: true;
      readonly rows: readonly number[];
      readonly columns: readonly number[];
      /** Only where the ruleset clears boxes. */
      readonly boxes?: readonly number[];
      readonly cells: number;
      readonly points: number;
    }
  | { readonly ok: false; readonly reason: BlastReason };

export interface Place2D {
  readonly x: number;
  readonly y: number;
}

export type BlastOutcome = Outcome<BlastEvent, BlastReason>;

/** A position as drawn, not yet known to be possible: `BlastGame.fromPosition` is the door. */
export interface BlastPosition {
  /** One text row each; `.` empty, `#` or a colour letter filled. */
  readonly board: readonly string[];
  readonly tray: readonly TrayEntry[];
  /** Trays to deal next, in order; then deals go on from the seed. */
  readonly nextTrays?: readonly (readonly TrayEntry[])[];
  /** 0 unless told. */
  readonly score?: number;
}

/** A shape by its id or by its cells; `null` for a used slot. */
export type TrayEntry = string | readonly Cell[] | null;

/** Where a game stands, as plain JSON: what a placement changes and an undo puts back. */
export interface BlastFrame {
  /** Rows from the top; `.` empty, else a letter of `BLAST_PALETTE`. */
  readonly board: readonly string[];
  readonly tray: readonly TrayEntry[];
  readonly nextTrays: readonly (readonly TrayEntry[])[];
  readonly random: { readonly deals: RandomState };
  readonly score: number;
  readonly lines: number;
  readonly streak: number;
  /** Placements in a row that cleared nothing. */
  readonly dry: number;
  readonly round: number;
  /** Trays that were drawn and not dealt, since the start. */
  readonly rejected: number;
}

/** Plain JSON with everything needed to go on; `BlastGame.restore` reads it. */
export interface BlastSnapshot extends BlastFrame {
  readonly format: 'blockyard-blast/1';
  /** The `RULES_VERSION` under which it was made. */
  readonly rules: number;
  /** The ruleset's id, or the ruleset itself where it is none of the package's own. */
  readonly ruleset: string | Ruleset;
  readonly digest: string;
  /** Milliseconds of game time. */
  readonly now: number;
  readonly over: boolean;
  /** Where the game stood before each placement that can be taken back, the last one last. */
  readonly undo: readonly BlastFrame[];
}

/** What is wrong with a snapshot, a position, a ruleset or a command from outside. */
export type BlastProblem =
  | 'not-json'
  | 'form'
  | 'format'
  | 'rules'
  | 'ruleset'
  | 'board'
  | 'full-line'
  | 'shape'
  | 'tray'
  | 'random'
  | 'over'
  | 'command';

export type BlastGameContract = Game<BlastCommand, BlastEvent, BlastReason, BlastSnapshot>;
