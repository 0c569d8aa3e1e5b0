import { Grid, type Shape } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { Chance, EMPTY } from '../../test/support/boards.ts';
import { placed, placesOf } from '../../test/support/reference.ts';
import { countWays } from './count.ts';
import { bitCount, evaluate } from './evaluation.ts';

describe('countWays', () => {
  const ways = (board: readonly string[], pieces: readonly Shape[]): number =>
    pieces.length === 0
      ? 1
      : pieces.reduce(
          (sum, { cells }, i) =>
            placesOf(board, cells).reduce(
              (inner, at) => inner + ways(placed(board, cells, at).board, pieces.toSpliced(i, 1)),
              sum,
            ),
          0,
        );

  it('counts what trying everything counts', () => {
    const chance = new Chance(2);
    for (let i = 0; i < 30; i++) {
      const board = chance.board(30 + chance.below(40), 5, 5);
      const pieces = [chance.shape(), chance.shape(), ...(i % 3 ? [] : [chance.shape()])];
      expect(countWays(Grid.parse(board), pieces)).toBe(ways(board, pieces));
    }
    expect(countWays(new Grid(8, 8), [])).toBe(1);
  });
});

describe('the evaluation', () => {
  it('counts bits', () => {
    for (const value of [0, 1, 2, 3, 255, 0x7fff_ffff, -1, -2]) {
      expect(bitCount(value)).toBe([...(value >>> 0).toString(2)].filter((bit) => bit === '1').length);
    }
  });

  it.each([
    ['nothing on an empty board but its walls', EMPTY, { filled: 0, edges: 32, holes: 0, square: 1, bar: 2 }],
    ['a block in a corner', EMPTY.with(0, '#.......'), { filled: 1, edges: 32, holes: 0, square: 1, bar: 2 }],
    ['a block in the middle', EMPTY.with(4, '...#....'), { filled: 1, edges: 36, holes: 0, square: 1, bar: 2 }],
    [
      'a hole in a corner',
      EMPTY.with(0, '.#......').with(1, '#.......'),
      { filled: 2, edges: 36, holes: 1, square: 1, bar: 2 },
    ],
    ['no room for a square', EMPTY.map((_, y) => (y % 3 === 2 ? '########' : '........')), { square: 0, bar: 1 }],
    ['bars upright only', EMPTY.map(() => '..#..#..'), { square: 0, bar: 1 }],
    [
      'no room at all',
      EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#')),
      { filled: 32, holes: 32, square: 0, bar: 0 },
    ],
  ] as const)('sees %s', (_, board, features) => {
    const none = { filled: 0, edges: 0, holes: 0, square: 0, bar: 0, points: 0 };
    const grid = Grid.parse(board);
    for (const [name, count] of Object.entries(features)) {
      expect([name, evaluate(grid.rows, grid.full, { ...none, [name]: 1 })]).toEqual([name, count]);
    }
  });
});
