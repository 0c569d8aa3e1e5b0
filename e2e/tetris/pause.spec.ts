import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { lose, openTetris, snapshot, statusOf } from './table.ts';

async function playing(page: Page): Promise<void> {
  await openTetris(page);
  await page.keyboard.press('KeyX');
}

/** The page goes out of sight, as the browser tells it. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (now ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('out of sight the game stands still, and goes on after a countdown', async ({ page }) => {
  await playing(page);
  await hide(page, true);
  const before = await snapshot(page);
  await page.waitForTimeout(1500);
  await hide(page, false);
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  expect(await snapshot(page)).toEqual(before);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.locator('.countdown')).toHaveText('3');
  // Read in the page, at its first look that finds the game going on: a busy machine answers late.
  const going = await page.waitForFunction(
    () =>
      document.querySelector('.app-shell')?.getAttribute('data-status') === 'playing' &&
      (window.blockyard.snapshot() as { now: number }),
  );
  const { now } = await going.evaluate((game) => game as { now: number });
  expect(now - before.now).toBeLessThan(1000);
});

test('a stall of the page costs at most a quarter of a second of the game', async ({ page }) => {
  await playing(page);
  const passed = await page.evaluate(async () => {
    const now = () => (window.blockyard.snapshot() as { now: number }).now;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const before = now();
    for (const end = performance.now() + 1000; performance.now() < end; );
    await frame();
    return now() - before;
  });
  // One frame may have passed as well.
  expect(passed).toBeLessThanOrEqual(300);
  expect(await statusOf(page)).toBe('playing');
});

test('time that the player pauses is not counted, whatever the system clock says', async ({ page }) => {
  await playing(page);
  const at = async () => (await snapshot(page)).now;
  await page.keyboard.press('KeyP');
  const paused = await at();
  await page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() + 3_600_000;
  });
  await page.waitForTimeout(1000);
  expect(await at()).toBe(paused);
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('KeyP');
    await page.keyboard.press('KeyP');
  }
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  expect(await at()).toBe(paused);
});

test('no frames are asked for while the game stands still', async ({ page }) => {
  await page.addInitScript(() => {
    const real = requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { frames: number }).frames++;
      return real(callback);
    };
  });
  await playing(page);
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
  await page.waitForTimeout(500);
  const before = await frames();
  await page.waitForTimeout(1000);
  expect(await frames()).toBe(before);
});

test('a game that is over leaves nothing running', async ({ page }) => {
  await openTetris(page);
  await lose(page);
  const before = await snapshot(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForTimeout(1500);
  expect(await snapshot(page)).toEqual(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('clocks that go in steps of 100 ms leave the game playable', async ({ page }) => {
  await page.addInitScript(() => {
    const coarse = (value: number) => Math.floor(value / 100) * 100;
    const now = performance.now.bind(performance);
    performance.now = () => coarse(now());
    const date = Date.now;
    Date.now = () => coarse(date());
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get() {
        return coarse(stamp?.call(this));
      },
    });
  });
  await playing(page);
  await page.keyboard.down('ArrowLeft');
  await expect.poll(async () => (await snapshot(page)).active?.x).toBeLessThan(1);
  await page.keyboard.up('ArrowLeft');
  expect((await snapshot(page)).now % 100).toBe(0);
});
