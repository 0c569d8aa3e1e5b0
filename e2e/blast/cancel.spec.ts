import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openGame, snapshotOf } from '../game.ts';
import type { Point } from '../touch.ts';
import { dragMouse, load, shaded, way } from './table.ts';

const POSITION = {
  board: ['........', '.RR.....', '........', '........', 'BBGYY...', '........', '.PP.....', '........'],
  tray: ['i3h', 'o4', 'l4a'],
};
const TARGET = { slot: 0, x: 2, y: 2 };

let before: string;
let from: Point;
let to: Point;

async function prepare(page: Page, by: 'mouse' | 'touch'): Promise<void> {
  await openGame(page, 'blast');
  await load(page, POSITION);
  before = await snapshotOf(page);
  [from, to] = await way(page, TARGET, by);
}

async function expectUndone(page: Page): Promise<void> {
  expect(await snapshotOf(page)).toBe(before);
  await expect(page.locator('.held .tile')).toHaveCount(0);
  expect(await shaded(page)).toEqual([]);
  await expect(page.locator('[data-slot="0"] .tile')).toHaveCount(3);
}

test.describe('a mouse drag', () => {
  test.beforeEach(async ({ page }) => {
    await prepare(page, 'mouse');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    expect(await shaded(page)).toHaveLength(3);
  });

  test.afterEach(async ({ page }) => {
    await expectUndone(page);
    await page.mouse.up();
    await expectUndone(page);
    await dragMouse(page, TARGET);
    await expect(page.locator('.score')).toHaveText('3');
  });

  test('is undone by Escape', async ({ page }) => {
    await page.keyboard.press('Escape');
  });

  test('is undone by the right button', async ({ page }) => {
    await page.mouse.down({ button: 'right' });
    await expectUndone(page);
    await page.mouse.up({ button: 'right' });
  });

  test('is undone when the window loses the focus', async ({ page }) => {
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  });

  test('is undone when the page is hidden', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expectUndone(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });

  test('is undone when the button was let go outside', async ({ page }) => {
    await page.evaluate(() =>
      window.dispatchEvent(
        new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 0, clientX: 50, clientY: 50 }),
      ),
    );
  });

  test('is undone when the screen is turned', async ({ page }) => {
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: height, height: width });
    await expect(page.locator('.held .tile')).toHaveCount(0);
    await expectUndone(page);
    await page.setViewportSize({ width, height });
  });
});

test.describe('a touch drag', () => {
  test.beforeEach(async ({ page, touch }, { project }) => {
    test.skip(project.name !== 'phone', 'a desk has no touch');
    await prepare(page, 'touch');
    await touch.start(from);
    await touch.move(to);
    expect(await shaded(page)).toHaveLength(3);
  });

  test('that the system cancels changes nothing, and the next one works', async ({ page, touch }) => {
    await touch.cancel();
    await expectUndone(page);
    await touch.drag(from, to);
    await expect(page.locator('.score')).toHaveText('3');
  });

  test('goes on whatever a second finger does', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const other = await way(page, { slot: 1, x: 5, y: 5 }, 'touch');
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    const first = { ...to, id: 0 };
    await send('touchStart', [first, { ...other[0], id: 1 }]);
    await send('touchMove', [first, { ...other[1], id: 1 }]);
    await expect(page.locator('.held .tile')).toHaveCount(3);
    await send('touchEnd', [{ ...other[1], id: 1 }]);
    expect(await snapshotOf(page)).toBe(before);
    expect(await shaded(page)).toHaveLength(3);
    await send('touchEnd', [first]);
    await expect(page.locator('.score')).toHaveText('3');
    await session.detach();
  });
});
