import { expect, test } from 'vitest';
import { dropDistance, fits, stamp } from './collision.ts';
import { Grid } from './grid.ts';
import { Shape } from './shape.ts';

const shape = Shape.parse('##');

test.each([
  [Number.NaN, 0],
  [0, Number.NaN],
  [Number.NEGATIVE_INFINITY, 0],
  [0, Number.POSITIVE_INFINITY],
])('(%s, %s) is no place: nothing fits, falls or is stamped there', (x, y) => {
  const grid = new Grid(4, 4);
  expect(fits(grid, shape, x, y)).toBe(false);
  expect(dropDistance(grid, shape, x, y)).toBe(0);
  expect(() => stamp(grid, shape, x, y, 1)).toThrow(RangeError);
  expect(grid.count()).toBe(0);
});
