import { expect, test } from '../fixtures.ts';
import { openGame } from '../game.ts';
import { keepShot, SCREENS, screenUse } from '../shot.ts';
import { load, snapshotFrom, way } from './table.ts';

/** The pictures of docs/images are made here, when `shots.config.ts` is run. */
const POSITION = {
  ...snapshotFrom({
    board: ['..PP....', '.OPP..G.', 'OO.R..GG', 'BBBRRY.G', 'BBGYY...', 'GG..YOO.', 'GG.PPPO.', 'RRBBP.BO'],
    tray: ['l4b', 'i3h', 't4u'],
  }),
  score: 3146,
  lines: 41,
  round: 17,
};

for (const screen of SCREENS) {
  const { width, height, isPhone } = screen;
  test.describe(() => {
    test.use(screenUse(screen));
    test(`picture of ${width}×${height}`, async ({ page, touch }) => {
      await page.addInitScript(() => localStorage.setItem('blockyard.blast.best', '{"classic":12480}'));
      await openGame(page, 'blast');
      await load(page, POSITION);
      const [from, to] = await way(page, { slot: 1, x: 5, y: 4 }, isPhone ? 'touch' : 'mouse');
      // A little off, so that the ghost under the piece shows.
      const near = { x: to.x + 0.012 * width, y: to.y - 0.014 * height };
      if (isPhone) {
        await touch.start(from);
        await touch.move(near);
      } else {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(near.x, near.y, { steps: 8 });
      }
      await expect(page.locator('[data-lit]')).toHaveCount(8);
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await keepShot(page, `blast-${width}x${height}`);
    });
  });
}
