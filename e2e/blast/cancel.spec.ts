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
  await expect(page.locator('.held .tile')).toHaveCount(0);
  expect(await snapshotOf(page)).toBe(before);
  expect(await shaded(page)).toEqual([]);
  await expect(page.locator('[data-slot="0"] .tile')).toHaveCount(3);
}

/** What undoes a drag: how it comes, and what must come before the page is as it was. */
const UNDOINGS: readonly (readonly [string, (page: Page) => Promise<unknown>, ((page: Page) => Promise<unknown>)?])[] =
  [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the right button', (page) => page.mouse.down({ button: 'right' }), (page) => page.mouse.up({ button: 'right' })],
    ['a lost focus', (page) => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
    ['a hidden page', (page) => show(page, 'hidden'), (page) => show(page, 'visible')],
    [
      'a button that was let go outside',
      (page) =>
        page.evaluate(() =>
          window.dispatchEvent(
            new PointerEvent('pointermove', {
              pointerId: 1,
              pointerType: 'mouse',
              buttons: 0,
              clientX: 50,
              clientY: 50,
            }),
          ),
        ),
    ],
    [
      'a turned screen',
      (page) => page.setViewportSize({ width: 768, height: 1024 }),
      (page) => page.setViewportSize({ width: 1024, height: 768 }),
    ],
  ];

function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('a mouse drag is undone by whatever interrupts it, and the next one works', async ({ page }) => {
  await prepare(page, 'mouse');
  for (const [what, interrupt, restore] of UNDOINGS) {
    await test.step(what, async () => {
      await load(page, POSITION);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      expect(await shaded(page)).toHaveLength(3);
      await interrupt(page);
      await expectUndone(page);
      await restore?.(page);
      await page.mouse.up();
      await expectUndone(page);
      await dragMouse(page, TARGET);
      await expect(page.locator('.score')).toHaveText('3');
    });
  }
});

test.describe('a touch drag', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page, touch }) => {
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
