import { expect, test } from '../fixtures.ts';
import { keepShot, SCREENS, screenUse } from '../shot.ts';
import { openTetris, type Position, setUp, snapshot } from './table.ts';

/** The pictures of docs/images are made here, when `shots.config.ts` is run. */
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

for (const screen of SCREENS) {
  const { width, height } = screen;
  test.describe(() => {
    test.use(screenUse(screen));
    test(`picture of ${width}×${height}`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('blockyard.tetris.bests', '{"guideline":126480}'));
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
      await keepShot(page, `tetris-${width}x${height}`);
    });
  });
}
