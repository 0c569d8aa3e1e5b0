/**
 * Base weights, for each orientation of a family: i2 (20, two orientations) comes four times as often as dot (10, one).
 * Small and square pieces are commoner than long and bulky ones.
 */
export const BASE_WEIGHTS = {
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
} as const;
