import type { Ruleset } from '../../ruleset-types.ts';
import { CLASSIC } from './classic.ts';

/**
 * 1010!: ten by ten, 19 shapes with the weights that players counted (blog.coelho.net/1010-analysis),
 * 5 × lines × (lines + 1) for a clear.
 */
export const TEN = {
  ...CLASSIC,
  id: 'ten',
  board: { width: 10, height: 10 },
  score: { cell: 1, clear: { formula: 'lines-triangle', times: 5 } },
  deal: { weights: { dot: 2, i2: 3, i3: 3, v3: 2, i4: 2, o4: 6, i5: 2, v5: 1, o9: 2 } },
} as const satisfies Ruleset;
