import { expect, test } from '../fixtures.ts';
import { laidOut, leastWork, ON_A_GPU } from '../frames.ts';
import { FOUR_ROWS, MIDDLE, openTetris, pass, setUp } from './table.ts';

// What Playwright records of a page is work of the page's main thread.
test.use({ trace: 'off', viewport: { width: 1440, height: 900 }, launchOptions: ON_A_GPU });

/** The aim for `usual` is 7, and the house's figure 10. */
const MOST = { usual: 10, longest: 50 };

test('frames and tasks stay short at a quarter of a desk’s speed', async ({ page }, { annotations }) => {
  test.slow();
  await openTetris(page);
  const play = async (): Promise<void> => {
    await setUp(page, FOUR_ROWS);
    // Three keys a second: a clear of four rows, then pieces that are shifted, turned, held and dropped.
    for (const key of ['Space', '', '', 'ArrowLeft', 'KeyX', 'Space', 'KeyC', 'ArrowRight', 'Space']) {
      if (key !== '') await page.keyboard.press(key);
      await page.waitForTimeout(330);
    }
  };
  const { usual, longest } = await leastWork(page, play, MOST);
  annotations.push({ type: 'ms a frame, longest task', description: `${usual.toFixed(1)}, ${longest.toFixed(1)}` });
  expect(usual).toBeLessThan(MOST.usual);
  expect(longest).toBeLessThan(MOST.longest);
});

test.describe('what is laid out in play', () => {
  const RUNNING = ["DIV class='numeral'", "SPAN class='piece-rate'"];
  const PANELS = ["SECTION class='panel panel-left'", "SECTION class='panel panel-right'"];

  test.beforeEach(async ({ page }) => {
    await openTetris(page);
    await setUp(page, { ...MIDDLE, level: 1, pieces: 60, now: 20_000 });
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.countdown')).toHaveCount(0);
    await pass(page, 300);
  });

  test('are figures that run, each alone, and nothing is styled for them', async ({ page }) => {
    const { parts, styled } = await laidOut(page, () => pass(page, 1000));
    expect(parts).toEqual(RUNNING);
    expect(styled).toBe(0);
  });

  test('are the panels for a drop, and never the whole page', async ({ page }) => {
    const { parts } = await laidOut(page, async () => {
      await page.keyboard.press('Space');
      await pass(page, 700);
    });
    expect(parts).toEqual([...RUNNING, ...PANELS].sort());
  });
});
