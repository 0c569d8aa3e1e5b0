import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { columnOf, drawn, MIDDLE, openTetris, pass, settled, setUp, snapshot, statusOf } from './table.ts';

/** The window loses the keyboard, and a release is never told. */
const blur = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

async function resume(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => statusOf(page), { timeout: 15_000 }).toBe('playing');
}

test('a key held while the window loses the focus is let go of, before and after a pause', async ({ page }) => {
  test.slow();
  // Soft drop is slow: nothing may land in what follows.
  await page.addInitScript(() => {
    const state = { das: 400, softDropFactor: 2 };
    localStorage.setItem('blockyard.tetris.settings', JSON.stringify({ state, version: 1 }));
  });
  await openTetris(page);
  await page.keyboard.press('KeyX');
  for (let times = 0; times < 2; times++) {
    await setUp(page, { rows: [], active: MIDDLE.active, hold: 'I' });
    await page.keyboard.down('ArrowLeft');
    await page.keyboard.down('ArrowDown');
    await blur(page);
    await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
    await resume(page);
    const x = await columnOf(page);
    expect((await snapshot(page)).softDrop).toBeNull();
    await pass(page, 500);
    expect(await columnOf(page)).toBe(x);
    await page.keyboard.up('ArrowLeft');
    await page.keyboard.up('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await columnOf(page)).toBe(x + 1);
  }
});

test('a key that the system repeats acts once', async ({ page }) => {
  await openTetris(page);
  for (let i = 0; i < 5; i++) await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  expect(await settled(page)).toBe(4);
  for (let i = 0; i < 5; i++) await page.keyboard.down('KeyX');
  expect((await snapshot(page)).active).toMatchObject({ rotation: 1 });
  await page.keyboard.up('KeyX');
  for (let i = 0; i < 3; i++) await page.keyboard.down('KeyP');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
});

test('a held direction moves at once, again after 167 ms, then every 33', async ({ page }) => {
  await page.goto('tetris/?seed=1&ruleset=guideline');
  await drawn(page);
  await page.keyboard.down('ArrowLeft');
  await pass(page, 500);
  await page.keyboard.up('ArrowLeft');
  const { log } = (await page.evaluate(() => window.blockyard.replay())) as { log: [number, { type: string }][] };
  const times = log.filter(([, { type }]) => type === 'move').map(([at]) => at - (log[0]?.[0] ?? 0));
  expect(times).toEqual([0, 167, 200]);
  expect(await columnOf(page)).toBe(0);
});

test('Space and Enter press no button again that was clicked', async ({ page }) => {
  await page.goto('tetris/');
  let blocks = 0;
  for (const name of ['Play', 'Mute', 'Resume']) {
    if (name === 'Resume') await page.keyboard.press('Escape');
    await page.getByRole('button', { name, exact: true }).click();
    const muted = await page.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    blocks += 4;
    await expect.poll(() => settled(page), name).toBe(blocks);
    await expect.poll(() => statusOf(page), name).toBe('playing');
    expect(await page.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed'), name).toBe(muted);
  }
});

test('a button that was reached by Tab is pressed by Space while the game is paused', async ({ page }) => {
  await openTetris(page);
  await page.keyboard.press('KeyX');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Restart' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('shortcuts of the browser stay its own', async ({ page }) => {
  await openTetris(page);
  await page.keyboard.press('KeyX');
  const before = await snapshot(page);
  const swallowed = await page.evaluate(() => {
    const keys: KeyboardEventInit[] = [
      ...['KeyR', 'KeyL', 'KeyW', 'KeyT', 'Tab', 'Equal', 'Minus'].map((code) => ({ code, ctrlKey: true })),
      ...['F5', 'F11', 'F12', 'Tab'].map((code) => ({ code })),
      { code: 'KeyR', metaKey: true },
      { code: 'ArrowLeft', altKey: true },
      { code: 'ArrowLeft', ctrlKey: true },
    ];
    return keys.filter((init) => {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    });
  });
  expect(swallowed).toEqual([]);
  const { active } = await snapshot(page);
  expect([active?.x, active?.rotation]).toEqual([before.active?.x, before.active?.rotation]);
  expect(await statusOf(page)).toBe('playing');
});

test('with an input method on, keys act once, by their place', async ({ page, context }) => {
  await openTetris(page);
  const session = await context.newCDPSession(page);
  const key = { code: 'KeyX', key: 'Process', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, key: 'x' });
  expect((await snapshot(page)).active).toMatchObject({ rotation: 1 });
});

test('sliders and switches of the settings keep their keys', async ({ page }) => {
  await openTetris(page);
  await page.keyboard.press('KeyX');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  const before = await snapshot(page);
  const das = page.getByLabel('Delay before repeating (DAS)');
  await das.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(das).toHaveValue('399');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  expect(await snapshot(page)).toEqual(before);
});

test('a gamepad plays, once a press, and only while the page has the focus', async ({ page }) => {
  await page.addInitScript(() => {
    const pad = {
      ...{ index: 1, mapping: 'standard', connected: true, axes: [0.1, -0.05, 0, 0] },
      buttons: Array.from({ length: 17 }, () => ({ value: 0, pressed: false })),
    };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [null, pad] as unknown as (Gamepad | null)[];
  });
  await openTetris(page);
  const set = (button: number, value: number) =>
    page.evaluate(
      ([index, pressure]) => {
        const { pad } = window as unknown as { pad: { buttons: { value: number }[] } };
        pad.buttons[index as number] = { value: pressure as number };
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      },
      [button, value],
    );
  await page.keyboard.press('KeyX');
  await page.keyboard.press('KeyZ');
  for (const value of [0, 0.3, 0.6, 0.45, 0.6, 0.2]) await set(7, value);
  await expect.poll(() => settled(page)).toBe(4);
  const x = await columnOf(page);
  await set(14, 1);
  await set(14, 0);
  await expect.poll(() => columnOf(page)).toBeLessThan(x);
  await set(9, 1);
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
});
