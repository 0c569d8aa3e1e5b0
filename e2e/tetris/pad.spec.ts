import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Fingers, fingers } from './fingers.ts';
import { columnOf, FOUR_ROWS, openTetris, pass, setUp, snapshot } from './table.ts';

const BUTTONS = ['Left', 'Right', 'Rotate', 'Soft drop', 'Hard drop', 'Hold', 'Pause'] as const;

/** After half a second of game time the piece is where it was, and no button looks pressed. */
async function expectNothingHeld(page: Page): Promise<void> {
  const x = await columnOf(page);
  await pass(page, 500);
  expect(await columnOf(page)).toBe(x);
  expect((await snapshot(page)).softDrop).toBeNull();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
}

async function opened(page: Page): Promise<Fingers> {
  await openTetris(page);
  const hand = await fingers(page);
  await hand.tapButton('Rotate');
  await hand.tapButton('Turn back');
  return hand;
}

test('one finger slides from Left to Right', { tag: '@phone' }, async ({ page }) => {
  const hand = await opened(page);
  const x = await columnOf(page);
  await hand.down(1, await hand.middleOf('Left'));
  await expect.poll(() => columnOf(page)).toBeLessThan(x);
  await hand.move(1, await hand.middleOf('Right'));
  const turned = await columnOf(page);
  await pass(page, 400);
  expect(await columnOf(page)).toBeGreaterThan(turned);
  await hand.up(1);
  await expectNothingHeld(page);
});

test('a finger that slides off, or is taken away, leaves nothing held', { tag: '@phone' }, async ({ page }) => {
  const hand = await opened(page);
  const left = await hand.middleOf('Left');
  await hand.down(1, left);
  await hand.move(1, { x: left.x, y: left.y - 200 });
  await expectNothingHeld(page);
  await hand.up(1);
  await hand.down(1, await hand.middleOf('Soft drop'));
  await hand.cancel();
  await expectNothingHeld(page);
});

test('rules without hold give its place on the pad to the hard drop', { tag: '@phone' }, async ({ page }) => {
  const places = () =>
    page
      .locator('.pad-hand')
      .evaluateAll((hands) =>
        Object.fromEntries(
          hands
            .flatMap((hand) => [...hand.querySelectorAll<HTMLElement>('[data-pad]')])
            .map((button) => [button.dataset['pad'], button.getBoundingClientRect().toJSON() as DOMRect]),
        ),
      );
  await openTetris(page);
  const { hold, hardDrop, ...others } = await places();
  await openTetris(page, '?seed=1&ruleset=ars');
  await expect(page.locator('[data-pad="hold"]')).toBeHidden();
  const { hold: _, hardDrop: wide, ...same } = await places();
  expect(same, 'no other button has moved').toEqual(others);
  expect([wide?.left, wide?.right, wide?.top]).toEqual([hold?.left, hardDrop?.right, hardDrop?.top]);
});

test('a second finger turns while the first holds Left', { tag: '@phone' }, async ({ page }) => {
  const hand = await opened(page);
  await hand.down(1, await hand.middleOf('Left'));
  const { active } = await snapshot(page);
  for (let i = 0; i < 5; i++) await hand.tapButton('Rotate', 2);
  await expect.poll(async () => (await snapshot(page)).active?.rotation).toBe(((active?.rotation ?? 0) + 5) % 4);
  await expect(page.locator('[data-pad="left"][data-pressed]')).toHaveCount(1);
  await hand.up(1);
  await expectNothingHeld(page);
});

