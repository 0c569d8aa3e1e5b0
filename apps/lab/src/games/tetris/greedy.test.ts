import { RULESETS, rulesetById, TetrisGame } from '@blockyard/tetris';
import { expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { aimOf, drawingsOf, placeGreedily } from './greedy.ts';

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
