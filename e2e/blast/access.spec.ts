import type { Page } from '@playwright/test';
import { objections } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { openGame, ready, snapshotOf } from '../game.ts';
import { cutIn, dragMouse, load, overlapping } from './table.ts';

const NEARLY = {
  board: ['........', '.RR.....', '........', '........', 'BBGYY...', '........', '.PP.....', '........'],
  tray: ['i3h', 'o4', 'l4a'],
};
const OVER = {
  board: ['R.OO.BB.', '.GG.P.YY', 'BB.RR.O.', '.PY.GG.B', 'OO.BB.RP', '.YG.O.GG', 'RR.PP.Y.', '.BO.YY.R'],
  tray: ['o9', null, 'v5ne'],
};

const DIALOGS = ['Menu', 'Settings', 'How to play', 'Choose a game', 'Journey'];

/** Notes everything that effects put over the board, however soon it goes; the result reads the notes. */
async function watchOverlay(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof Element) seen.push(`${node.className}: ${node.textContent}`);
      }
    }).observe(document.querySelector('.overlay') as Element, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('axe objects to nothing, in play, held, over and in every dialog', { tag: '@both' }, async ({
  page,
  hasTouch,
}) => {
  test.slow();
  await openGame(page, 'blast');
  await load(page, NEARLY);
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('1');
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // The dialogs' words are the same at every size; a phone has the least room for them.
  for (const name of hasTouch ? DIALOGS : []) {
    if (name === 'How to play') await page.keyboard.press('?');
    else if (name === 'Choose a game') await page.getByRole('button', { name: /change the mode/ }).click();
    else if (name === 'Journey') {
      await page.getByRole('button', { name: /change the mode/ }).click();
      await page.getByRole('button', { name: /^Journey/ }).click();
    } else await page.getByRole('button', { name, exact: true }).click();
    await page
      .getByRole('dialog', { name })
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map((a) => a.finished)));
    expect(await objections(page)).toEqual([]);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await cutIn(page)).toEqual([]);
    if (size !== null) await page.setViewportSize(size);
    await page.keyboard.press('Escape');
  }
  await load(page, OVER);
  await page.locator('.game-over').evaluate((panel) => Promise.all(panel.getAnimations().map((a) => a.finished)));
  expect(await objections(page)).toEqual([]);
});

test('what the focus comes to in a dialog is shown with its ring', async ({ page }) => {
  await openGame(page, 'blast');
  for (const height of [700, 400]) {
    await page.setViewportSize({ width: 390, height });
    await page.getByRole('button', { name: 'change the mode' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a game' });
    const last = dialog.getByRole('button', { name: 'Boxes' });
    for (let tabs = 0; tabs < 9 && !(await last.evaluate((button) => button === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    const room = await dialog.evaluate((element) => {
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const { outlineWidth, outlineOffset } = getComputedStyle(document.activeElement ?? element);
      return element.getBoundingClientRect().bottom - bottom - parseFloat(outlineWidth) - parseFloat(outlineOffset);
    });
    expect(room).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});

test('every move is told to screen readers, the end at once', async ({ page }) => {
  await openGame(page, 'blast');
  await load(page, NEARLY);
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live=polite]')).toContainText(
    'Placed bar of three, lying at row 5, column 6. Cleared one line, 8 blocks. Plus 13, score 13.',
  );
  await load(page, { ...OVER, tray: ['o9', 'dot', 'v5ne'] });
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live=assertive]')).toContainText(
    'Game over. No room for square of nine, big corner, top right.',
  );
});

test('pieces that fit nowhere say and show it', { tag: '@phone' }, async ({ page }) => {
  await openGame(page, 'blast');
  await load(page, { ...OVER, tray: ['o9', 'dot', null] });
  const stuck = page.locator('[data-slot="0"]');
  await expect(stuck).toHaveAttribute('aria-disabled', 'true');
  await expect(stuck).toHaveAccessibleName('Slot 1: square of nine, fits nowhere');
  await expect(stuck).toContainText('No room');
  await expect(page.locator('[data-slot="1"]')).toHaveAttribute('aria-disabled', 'false');
});

test('the language is switched in play and remembered', { tag: '@phone' }, async ({ page }) => {
  await openGame(page, 'blast');
  const before = await snapshotOf(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '中文' }).check();
  await expect(page.getByRole('dialog', { name: '设置' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('grid', { name: '棋盘' })).toBeVisible();
  await expect(page).toHaveTitle(/^方块消消/);
  expect(await snapshotOf(page)).toBe(before);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('radiogroup', { name: '待放方块' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
});

test('mute silences at once and is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    const started: number[] = [];
    Object.assign(window, { started });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...args) {
      // Silence that wakes the sound of a phone is no sound.
      if ((this.buffer?.length ?? 0) > 64) started.push(performance.now());
      return start.apply(this, args);
    };
  });
  await openGame(page, 'blast');
  await load(page, NEARLY);
  await dragMouse(page, { slot: 0, x: 5, y: 4 });
  const heard = () => page.evaluate(() => (window as unknown as { started: number[] }).started.length);
  await expect.poll(heard).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  await load(page, NEARLY);
  await dragMouse(page, { slot: 0, x: 5, y: 4 });
  await expect(page.locator('.score')).toHaveText('13');
  expect(await heard()).toBe(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a clear moves nothing, and still says what it was worth', async ({ page }) => {
    await openGame(page, 'blast');
    await page.evaluate(() => window.addEventListener('transitionrun', () => document.body.append('moves')));
    await load(page, NEARLY);
    const seen = await watchOverlay(page);
    await dragMouse(page, { slot: 0, x: 5, y: 4 });
    await expect.poll(seen).toEqual(['points points-clear: +13']);
    await expect(page.getByText('moves')).toHaveCount(0);
  });
});

