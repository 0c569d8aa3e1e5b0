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

test('a box that is empty at its top and left is stamped, and falls, by its cells', () => {
  const shape = Shape.parse(['...', '.##', '.#.']);
  const grid = new Grid(5, 7);
  expect(dropDistance(grid, shape, -1, -1)).toBe(5);
  stamp(grid, shape, 1, 2, 9);
  expect(grid.toString()).toBe(['.....', '.....', '.....', '..##.', '..#..', '.....', '.....'].join('\n'));
  expect(Array.from({ length: 7 }, (_, y) => grid.row(y))).toEqual([0, 0, 0, 0b1100, 0b100, 0, 0]);
  expect(grid.top).toBe(3);
  expect(dropDistance(grid, shape, 1, -1)).toBe(1);
  expect(dropDistance(grid, shape, 0, -1)).toBe(2);
  expect(dropDistance(grid, shape, -1, -1)).toBe(5);
});

test('colours go to 255, and places are whole', () => {
  const grid = new Grid(3, 3);
  const block = Shape.parse(['#']);
  stamp(grid, block, 0, 0, 255);
  expect(grid.at(0, 0)).toBe(255);
  expect(() => stamp(grid, block, 1, 1, 256)).toThrow(RangeError);
  expect(() => stamp(grid, block, 1.5, 1, 1)).toThrow(RangeError);
  expect(() => stamp(grid, block, 1, 1.5, 1)).toThrow(RangeError);
});