test('turning the screen lets go of all and shows every button', { tag: '@phone' }, async ({ page }) => {
  const hand = await opened(page);
  await hand.down(1, await hand.middleOf('Left'));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.app-shell[data-shape="wide"]')).toBeVisible();
  await expectNothingHeld(page);
  for (const name of BUTTONS)
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await hand.cancel();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.app-shell[data-shape="tall"]')).toBeVisible();
  for (const name of BUTTONS)
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;

test('buttons are large and apart, and all in sight, at every size', { tag: '@phone' }, async ({ page }) => {
  await openTetris(page);
  await page.keyboard.press('KeyX');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${width}×${height}`;
    const fits = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight];
      });
    await expect.poll(fits, at).toEqual([width, height]);
    const boxes = await page.locator('button:visible').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, top, right, bottom, width: w, height: h } = button.getBoundingClientRect();
        return { name: button.getAttribute('aria-label') ?? '', left, top, right, bottom, w, h };
      }),
    );
    expect(boxes.map(({ name }) => name)).toEqual(expect.arrayContaining([...BUTTONS]));
    const drop = boxes.find(({ name }) => name === 'Hard drop');
    for (const box of boxes) {
      const edge = Math.min(box.left, box.top, width - box.right, height - box.bottom);
      expect(Math.min(box.w, box.h), `${box.name} at ${at}`).toBeGreaterThanOrEqual(44);
      expect(edge, `${box.name} at ${at}`).toBeGreaterThanOrEqual(0);
      if (drop === undefined || box === drop) continue;
      const across = Math.max(drop.left - box.right, box.left - drop.right);
      const down = Math.max(drop.top - box.bottom, box.top - drop.bottom);
      expect(Math.max(across, down), `${box.name} beside Hard drop at ${at}`).toBeGreaterThanOrEqual(8);
    }
    const well = await page.locator('.well').boundingBox();
    expect(well?.width, at).toBeGreaterThan(Math.min(width, height) * 0.4);
  }
});

test('on a tablet the panels take what the well leaves beside it', { tag: '@phone' }, async ({ page }) => {
  await openTetris(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  const gaps = () =>
    page.evaluate(() => {
      const [left, well, right] = ['.panel-left', '.well-frame', '.panel-right'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      if (left === undefined || well === undefined || right === undefined) return [];
      return [left.left, well.left - left.right, right.left - well.right, innerWidth - right.right].map(Math.round);
    });
  await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThan(24);
  expect(Math.min(...(await gaps()))).toBeGreaterThanOrEqual(8);
});

test('the well is played by gestures until rows clear', { tag: '@phone' }, async ({ page }) => {
  await openTetris(page);
  await setUp(page, FOUR_ROWS);
  const hand = await fingers(page);
  const well = await page.locator('.well').boundingBox();
  if (well === null) throw new Error('There is no well.');
  const cell = well.width / 10;
  const middle = { x: well.x + well.width / 2, y: well.y + well.height / 2 };

  // Right by two columns, and back.
  await hand.stroke(middle, { x: middle.x + cell * 2.2, y: middle.y });
  await expect.poll(() => columnOf(page)).toBe(FOUR_ROWS.active.x + 2);
  await hand.stroke(middle, { x: middle.x - cell * 2.2, y: middle.y });
  await expect.poll(() => columnOf(page)).toBe(FOUR_ROWS.active.x);

  // A tap on the right turns clockwise, one on the left back.
  await hand.stroke({ x: middle.x + cell * 2, y: middle.y }, { x: middle.x + cell * 2, y: middle.y }, { steps: 0 });
  await expect.poll(async () => (await snapshot(page)).active?.rotation).toBe(2);
  await hand.stroke({ x: middle.x - cell * 2, y: middle.y }, { x: middle.x - cell * 2, y: middle.y }, { steps: 0 });
  await expect.poll(async () => (await snapshot(page)).active?.rotation).toBe(1);

  // A flick down drops.
  await setUp(page, FOUR_ROWS);
  await hand.stroke(middle, { x: middle.x, y: middle.y + cell * 7 }, { steps: 4 });
  await expect.poll(async () => (await snapshot(page)).lines).toBe(4);

  // A flick up holds.
  await hand.stroke(middle, { x: middle.x, y: middle.y - cell * 7 }, { steps: 4 });
  await expect.poll(async () => (await snapshot(page)).hold).not.toBeNull();
});

test('without the pad the well takes the room, and the held piece is a button', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('blockyard.tetris.settings', JSON.stringify({ state: { touch: 'gestures' }, version: 1 })),
  );
  await openTetris(page);
  await expect(page.locator('.pad')).toHaveCount(0);
  const well = await page.locator('.well').boundingBox();
  expect(well?.width).toBeGreaterThan(300);
  const hand = await fingers(page);
  await hand.tapButton('Hold');
  await expect.poll(async () => (await snapshot(page)).hold).not.toBeNull();
});

test('what is held and what comes next lies within its card, on every tall screen @phone', async ({ page }) => {
  await opened(page);
  for (const [width, height] of [
    [320, 568],
    [360, 780],
    [390, 844],
    [600, 1024],
    [720, 1559],
    [768, 1024],
    [820, 1180],
    [1000, 1400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setUp(page, { ...FOUR_ROWS, hold: 'Z' });
    const out = await page.locator('.panel .card:has(.mini-piece)').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { top, right, bottom, left } = card.getBoundingClientRect();
        const boxes = [...card.querySelectorAll('.mini-piece')].map((piece) => piece.getBoundingClientRect());
        const out = boxes.filter((box) => box.top < top || box.right > right || box.bottom > bottom || box.left < left);
        return out.map(
          (box) => `${card.className}: ${box.bottom} of ${bottom}, ${box.left} to ${box.right} of ${left} to ${right}`,
        );
      }),
    );
    expect(out, `${width}×${height}`).toEqual([]);
  }
});

test('nothing on the page scrolls, selects or opens a menu under a finger', { tag: ['@phone', '@seen'] }, async ({
  page,
}) => {
  const hand = await opened(page);
  await hand.stroke({ x: 195, y: 120 }, { x: 195, y: 500 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const styles = await page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).overscrollBehaviorY,
    areas: [...document.querySelectorAll('.arena, .pad')].map((area) => {
      const { touchAction, userSelect } = getComputedStyle(area);
      return `${touchAction} ${userSelect}`;
    }),
  }));
  expect(styles).toEqual({ page: 'none', areas: ['none none', 'none none'] });
  await hand.down(1, await hand.middleOf('Left'));
  await pass(page, 700);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await hand.up(1);
  await expectNothingHeld(page);
});
