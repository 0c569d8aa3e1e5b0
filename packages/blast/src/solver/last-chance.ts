import { BlastGame } from '../game.ts';
import type { Ruleset } from '../ruleset-types.ts';
import type { BlastCommand, BlastSnapshot, Place } from '../types.ts';
import { type Budget, bestTurn, bestTurns, type SolverPosition } from './turn.ts';

/** The latest round that could have been played so that the game went on, and the moves that would have done it. */
export type LastChance =
  | { readonly found: true; readonly round: number; readonly moves: readonly Place[] }
  | { readonly found: false; readonly searched: number };

export interface LastChanceBudget extends Budget {
  /** How many rounds to look back, 12 unless told. */
  readonly rounds?: number | undefined;
}

/**
 * Looks, from the last round back, for a way past the round in which the game ended: every piece of it placed. `history` holds
 * the game as it stood at the start of each round, the last one last (`historyOf` makes it from a replay). In the last round
 * all ways are tried; in earlier ones those that the planner's beam finds, with the trays that the game would really have dealt.
 */
export function lastChance(
  history: readonly BlastSnapshot[],
  { rounds = 12, ...budget }: LastChanceBudget = {},
): LastChance {
  const last = history.at(-1);
  const depth = Math.min(rounds, history.length);
  for (let back = 1; back <= depth && last !== undefined; back++) {
    const start = history[history.length - back];
    const moves = start && movesPast(start, last.round, budget);
    if (start && moves) return { found: true, round: start.round, moves };
  }
  return { found: false, searched: depth };
}

/** The moves from the start of a round to past `end`; `undefined` when none were found. */
function movesPast(start: BlastSnapshot, end: number, budget: Budget): Place[] | undefined {
  const beam = start.round === end ? Number.POSITIVE_INFINITY : budget.beam;
  for (const { moves, complete } of bestTurns(positionOf(revived(start)), { ...budget, beam })) {
    if (!complete) return undefined;
    const game = revived(start);
    const played = play(game, moves);
    while (!game.over && game.view.round <= end) {
      const turn = bestTurn(positionOf(game), budget);
      if (!turn?.complete) break;
      played.push(...play(game, turn.moves));
    }
    if (game.view.round > end) return played;
  }
  return undefined;
}

function play(game: BlastGame, moves: readonly Place[]): Place[] {
  for (const move of moves) {
    const outcome = game.dispatch(move);
    if (!outcome.ok) throw new Error(`the solver's move is refused: ${outcome.reason}`);
  }
  return [...moves];
}

function positionOf({ view, ruleset }: BlastGame): SolverPosition {
  return { ...view, ruleset };
}

function revived(snapshot: unknown): BlastGame {
  const game = BlastGame.restore(snapshot);
  if (!game.ok) throw new RangeError(`the history holds no game: ${game.error.message}`);
  return game.value;
}

/** A replay, or as much of one as says how the game went. */
export interface Recorded {
  readonly ruleset: unknown;
  readonly start: { readonly seed: number } | { readonly snapshot: unknown };
  readonly log: readonly (readonly [now: number, command: BlastCommand])[];
}

/** The game as it stood at the start of each round of a replay; what was taken back is left out. Throws as `BlastGame.start`. */
export function historyOf({ ruleset, start, log }: Recorded): BlastSnapshot[] {
  const game =
    'seed' in start ? BlastGame.start({ ...start, ruleset: ruleset as string | Ruleset }) : revived(start.snapshot);
  const history = [game.snapshot()];
  for (const [, command] of log) {
    game.dispatch(command);
    const { round } = game.view;
    while (history.length > 1 && (history.at(-1)?.round ?? 0) > round) history.pop();
    if ((history.at(-1)?.round ?? 0) < round) history.push(game.snapshot());
  }
  return history;
}
