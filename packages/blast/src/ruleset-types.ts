/** The rules of a mode as plain JSON. Wherever a ruleset is taken, an id or such an object is. */
export interface Ruleset {
  readonly id: string;
  readonly board: { readonly width: number; readonly height: number };
  /** How many slots the tray has. */
  readonly tray: number;
  /** Which regions clear when they are full. */
  readonly clear: readonly LineKind[];
  /** The size of a box, where boxes clear; boxes tile the board from the top left. */
  readonly box?: BoxSize | undefined;
  readonly score: ScoreRule;
  readonly deal: Deal;
  /** `none` unless told. */
  readonly undo?: UndoPolicy | undefined;
}

export const LINE_KINDS = ['rows', 'columns', 'boxes'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** What may be taken back: nothing, the placements since the last deal, or those of the whole game. */
export const UNDO_POLICIES = ['none', 'tray', 'game'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** Points for each placed cell, for a clear, for clears that follow one another, and for an empty board. */
export interface ScoreRule {
  readonly cell: number;
  /** Which placed cells count: all of them (unless told), or those that no clear of the same placement takes. */
  readonly counted?: 'placed' | 'staying' | undefined;
  readonly clear: ClearScore;
  readonly streak?: StreakRule | undefined;
  /** For a clear that leaves the board empty. */
  readonly allClear?: number | undefined;
}

export const CLEAR_FORMULAS = ['lines-squared', 'lines-triangle'] as const;

/**
 * The points for L lines (rows, columns and boxes) at once: `times` × L², `times` × L × (L + 1), or by a table for 1, 2, …
 * lines, whose last entry also holds for more.
 */
export type ClearScore =
  | { readonly formula: (typeof CLEAR_FORMULAS)[number]; readonly times: number }
  | { readonly table: readonly number[] };

/**
 * A streak counts the placements that cleared; it is 1 from the first. The points of a clear are multiplied by
 * 1 + `step` × (streak − 1), and from the second on `bonus` is added. `grace` is how many placements in a row may clear
 * nothing before the streak is gone.
 */
export interface StreakRule {
  readonly step: number;
  readonly bonus: number;
  readonly grace: number;
}

export const TIERS = ['easy', 'medium', 'hard'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * What a dealt tray is sure of: nothing; at least one piece fits; each piece fits on the board as it stands; all of them can
 * be placed in some order, lines clearing on the way (for trays of at most four: it is searched).
 */
export type Guarantee = 'none' | 'anyFits' | 'eachFits' | 'solvable';

/** How pieces are drawn. Trays are drawn whole, and again while they break a rule; `rejected` in a snapshot counts those. */
export interface Deal {
  /** Whole numbers by family or shape id (the shape's own goes first), for each orientation. Without one: never dealt. */
  readonly weights: { readonly [id: string]: number };
  /** What the stages begin by: the round that is dealt (unless told), or the score. */
  readonly key?: 'round' | 'score' | undefined;
  /** In ascending order of `from`; the last one that is reached holds. None: weights alone. */
  readonly stages?: readonly Stage[] | undefined;
  /** What a hard-pressed player is dealt by: the parts of the first rule whose conditions all hold go before the stage's. */
  readonly mercy?: readonly Mercy[] | undefined;
  /** A tray of equal pieces only is drawn again. */
  readonly noTriple?: boolean | undefined;
  /** How many trays are drawn before the best of them is taken as it is; 100 unless told. */
  readonly tries?: number | undefined;
}

/** Percent by tier: 200 deals its shapes twice as often, 0 never. 100 where a tier is not named. */
export type TierFactors = { readonly [tier in Tier]?: number | undefined };

export interface DealRule {
  readonly tiers?: TierFactors | undefined;
  /** `none` unless told. */
  readonly guarantee?: Guarantee | undefined;
  /** How many pieces of five or more cells a tray may hold. */
  readonly maxBig?: number | undefined;
}

export interface Stage extends DealRule {
  readonly from: number;
}

/** Both conditions hold where they are not told. */
export interface Mercy extends DealRule {
  /** So many cells of the board are filled, or more. */
  readonly filled?: number | undefined;
  /** So many placements in a row cleared nothing, or more. */
  readonly dry?: number | undefined;
}
