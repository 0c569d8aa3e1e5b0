import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openGame, ready, snapshotOf } from '../game.ts';
import { gameOn, goodMove, load, snapshotFrom } from './table.ts';

const KEY = 'blockyard.blast.game';
const NEAR_END = {
  board: ['R.OO.BB.', '.GG.P.YY', 'BB.RR.O.', '.PY.GG.B', 'OO.BB.RP', '.YG.O.GG', 'RR.PP.Y.', '.BO.YY.R'],
  tray: ['dot', 'o9', null],
};

/** Plays by keyboard: the first slot that fits, at the place that the page proposes. */
async function play(page: Page, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const slot = (await gameOn(page)).view.fits.indexOf(true);
    await page.keyboard.press(String(slot + 1));
    await page.keyboard.press('Enter');
  }
}

test('a reload, and a page closed at once after a move, bring back the very game', async ({ page, context }) => {
  await openGame(page, 'blast', '');
  await play(page, 4);
  const before = await snapshotOf(page);
  await page.reload();
  await ready(page);
  expect(await snapshotOf(page)).toBe(before);
  await play(page, 3);
  const later = await snapshotOf(page);
  await page.close();
  const again = await context.newPage();
  await openGame(again, 'blast', '');
  expect(await snapshotOf(again)).toBe(later);
  const { log } = (await again.evaluate(() => window.blockyard.replay())) as { log: unknown[] };
  expect(log).toHaveLength(7);
});

test('a finished game is kept as a replay and not brought back', async ({ page }) => {
  await openGame(page, 'blast', '');
  await load(page, NEAR_END);
  await play(page, 1);
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('blockyard.blast');
          opening.onsuccess = () => {
            const names = [...opening.result.objectStoreNames];
            const [name] = names;
            if (name === undefined) return resolve(0);
            const counting = opening.result.transaction(name).objectStore(name).count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  await expect.poll(kept).toBe(1);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Game over' })).toHaveCount(0);
  expect((await gameOn(page)).view).toMatchObject({ score: 0, over: false });
});

test('where the browser keeps nothing, a game is played and a notice says so', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, denied);
    }
    // As in a sandboxed frame, and as in an address without encryption.
    Object.defineProperty(navigator, 'serviceWorker', denied);
    Object.defineProperty(navigator, 'storage', { get: () => undefined });
  });
  await openGame(page, 'blast', '?seed=5');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await load(page, NEAR_END);
  await play(page, 1);
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.score')).toHaveText('0');
  await expect(page.locator('.best')).toContainText('1');
});

test('when storage is full the game goes on, says so, and the save before stays readable', async ({ page }) => {
  await openGame(page, 'blast', '');
  await play(page, 1);
  const before = await page.evaluate((key) => {
    const saved = localStorage.getItem(key);
    let size = 1 << 20;
    for (let n = 0; size >= 1; n++) {
      try {
        localStorage.setItem(`fill-${n}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
    return saved;
  }, KEY);
  await play(page, 2);
  await expect(page.getByText('Could not save')).toBeVisible();
  expect((await gameOn(page)).view.score).toBeGreaterThan(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(before);
  await page.reload();
  await ready(page);
  await play(page, 1);
});

test('a save that cannot be read is refused in words and kept', async ({ page }) => {
  await page.goto('blast/');
  await ready(page);
  const newer = JSON.stringify({ version: 9999, saved: { snapshot: {} } });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, newer] as const);
  await page.reload();
  await ready(page);
  await expect(page.getByText('could not be read and was left as it is')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(newer);
  await play(page, 1);
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.refused`), KEY)).toBe(newer);
});

test('nothing is written before the player acts', async ({ page }) => {
  await openGame(page, 'blast', '');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('two tabs show one game and never lower the best', async ({ page, context }) => {
  await openGame(page, 'blast', '');
  await play(page, 1);
  const other = await context.newPage();
  await openGame(other, 'blast', '');
  await load(page, { ...snapshotFrom({ ...NEAR_END, tray: ['dot', 'o9', 'i2h'] }), score: 500 });
  await play(page, 1);
  await expect(other.locator('.best')).toContainText('501');
  expect(await snapshotOf(other)).toBe(await snapshotOf(page));
  await expect(other.getByText('changed in another tab')).toBeVisible();
  await load(other, { ...snapshotFrom(NEAR_END), score: 300 });
  await play(other, 1);
  await expect(other.getByRole('heading', { name: 'Game over' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('blockyard.blast.best'))).toBe('{"classic":501}');
  await expect(page.locator('.best')).toContainText('501');
});

test('a link to a deal leaves a way back to the running game', async ({ page }) => {
  await openGame(page, 'blast', '');
  await play(page, 2);
  const before = await snapshotOf(page);
  await openGame(page, 'blast', '?seed=77');
  expect(await snapshotOf(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Back to it' }).click();
  expect(await snapshotOf(page)).toBe(before);
});

test('an address that cannot be used is answered with a notice and a game', async ({ page }) => {
  for (const [query, words] of [
    ['?seed=4294967296', 'The seed in the address'],
    ['?seed=-1', 'The seed in the address'],
    ['?ruleset=nonsense', 'The ruleset in the address'],
  ] as const) {
    await openGame(page, 'blast', query);
    await expect(page.getByText(words)).toBeVisible();
    expect((await gameOn(page)).view.over).toBe(false);
  }
});

test('a file takes the game to another browser, and a wrong one is refused', async ({ page, browser }) => {
  await openGame(page, 'blast', '');
  await play(page, 3);
  const before = await snapshotOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const path = await (await downloading).path();

  const other = await (await browser.newContext()).newPage();
  const open = async (file: Parameters<import('@playwright/test').FileChooser['setFiles']>[0]) => {
    await other.getByRole('button', { name: 'Menu' }).click();
    const choosing = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'Open a file' }).click();
    await (await choosing).setFiles(file);
  };
  await other.goto(page.url());
  await ready(other);
  await open({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') });
  await expect(other.getByText('not a Blast backup')).toBeVisible();
  await open(path);
  await expect.poll(() => snapshotOf(other)).toBe(before);
  await other.context().close();
});

test('the scripting surface answers with results', async ({ page }) => {
  await openGame(page, 'blast', '?seed=9');
  const before = await snapshotOf(page);
  const refused = await page.evaluate(() => window.blockyard.load({ format: 'nonsense' }));
  expect(refused).toMatchObject({ ok: false, error: { message: expect.any(String) } });
  expect(await snapshotOf(page)).toBe(before);
  const move = goodMove(await gameOn(page));
  expect(move).toBeDefined();
  expect(await page.evaluate((text) => window.blockyard.load(text), before)).toMatchObject({ ok: true });
  expect(await page.evaluate(() => window.blockyard.version)).toMatch(/^\d+\.\d+\.\d+/);
});
