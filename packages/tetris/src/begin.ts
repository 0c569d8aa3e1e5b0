import { checkSeed, Grid, RandomStream } from '@blockyard/grid-core';
import { insist } from '@blockyard/grid-core/reading';
import { readForm, readId, whole } from './form.ts';
import { GOALS } from './goals/goals.ts';
import { dealerOf } from './queue.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { Ruleset } from './rulesets/ruleset.ts';
import { readRuleset } from './rulesets/rulesets.ts';
import type { State } from './state.ts';
import { runTo } from './transitions/clock.ts';
import { rise } from './transitions/garbage.ts';
import { bringIn } from './transitions/spawn.ts';
import type { Piece } from './types.ts';

/**
 * How a game begins. `seed` is an unsigned 32-bit number; `ruleset` an id or an object, `basic` unless given; `goal` the id of
 * one of `GOALS`, `endless` unless given; `level` from 1.
 */
export interface TetrisStart {
  readonly seed: number;
  readonly ruleset?: string | Ruleset;
  readonly goal?: string;
  readonly level?: number;
}

/** The levels that a game can begin at. */
export const startLevel = whole(1, 9999);

/** The rules that a start names, for a reader: a ruleset or goal that cannot be ends the reading. */
export function readRules({ ruleset = 'basic', goal = 'endless' }: Pick<TetrisStart, 'ruleset' | 'goal'>): Rules {
  return rulesOf(readRuleset(ruleset), readId('goal', goal, GOALS));
}

/**
 * A new game, its first piece in play. `TypeError` without a seed, `RangeError` for a seed, level, ruleset or goal that cannot be.
 */
export function begin(start: TetrisStart): State {
  const { seed, level } = start;
  const rules = insist(() => readRules(start));
  const state = freshState(rules, checkSeed(seed), level === undefined ? 1 : checkLevel(level));
  rise(state, 0, 0);
  bringIn(state, 0);
  // Where gravity is at once, the first piece falls before anything else.
  runTo(state, 0);
  return state;
}

/** A game at time 0 without a piece in play. `ahead` is dealt before what the seed deals. */
export function freshState(rules: Rules, seed: number, level: number, ahead: readonly Piece[] = []): State {
  const { board } = rules.ruleset;
  const dealer = dealerOf(rules.ruleset.queue, RandomStream.seeded(seed, 'pieces'), ahead);
  const queue: Piece[] = [];
  while (queue.length < queueLength(rules.ruleset)) queue.push(dealer.next());
  return {
    rules,
    now: 0,
    well: new Grid(board.width, board.height),
    settled: 0,
    active: null,
    queue,
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
  return insist(() => readForm(startLevel, level, 'level'), typeof level === 'number' ? RangeError : TypeError);
}
