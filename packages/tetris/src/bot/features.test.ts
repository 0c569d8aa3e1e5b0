import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { type Controller, controllerById } from './controllers.ts';
import { type Board, tally, worth } from './features.ts';

/** A board of any width from a drawing, top to bottom. */
function drawn(rows: readonly string[], above = 0): Board {
  const grid = Grid.parse(rows);
  const masks = [...grid.rows].reverse();
  while (masks.at(-1) === 0) masks.pop();
  const height = grid.height + above;
  return {
    rows: Int32Array.from({ length: height }, (_, y) => masks[y] ?? 0),
    top: masks.length,
    height,
    full: grid.full,
  };
}

describe('the features of a drawn board, counted by hand', () => {
  it('on five columns', () => {
    // Rows: 2 and 2 for the empty ones; |#....| 2; |##.##| 2; |#.##.| 4.
    // Columns: 1 each for the first, third, fourth; the second and fifth change three times.
    // Holes: under the second and the fifth. Wells: (2, 3) is one deep, (1, 4) one, (4, 4) one.
    const board = drawn(['.....', '.....', '#....', '##.##', '#.##.']);
    expect([...tally(board, 'dellacherie', false)].slice(0, 4)).toEqual([12, 9, 2, 3]);
  });

  it('on four columns, with a well two deep, and on an empty board', () => {
    const well = drawn(['....', '#.##', '#.##']);
    expect([...tally(well, 'dellacherie', true)]).toEqual([6, 4, 0, 3, 0, 0, 3]);
    expect([...tally(well, 'fast', true)].slice(3)).toEqual([3, 0, 0, 3]);
    expect([...tally(drawn(['....', '....', '....']), 'dellacherie', false)].slice(0, 4)).toEqual([6, 4, 0, 0]);
  });

  it('on thirty columns as on ten three times over, but for the walls between', () => {
    const ten = ['#.########', '##.#######'];
    const [narrow, wide] = [drawn(ten), drawn(ten.map((row) => row.repeat(3)))].map((board) => [
      ...tally(board, 'dellacherie', true),
    ]);
    expect(wide).toEqual([3 * (narrow?.[0] ?? 0), ...[1, 2, 3, 4].map((i) => 3 * (narrow?.[i] ?? 0)), 1, narrow?.[6]]);
  });
});

it('depths of holes and diversity are counted where they are asked for, and only there', () => {
  const board = drawn(['#....', '#.##.', '..#..']);
  expect([...tally(board, 'dellacherie', true)].slice(4)).toEqual([3, 1, 3]);
  expect([...tally(board, 'dellacherie', false)].slice(4)).toEqual([0, 1, 0]);
});

it('a controller may look at one feature alone', () => {
  const board = drawn(['#....', '#.##.', '..#..']);
  const only = (feature: number): Controller => ({
    id: 'one',
    source: '',
    weights: Array.from({ length: 9 }, (_, i) => (i === feature ? 1 : 0)),
    wells: 'dellacherie',
  });
  const counts = [...tally(board, 'dellacherie', true)];
  expect(counts.map((_, i) => worth(only(i + 2), board, 0, 0))).toEqual(counts.map((count) => 2 * count));
});

it('worth is twice the weighted sum in hundredths', () => {
  const dellacherie = controllerById('dellacherie') as Controller;
  const board = drawn(['.....', '.....', '#....', '##.##', '#.##.']);
  // Landing height 1.5, nothing eroded: −1.5 − 12 − 9 − 4 · 2 − 3 = −33.5.
  expect(worth(dellacherie, board, 3, 0)).toBe(2 * -3350);
  expect(worth(dellacherie, board, 3, 4)).toBe(2 * -2950);
});
