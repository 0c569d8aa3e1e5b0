import type { Ruleset } from '../../ruleset-types.ts';
import { BASE_WEIGHTS } from '../weights.ts';
import { CLASSIC } from './classic.ts';

/**
 * `classic` for all players of a day: what is dealt hangs on the seed and the round alone, so that everyone gets the same
 * pieces. It grows harder by round, promises no room, and nothing is taken back.
 */
export const DAILY = {
  ...CLASSIC,
  id: 'daily',
  deal: {
    weights: BASE_WEIGHTS,
    noTriple: true,
    stages: [
      { from: 1, tiers: { easy: 180, hard: 30 }, maxBig: 1 },
      { from: 13, tiers: { easy: 120, hard: 70 }, maxBig: 1 },
      { from: 51, maxBig: 2 },
      { from: 141, tiers: { hard: 150 } },
    ],
  },
  undo: 'none',
} as const satisfies Ruleset;
