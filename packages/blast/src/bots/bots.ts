import type { RandomStream } from '@blockyard/grid-core';
import { placements } from '../placements.ts';
import type { Ruleset } from '../ruleset-types.ts';
import { type Budget, bestTurn } from '../solver/turn.ts';
import { GREEDY_WEIGHTS } from '../solver/weights.ts';
import type { BlastView, Place } from '../types.ts';

/** A player: from what there is to see, and a random stream where it needs one, to a command; `undefined` when nothing fits. */
export type Bot = (view: BlastView, random: RandomStream) => Place | undefined;

/** Any legal placement, each as likely. */
export const random: Bot = (view, stream) => {
  const moves = view.tray.flatMap((piece, slot) =>
    piece === null
      ? []
      : placements(view.board, piece.shape).map((place): Place => ({ type: 'place', slot, ...place })),
  );
  return moves.length === 0 ? undefined : moves[stream.below(moves.length)];
};

/** The placement after which the board looks best, one piece at a time. Under `classic` unless told. */
export function greedyFor(ruleset: string | Ruleset): Bot {
  return (view) => {
    let best: { move: Place; score: number } | undefined;
    for (const slot of view.tray.keys()) {
      const tray = view.tray.map((piece, i) => (i === slot ? piece : null));
      const turn = bestTurn({ ...view, tray, ruleset }, { beam: 1, weights: GREEDY_WEIGHTS });
      const move = turn?.moves[0];
      if (turn && move && (best === undefined || turn.score > best.score)) best = { move, score: turn.score };
    }
    return best?.move;
  };
}

/** The first move of the best way found to place the whole tray. Under `classic` unless told. */
export function plannerFor(ruleset: string | Ruleset, budget: Budget = {}): Bot {
  return (view) => bestTurn({ ...view, ruleset }, budget)?.moves[0];
}

export const greedy: Bot = greedyFor('classic');
export const planner: Bot = plannerFor('classic');
