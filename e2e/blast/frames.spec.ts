import { expect, test } from '../fixtures.ts';
import { leastWork } from '../frames.ts';
import { openGame } from '../game.ts';
import type { Point } from '../touch.ts';
import { load, way } from './table.ts';

// What Playwright records of a page is work of the page's main thread.
test.use({ trace: 'off', viewport: { width: 1440, height: 900 } });

const POSITION = {
  board: ['........', '.RR.....', '........', '........', 'BBGYY...', '........', '.PP.....', '........'],
  tray: ['i3h', 'o4', 'l4a'],
};
/** Places of the pointer on its way, one a frame or so. */
const STEPS = 24;
const TARGETS = [
  { slot: 0, x: 5, y: 4 },
  { slot: 1, x: 3, y: 1 },
  { slot: 2, x: 4, y: 5 },
] as const;

test('frames and tasks stay short at a quarter of a desk’s speed', async ({ page }, { annotations }) => {
  test.slow();
  await openGame(page, 'blast');
  await load(page, POSITION);
  const ways: [Point, Point][] = [];
  for (const target of TARGETS) ways.push(await way(page, target, 'mouse'));
  const { usual, longest } = await leastWork(page, async () => {
    await load(page, POSITION);
    // A clear, and two pieces without one, at a hand's speed.
    for (const [from, to] of ways) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (let step = 1; step <= STEPS; step++) {
        const part = step / STEPS;
        await page.mouse.move(from.x + part * (to.x - from.x), from.y + part * (to.y - from.y));
        await page.waitForTimeout(25);
      }
      await page.mouse.up();
      await page.waitForTimeout(700);
    }
  });
  annotations.push({ type: 'ms a frame, longest task', description: `${usual.toFixed(1)}, ${longest.toFixed(1)}` });
  expect(usual).toBeLessThan(30);
  expect(longest).toBeLessThan(80);
});
