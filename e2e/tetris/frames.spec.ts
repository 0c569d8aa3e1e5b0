import { expect, test } from '../fixtures.ts';
import { leastWork } from '../frames.ts';
import { FOUR_ROWS, openTetris, setUp } from './table.ts';

// What Playwright records of a page is work of the page's main thread.
test.use({ trace: 'off', viewport: { width: 1440, height: 900 } });

// The aim for `usual` is 10. A machine that does ten other things at once shows up to twice as much, and must pass.
const MOST = { usual: 20, longest: 50 };

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
