import { expect, test } from '../fixtures.ts';
import { FOUR_ROWS, openTetris, setUp } from './table.ts';

test('a desk has panels as tall as the well, and figures of the running game in them', async ({ page }) => {
  await openTetris(page, '?seed=1&ruleset=guideline&goal=sprint-40');
  await setUp(page, FOUR_ROWS);
  for (let i = 0; i < 2; i++) await page.keyboard.press('Space');
  const figure = (name: string) => page.locator('.running-figures div').filter({ hasText: name }).locator('dd');
  await expect(figure('Tetris')).toHaveText('1');
  await expect(figure('Single')).toHaveText('0');
  await expect(figure('Keys / piece')).toHaveText('1.00');
  await expect(page.locator('.key-legend')).toContainText('Hard dropSpace');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [700, 600],
    [1000, 1100],
    // A tall window, the least one, and a screen on its side.
    [820, 1180],
    [600, 800],
    [1080, 1920],
  ] as const) {
    const at = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    const heights = () =>
      page
        .locator('.panel, .well-frame')
        .evaluateAll((boxes) => new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().height))).size);
    await expect.poll(heights, at).toBe(1);
    // Nothing is cut off, and nothing reaches over an edge of the window.
    const beyond = () =>
      page.locator('.panel :is(.card, .numeral, dt)').evaluateAll((parts) =>
        parts
          .filter((part) => {
            const { left, right, bottom } = part.getBoundingClientRect();
            const low = part.matches('.card') && part.scrollHeight > part.clientHeight + 1;
            const whole = !low && part.scrollWidth <= part.clientWidth + 1;
            return !whole || left < 0 || right > innerWidth || bottom > innerHeight;
          })
          .map((part) => `${part.className} ${part.textContent}`),
      );
    await expect.poll(beyond, at).toEqual([]);
    await expect(page.locator('.stat-time .numeral'), at).toBeVisible();
  }
});

test('the keys beside the well follow the settings', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'blockyard.tetris.settings',
      JSON.stringify({ state: { keys: { hold: ['KeyF'] } }, version: 1 }),
    ),
  );
  await openTetris(page);
  await expect(page.locator('.key-legend')).toContainText('HoldF');
  await page.keyboard.press('KeyP');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Keys shown beside the well' }).click();
  await expect(page.locator('.key-legend')).toHaveCount(0);
});
