import { Grid, RandomStream } from '@blockyard/grid-core';
import { isBetween } from './form.ts';
import { dealerOf } from './queue.ts';
import type { Rules } from './rules.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import type { State } from './state.ts';
import type { Piece } from './types.ts';

/** The highest level that a game can begin at. */
export const MAX_START_LEVEL = 9999;

/** A game at time 0 without a piece in play. `ahead` is dealt before what the seed deals. */
export function freshState(rules: Rules, seed: number, level: number, ahead: readonly Piece[] = []): State {
  const { board, queue } = rules.ruleset;
  const dealer = dealerOf(queue, RandomStream.seeded(seed, 'pieces'), ahead);
  return {
    rules,
    now: 0,
    well: new Grid(board.width, board.height),
    settled: 0,
    active: null,
    queue: Array.from({ length: queueLength(rules.ruleset) }, () => dealer.next()),
    dealer,
    hold: null,
    holdUsed: false,
    softDrop: null,
    score: 0,
    level,
    lines: 0,
    combo: -1,
    backToBack: -1,
    phase: 'entering',
    phaseAt: 0,
    overReason: null,
    turnAhead: null,
    holdAhead: false,
    pieces: 0,
    dug: 0,
    waiting: [],
    hole: -1,
    holes: RandomStream.seeded(seed, 'garbage'),
    pasts: [],
  };
}

/** How many pieces are dealt in advance: those that are shown, and one at least. */
export function queueLength({ previews }: Ruleset): number {
  return Math.max(1, previews);
}

/** Checks the level that a game is to begin at. `TypeError` for another type, `RangeError` for another number. */
export function checkLevel(level: unknown): number {
  if (isBetween(level, 1, MAX_START_LEVEL) && Number.isInteger(level)) return level;
  const Wrong = typeof level === 'number' ? RangeError : TypeError;
  throw new Wrong(`level must be a whole number from 1 to ${MAX_START_LEVEL}, not ${String(level)}`);
}
