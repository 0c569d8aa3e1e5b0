import { collapseRows, fullRows } from '@blockyard/grid-core';
import type { TetrisCommand } from '@blockyard/tetris';
import { aim } from '@blockyard/tetris/bot';
import { expect, test } from 'vitest';
import { Driver } from './driver.ts';
import { placeByPlan, press } from './planner.ts';

test('every piece locks where the plan wants it, from the hold or not, and no time passes', {
  timeout: 120_000,
}, () => {
  const given: TetrisCommand[] = [];
  const driver = new Driver('guideline', 8, (_, command) => void given.push(command));
  while (driver.pieces < 20 && driver.awaitPiece()) {
    const { view, ruleset } = driver.game;
    const after = view.well.clone();
    for (const [x, y] of aim(view, ruleset)?.cells ?? []) after.set(x, y, 1);
    collapseRows(after, fullRows(after));
    const { pieces } = driver;
    placeByPlan(driver);
    expect(driver.pieces).toBe(pieces + 1);
    expect(driver.game.view.well.sameCells(after), `piece ${pieces}\n${driver.game.view.well}`).toBe(true);
  }
  expect(driver).toMatchObject({ pieces: 20, game: { now: 0 } });
  for (const type of ['hold', 'rotate', 'softDrop']) expect(given.map((command) => command.type)).toContain(type);
});

test('a soft drop is one row, a sonic drop all rows without a lock, a hard drop locks', () => {
  const driver = new Driver('basic', 8);
  const heightOf = () => driver.game.view.active?.y ?? Number.NaN;
  const floor = driver.game.view.ghost?.y ?? Number.NaN;
  const start = heightOf();
  press(driver, 'softDrop');
  press(driver, 'softDrop');
  expect(heightOf()).toBe(start + 2);
  press(driver, 'sonicDrop');
  expect([heightOf(), driver.pieces]).toEqual([floor, 0]);
  press(driver, 'hardDrop');
  expect(driver.pieces).toBe(1);
});
