import { expect, test } from '../fixtures.ts';
import { openGame } from '../game.ts';
import { dragMouse, gameOn, goodMove } from './table.ts';

// A desk's window of 1280 by 1024, at four times the size.
test.use({ viewport: { width: 320, height: 256 } });

for (const ruleset of ['classic', 'ten']) {
  test(`under strong zoom ${ruleset} scrolls one way only, and board and tray are seen at once`, async ({ page }) => {
    await openGame(page, 'blast', `?seed=1&ruleset=${ruleset}`);
    const outside = await page.locator('.app-shell').evaluate((shell) =>
      [...shell.querySelectorAll('.page button, .score, .board-frame, .slot')]
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map((part) => `${part.className} ${part.textContent}`)
        .concat(shell.scrollWidth > shell.clientWidth ? ['it scrolls sideways'] : []),
    );
    expect(outside).toEqual([]);
    await page.locator('.board-frame').scrollIntoViewIfNeeded();
    for (const part of ['.board-frame', '.tray']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    const target = goodMove(await gameOn(page));
    if (target === undefined) throw new Error('nothing fits');
    await dragMouse(page, target);
    await expect(page.locator('[data-filled]')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-filled]')).toHaveCount(0);
  });
}
