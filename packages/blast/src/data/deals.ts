import type { Deal } from '../types.ts';

/**
 * How trays are dealt: each piece is an independent draw, and no tray is promised to fit. A weight is a whole number and
 * counts for each orientation of the family, so that i2 (20, two orientations) comes four times as often as dot (10, one).
 * A family without a weight is never dealt.
 */
export const CLASSIC_DEAL = {
  weights: {
    dot: 10,
    i2: 20,
    d2: 6,
    i3: 20,
    d3: 4,
    v3: 15,
    i4: 15,
    o4: 30,
    t4: 10,
    s4: 8,
    l4: 10,
    i5: 10,
    v5: 7,
    r6: 12,
    o9: 10,
  },
} as const satisfies Deal;
