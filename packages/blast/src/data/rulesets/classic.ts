import type { Deal, Ruleset } from '../../ruleset-types.ts';
import { BASE_WEIGHTS } from '../weights.ts';

/** The deal of `classic`: its stages were chosen by measurement, see `docs/rules/blast.md`. */
export const CLASSIC_DEAL = {
  weights: BASE_WEIGHTS,
  noTriple: true,
  stages: [
    { from: 1, tiers: { easy: 200, hard: 25 }, guarantee: 'solvable', maxBig: 1 },
    { from: 31, tiers: { easy: 130, hard: 70 }, guarantee: 'solvable', maxBig: 1 },
    { from: 61, tiers: { hard: 130 }, guarantee: 'eachFits', maxBig: 2 },
    { from: 141, tiers: { easy: 80, hard: 170 }, guarantee: 'eachFits' },
    { from: 241, tiers: { easy: 50, hard: 260 }, guarantee: 'anyFits' },
  ],
} as const satisfies Deal;

export const CLASSIC = {
  id: 'classic',
  board: { width: 8, height: 8 },
  tray: 3,
  clear: ['rows', 'columns'],
  score: { cell: 1, clear: { formula: 'lines-squared', times: 10 } },
  deal: CLASSIC_DEAL,
  undo: 'tray',
} as const satisfies Ruleset;
