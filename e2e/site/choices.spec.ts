import { expect, test } from '../fixtures.ts';
import { GAMES } from '../game.ts';

for (const game of GAMES) {
  test(`what is chosen from in the settings of ${game} stands in one line`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${game}/`);
    await page.getByRole('button', { name: 'Settings' }).click();
    const lines = await page
      .getByRole('dialog')
      .locator('.choice-options')
      .evaluateAll((groups) =>
        groups.map(({ children }) => new Set([...children].map((option) => option.getBoundingClientRect().top)).size),
      );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).toEqual(lines.map(() => 1));
  });
}
