import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { smallPng } from '../blast/small-png.ts';
import { expect, test } from '../fixtures.ts';
import { openTetris, type Position, setUp, snapshot } from './table.ts';

/**
 * Makes the pictures of docs/images, when BLOCKYARD_SHOTS is set:
 * BLOCKYARD_SHOTS=1 pnpm --filter @blockyard/e2e exec playwright test tetris/shots
 */
const SLOT: Position = {
  rows: [
    'Z.........',
    'ZZ.......J',
    'IZOO...JJJ',
    'ISOOT..LLJ',
    'ISST...LSS',
    'IJJJZ.ZOOO',
    'ISSTTT.LSS',
    'IJSZZT.SSO',
  ],
  active: { piece: 'T', x: 4, y: 4, rotation: 1 },
  ...{ hold: 'I', score: 33_860, level: 8, lines: 75, pieces: 197, now: 161_360, backToBack: 1 },
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
    test(`picture of ${width}×${height}`, { tag: `@${project}` }, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('blockyard.tetris.bests', '{"guideline":126480}'));
      await page.setViewportSize({ width, height });
      await page.clock.install();
      await openTetris(page);
      // A tall screen is one that is touched.
      if (width < height) {
        await page.evaluate(() =>
          dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true })),
        );
      }
      await page.waitForTimeout(1500);
      // From here on time passes only as the picture needs it.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await setUp(page, SLOT);
      await page.keyboard.down('ArrowDown');
      await page.clock.runFor(400);
      await page.keyboard.up('ArrowDown');
      await page.keyboard.press('KeyX');
      await page.keyboard.press('Space');
      expect((await snapshot(page)).score).toBeGreaterThan(48_000);
      await page.clock.runFor(90);
      // Styles run on the browser's own clock.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = 420;
        }
      });
      const path = fileURLToPath(new URL(`../../docs/images/tetris-${width}x${height}.png`, import.meta.url));
      await writeFile(path, smallPng(await page.screenshot()));
    });
  });
}
