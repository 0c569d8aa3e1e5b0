import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures.ts';
import { openGame } from '../game.ts';
import { smallPng } from './small-png.ts';
import { load, snapshotFrom, way } from './table.ts';

/**
 * Makes the pictures of docs/images, when BLOCKYARD_SHOTS is set:
 * BLOCKYARD_SHOTS=1 pnpm --filter @blockyard/e2e exec playwright test blast/shots
 */
const POSITION = {
  ...snapshotFrom({
    board: ['..PP....', '.OPP..G.', 'OO.R..GG', 'BBBRRY.G', 'BBGYY...', 'GG..YOO.', 'GG.PPPO.', 'RRBBP.BO'],
    tray: ['l4b', 'i3h', 't4u'],
  }),
  score: 3146,
  lines: 41,
  round: 17,
};

test.skip(process.env['BLOCKYARD_SHOTS'] === undefined, 'makes pictures, tests nothing');

for (const [project, width, height] of [
  ['phone', 390, 844],
  ['desktop', 720, 1559],
  ['desktop', 820, 1180],
  ['desktop', 1440, 900],
] as const) {
  test.describe(() => {
    test.use({ deviceScaleFactor: project === 'phone' ? 2 : 1 });
    test(`picture of ${width}×${height}`, { tag: `@${project}` }, async ({ page, touch }) => {
      await page.addInitScript(() => localStorage.setItem('blockyard.blast.best', '{"classic":12480}'));
      await page.setViewportSize({ width, height });
      await openGame(page, 'blast');
      await load(page, POSITION);
      const [from, to] = await way(page, { slot: 1, x: 5, y: 4 }, project === 'phone' ? 'touch' : 'mouse');
      // A little off, so that the ghost under the piece shows.
      const near = { x: to.x + 0.012 * width, y: to.y - 0.014 * height };
      if (project === 'phone') {
        await touch.start(from);
        await touch.move(near);
      } else {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(near.x, near.y, { steps: 8 });
      }
      await expect(page.locator('[data-lit]')).toHaveCount(8);
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const path = fileURLToPath(new URL(`../../docs/images/blast-${width}x${height}.png`, import.meta.url));
      await writeFile(path, smallPng(await page.screenshot()));
    });
  });
}
