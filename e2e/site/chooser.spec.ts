import { objections } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

test.describe('the page to choose from', () => {
  test('leads to both games, and each leads back', { tag: '@phone' }, async ({ page, baseURL }) => {
    await page.goto('./');
    for (const game of ['Blast', 'Tetris']) {
      await page.getByRole('link', { name: game }).click();
      await expect(page).toHaveURL(new RegExp(`/${game.toLowerCase()}/$`));
      if (game === 'Blast') await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'All games' }).click();
      await expect(page).toHaveURL(baseURL ?? '');
    }
  });

  test('can be used by keyboard alone', async ({ page }) => {
    await page.goto('./');
    const focused = page.locator(':focus');
    for (const text of ['English', '中文', 'Blast', 'Tetris']) {
      await page.keyboard.press('Tab');
      await expect(focused).toContainText(text);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tetris\/$/);
  });

  test('fits the screen', { tag: '@both' }, async ({ page }) => {
    await page.goto('./');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const page_ = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(page_).toEqual([width, height]);
  });

  test('fits larger screens too, the cards’ words and buttons level where they stand side by side', async ({
    page,
  }) => {
    await page.goto('./');
    for (const [width, height, columns] of [
      [720, 1559, 1],
      [820, 1180, 1],
      [1440, 900, 2],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tops = (selector: string) =>
        page.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      for (const part of ['.card', '.words', '.play']) {
        expect(new Set(await tops(part)).size, `${part} at ${width}`).toBe(columns === 2 ? 1 : 2);
      }
    }
  });

  test('changes its language and remembers it', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading')).toHaveText('Which game today?');
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByRole('heading')).toHaveText('今天玩哪一个？');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('button', { name: '中文' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveTitle('Blockyard：两款方块游戏');
  });

  test('has nothing that axe objects to, in either language', async ({ page }) => {
    await page.goto('./');
    for (const language of ['English', '中文']) {
      await page.getByRole('button', { name: language }).click();
      expect(await objections(page)).toEqual([]);
    }
  });

  test('works where nothing can be stored', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('./');
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByRole('heading')).toHaveText('今天玩哪一个？');
  });
});

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-TW' });

  test('it speaks Chinese at once', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading')).toHaveText('今天玩哪一个？');
  });
});

test('a wrong address is told so, with a way back', async ({ page, complaints }) => {
  await page.goto('nowhere');
  complaints.splice(0);
  await expect(page.getByRole('heading')).toHaveText('Nothing here');
  await page.getByRole('link').click();
  await expect(page.getByRole('heading')).toHaveText('Which game today?');
});
