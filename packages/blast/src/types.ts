import type { Cell, Game, GridView, Outcome, RandomState, Shape } from '@blockyard/grid-core';

/** Puts the piece of a tray slot on the board, its box's top left corner on column x, row y. */
export interface Place {
  readonly type: 'place';
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

export type BlastCommand = Place;

/** Why a command is refused, in the order in which the reasons are looked for. */
export const BLAST_REASONS = ['over', 'bad-slot', 'empty-slot', 'out-of-bounds', 'overlap'] as const;
export type BlastReason = (typeof BLAST_REASONS)[number];

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

/** All full rows and columns, found together and emptied at once. */
export interface Cleared {
  readonly type: 'cleared';
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly lines: number;
  /** The board cells that were emptied, each once, with the colour that they had. */
  readonly cells: readonly (readonly [x: number, y: number, colour: number])[];
  readonly points: number;
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

export type BlastEvent = Placed | Cleared | Dealt | Over;

/** What a page shows; never changes, and stays the same object until an event. */
export interface BlastView {
  readonly board: GridView;
  readonly tray: Tray;
  readonly score: number;
  /** Rows and columns cleared since the start. */
  readonly lines: number;
  /** From 1; a deal raises it. */
  readonly round: number;
  readonly over: boolean;
  /** Whether the piece in each slot fits anywhere; `false` for a used slot. */
  readonly fits: readonly boolean[];
}

/** What a placement would do: the lines that it would clear, how many board cells (a crossing once), and all its points. */
export type Preview =
  | {
      readonly ok: true;
      readonly rows: readonly number[];
      readonly columns: readonly number[];
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
}

/** A shape by its id or by its cells; `null` for a used slot. */
export type TrayEntry = string | readonly Cell[] | null;

/** Plain JSON with everything needed to go on; `BlastGame.restore` reads it. */
export interface BlastSnapshot {
  readonly format: 'blockyard-blast/1';
  /** The `RULES_VERSION` under which it was made. */
  readonly rules: number;
  /** The ruleset's id, or the ruleset itself where it is none of the package's own. */
  readonly ruleset: string | Ruleset;
  readonly digest: string;
  /** Milliseconds of game time. */
  readonly now: number;
  /** Rows from the top; `.` empty, else a letter of `BLAST_PALETTE`. */
  readonly board: readonly string[];
  readonly tray: readonly TrayEntry[];
  readonly nextTrays: readonly (readonly TrayEntry[])[];
  readonly random: { readonly deals: RandomState };
  readonly score: number;
  readonly lines: number;
  readonly round: number;
  readonly over: boolean;
}

/** What is wrong with a snapshot, a position or a ruleset from outside. */
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
  | 'over';

/** The rules of a mode as plain JSON. Wherever a ruleset is taken, an id or such an object is. */
export interface Ruleset {
  readonly id: string;
  readonly board: { readonly width: number; readonly height: number };
  /** How many slots the tray has. */
  readonly tray: number;
  /** Which lines clear when they are full. */
  readonly clear: readonly LineKind[];
  readonly score: ScoreRule;
  readonly deal: Deal;
}

export const LINE_KINDS = ['rows', 'columns'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Points for each placed cell, and for a clear: `times` × lines². */
export interface ScoreRule {
  readonly cell: number;
  readonly clear: { readonly formula: 'lines-squared'; readonly times: number };
}

/** How pieces are drawn for a tray: a weight for each orientation of a family. */
export interface Deal {
  readonly weights: { readonly [family: string]: number };
}

export type BlastGameContract = Game<BlastCommand, BlastEvent, BlastReason, BlastSnapshot>;
