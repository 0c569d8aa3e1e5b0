import { type GridView, type RandomState, RandomStream, type Shape } from '@blockyard/grid-core';
import { FAMILIES } from './data/shapes.ts';
import { LIBRARY, type LibraryPiece } from './library.ts';
import { canPlace, canPlaceAny } from './placements.ts';
import type { Deal, DealRule, Guarantee, Ruleset, TierFactors } from './ruleset-types.ts';
import { canPlaceAll } from './solvable.ts';
import type { TrayPiece } from './types.ts';

/** What a deal may look at beside the board. */
export interface DealCounters {
  /** The round that is dealt. */
  readonly round: number;
  readonly score: number;
  /** Placements in a row that cleared nothing; 0 unless told. */
  readonly dry?: number | undefined;
}

export interface DealtTray {
  readonly tray: readonly TrayPiece[];
  readonly random: RandomState;
  /** How many trays were drawn before this one and not dealt. */
  readonly rejected: number;
}

const TRIES = 100;
/** Pieces of so many cells are big. */
const BIG = 5;

/**
 * A tray, and the stream's state after it: the same random state, board and counters always give the same tray. Trays are
 * drawn whole until one keeps the rule of its stage; after the ruleset's number of tries the first is dealt in which
 * something fits.
 */
export function dealTray(ruleset: Ruleset, random: RandomState, board: GridView, counters: DealCounters): DealtTray {
  const { deal } = ruleset;
  const rule = dealRule(deal, board, counters);
  const stream = RandomStream.restored(random);
  const weights = weightsOf(deal, rule.tiers);
  const tries = deal.tries ?? TRIES;
  let best: readonly TrayPiece[] | undefined;
  for (let rejected = 0; ; rejected++) {
    const tray = Array.from({ length: ruleset.tray }, () => drawPiece(weights, stream));
    const shapes = tray.map(({ shape }) => shape);
    const formed = isWellFormed(tray, deal, rule);
    const kept = formed && GUARANTEES[rule.guarantee ?? 'none'](board, shapes, ruleset);
    if (formed && canPlaceAny(board, shapes)) best ??= tray;
    if (kept || rejected === tries - 1) return { tray: kept ? tray : (best ?? tray), random: stream.state(), rejected };
  }
}

/** The rule that holds for this deal: that of the last stage reached, and before it that of the first mercy due. */
export function dealRule(
  { key = 'round', stages = [], mercy = [] }: Deal,
  board: GridView,
  counters: DealCounters,
): DealRule {
  const stage = stages.findLast(({ from }) => from <= counters[key]);
  const { dry: since = 0 } = counters;
  return { ...stage, ...mercy.find(({ filled = 0, dry = 0 }) => filled <= board.count() && dry <= since) };
}

/** One piece of the library, each as likely as its weight says. */
export function drawPiece(weights: readonly number[], stream: RandomStream): LibraryPiece {
  let rest = stream.below(weights.reduce((sum, weight) => sum + weight));
  return LIBRARY[
    weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    })
  ] as LibraryPiece;
}

/** How often each piece of the library is drawn, as a share of their sum. */
export function weightsOf({ weights }: Deal, tiers: TierFactors = {}): number[] {
  return LIBRARY.map(({ id, family }) => (weights[id] ?? weights[family] ?? 0) * (tiers[FAMILIES[family].tier] ?? 100));
}

/** What each guarantee asks of a board and the shapes that are dealt. */
export const GUARANTEES: {
  readonly [name in Guarantee]: (board: GridView, shapes: readonly Shape[], ruleset: Ruleset) => boolean;
} = {
  none: () => true,
  anyFits: canPlaceAny,
  eachFits: (board, shapes) => shapes.every((shape) => canPlace(board, shape)),
  solvable: (board, shapes, ruleset) => canPlaceAll(board, shapes, ruleset).length > 0,
};

function isWellFormed(tray: readonly TrayPiece[], { noTriple }: Deal, { maxBig = tray.length }: DealRule): boolean {
  const triple = noTriple && tray.length > 2 && new Set(tray).size === 1;
  return !triple && tray.filter(({ cells }) => cells.length >= BIG).length <= maxBig;
}
