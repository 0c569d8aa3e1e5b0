import { Grid } from '@blockyard/grid-core';
import { RULESETS, rulesetById, TetrisGame } from '@blockyard/tetris';
import { expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { boardFeatures } from './features.ts';
import { aimOf, drawingsOf, placeGreedily } from './greedy.ts';

test('features of a drawn board, counted by hand', () => {
  const grid = Grid.parse(['.....', '.....', '#....', '##.##', '#.##.']);
  // Rows: 2 and 2 for the empty ones; |#....| 2; |##.##| 2; |#.##.| 4.
  // Columns: 1 each for the first, third, fourth; the second and fifth change three times.
  // Holes: under the second and the fifth. Wells: column 1 at row 3 is none; (2, 3) is one deep, (1, 4) one, (4, 4) one.
  expect(boardFeatures(grid.rows, 5)).toEqual({ rowTransitions: 12, columnTransitions: 9, holes: 2, wells: 3 });
  const well = Grid.parse(['....', '#.##', '#.##']);
  expect(boardFeatures(well.rows, 4)).toEqual({ rowTransitions: 6, columnTransitions: 4, holes: 0, wells: 3 });
  expect(boardFeatures(new Grid(4, 3).rows, 4)).toEqual({
    rowTransitions: 6,
    columnTransitions: 4,
    holes: 0,
    wells: 0,
  });
});

test('an I goes upright into a well four deep', () => {
  const board = ['####.#####', '####.#####', '####.#####', '####.#####'];
  const game = TetrisGame.fromPosition({ board, queue: 'I' }, { ruleset: 'guideline' });
  if (!game.ok) throw new Error(game.error.message);
  const { well, active } = game.value.view;
  if (active === null) throw new Error('no piece');
  const { turns, x } = aimOf(well, active, drawingsOf(game.value.ruleset));
  expect(turns % 2).toBe(1);
  const column = turns === 1 ? 2 : 1;
  expect(x + column).toBe(4);
});

test.each(RULESETS.map(({ id }) => id))('greedy play by %s clears rows and keeps the stack low', (ruleset) => {
  const driver = new Driver(ruleset, 4);
  const drawings = drawingsOf(driver.game.ruleset);
  while (driver.pieces < 100 && driver.awaitPiece()) placeGreedily(driver, drawings);
  expect(driver.pieces).toBe(100);
  expect(driver.game.view.well.count()).toBeLessThan(100);
});

test('a system with drawings of its own is read by them', () => {
  const basic = rulesetById('basic');
  if (basic === undefined) throw new Error('no basic');
  const drawings = drawingsOf({ ...basic, rotation: 'ars' });
  expect(drawings('T').map((shape) => shape.toString())).not.toEqual(
    drawingsOf(basic)('T').map((shape) => shape.toString()),
  );
});