test('effects come and go, and the board is right all the while', async ({ page }) => {
  // What a clear needs is loaded half a second later; before that a clear is only quieter.
  const clears = page.waitForResponse(/\/clear-[^/]*\.js$/);
  await openGame(page, 'blast');
  await (await clears).finished();
  await load(page, NEARLY);
  const seen = await watchOverlay(page);
  await dragMouse(page, { slot: 0, x: 5, y: 4 });
  await expect.poll(async () => (await seen()).filter((each) => each.startsWith('tile leftover')).length).toBe(8);
  await expect(page.locator('[data-filled]')).toHaveCount(4);
  await expect(page.locator('.overlay span')).toHaveCount(0, { timeout: 4000 });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

const SIZES = [
  [390, 844, 16],
  [360, 640, 16],
  [320, 568, 16],
  [844, 390, 16],
  [820, 1180, 16],
  [1440, 900, 16],
  [1024, 768, 16],
  [390, 664, 16],
  [640, 360, 16],
  [568, 320, 16],
  [740, 300, 16],
  [915, 412, 16],
] as const;
const LARGE_LETTERS = [
  [390, 844, 32],
  [360, 640, 32],
  [844, 390, 32],
  [640, 360, 32],
] as const;

const NO_NOTCH = { top: 0, right: 0, bottom: 0, left: 0 };
const NOTCHED = [
  [390, 844, 16, { top: 47, right: 0, bottom: 34, left: 0 }],
  [844, 390, 16, { top: 0, right: 47, bottom: 21, left: 47 }],
] as const;

for (const query of ['?seed=1', '?level=1']) {
  test(`everything is on the screen and large enough at every size, with letters of twice the size too: ${query}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openGame(page, 'blast', query);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    for (const [width, height, letters, safe = NO_NOTCH] of [...SIZES, ...LARGE_LETTERS, ...NOTCHED]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: safe });
      await page.setViewportSize({ width, height });
      const boxes = await page.locator('button:visible, [data-slot], [data-cell]').evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top, right, bottom, width: w, height: h } = element.getBoundingClientRect();
          const name = element.getAttribute('data-cell') ?? element.className;
          return { name, left, top, right, bottom, w, h, cut: element.scrollWidth > element.clientWidth + 1 };
        }),
      );
      for (const { name, left, top, right, bottom, w, h, cut } of boxes) {
        const least = name.includes(',') ? (Math.min(width, height) >= 360 ? 28 : 24) : 44;
        const inside =
          left >= safe.left && top >= safe.top && right <= width - safe.right && bottom <= height - safe.bottom;
        expect({ name, inside, cut, large: Math.min(w, h) >= least }, `${width}×${height}, ${letters}px`).toEqual({
          name,
          inside: true,
          cut: false,
          large: true,
        });
      }
      expect(await overlapping(page), `${width}×${height}, ${letters}px`).toEqual([]);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
      expect(scrolls, `${width}×${height}, ${letters}px`).toBe(false);
    }
  });
}
