import type { Ruleset } from '../../ruleset-types.ts';
import { CLASSIC } from './classic.ts';

/**
 * The scores of Block Blast! as players have reconstructed them: a table for the lines, times the streak, which outlives
 * three placements without a clear, and a bonus for an empty board.
 */
export const STREAK = {
  ...CLASSIC,
  id: 'streak',
  score: {
    cell: 1,
    clear: { table: [10, 20, 60, 120, 200, 300] },
    streak: { step: 1, bonus: 0, grace: 3 },
    allClear: 300,
  },
} as const satisfies Ruleset;
