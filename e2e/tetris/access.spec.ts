import type { Page } from '@playwright/test';
import { objections } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { FOUR_ROWS, lose, MIDDLE, openTetris, setUp, snapshot } from './table.ts';

/** What axe objects to once nothing moves. */
async function objectionsAtRest(page: Page): Promise<unknown[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => 0))),
  );
  return objections(page);
}

test('axe objects to nothing from menu to end', { tag: '@both' }, async ({ page, hasTouch }) => {
  test.slow();
  await page.goto('tetris/');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await objectionsAtRest(page)).toEqual([]);
  await openTetris(page);
  await setUp(page, MIDDLE);
  await page.keyboard.press('ArrowLeft');
  expect(await objectionsAtRest(page)).toEqual([]);
  await page.keyboard.press('KeyP');
  expect(await objectionsAtRest(page)).toEqual([]);
  // The dialogs' words are the same at every size; a phone has the least room for them.
  for (const name of hasTouch ? ['Settings', 'How to play'] : []) {
    await page.getByRole('dialog', { name: 'Paused' }).getByRole('button', { name }).click();
    await page.getByRole('dialog', { name }).waitFor();
    expect(await objectionsAtRest(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Escape');
  await lose(page);
  expect(await objectionsAtRest(page)).toEqual([]);
});

test('what is to be seen has a name', async ({ page }) => {
  await openTetris(page);
  await expect(page).toHaveTitle(/Tetris/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('img', { name: /Well/ })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Tetris');
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/user-scalable|maximum-scale/);
});

test('the page speaks Chinese', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('blockyard.tetris.settings', JSON.stringify({ state: { language: 'zh' }, version: 1 })),
  );
  await openTetris(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('dialog', { name: '已暂停' })).toBeVisible();
  await page.getByRole('button', { name: '设置' }).click();
  await expect(page.getByText('按键重复')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByText('Key repeat')).toBeVisible();
});

test('with less motion nothing moves but the pieces, and the words still come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTetris(page);
  await setUp(page, FOUR_ROWS);
  const places = await page.evaluate(async () => {
    const well = document.querySelector('.well');
    const seen = new Set<string>();
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true }));
    for (let i = 0; i < 30; i++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { x = 0, y = 0 } = well?.getBoundingClientRect() ?? {};
      seen.add(`${x},${y}`);
    }
    return seen.size;
  });
  expect(places).toBe(1);
  expect((await snapshot(page)).lines).toBe(4);
});

test('sound waits for the first gesture, and the console stays clean', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    const states: string[] = [];
    Object.assign(window, { states });
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        states.push(`made while active: ${navigator.userActivation.hasBeenActive}`);
      }
    };
  });
  await openTetris(page);
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { states: string[] }).states))
    .toContain('made while active: true');
  expect(complaints).toEqual([]);
});
