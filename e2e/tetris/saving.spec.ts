import { expect, test } from '../fixtures.ts';
import { ready, snapshotOf } from '../game.ts';
import { drawn, lose, MIDDLE, openTetris, settled, setUp, snapshot, statusOf } from './table.ts';

const SETTINGS = 'blockyard.tetris.settings';

test('a reload brings the very game back, paused, and it goes on', async ({ page }) => {
  await openTetris(page);
  for (const key of ['ArrowLeft', 'Space', 'KeyC', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await page.keyboard.press('KeyP');
  const before = await snapshotOf(page);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  expect(await snapshotOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.keyboard.press('Space');
  expect(await settled(page)).toBe(12);
  const { log, start } = (await page.evaluate(() => window.blockyard.replay())) as { log: unknown[]; start: unknown };
  expect(start).toEqual({ seed: 1 });
  expect(log.length).toBeGreaterThanOrEqual(6);
});

test('a page that is closed at once loses nothing that has locked', async ({ page, context }) => {
  await openTetris(page);
  for (let i = 0; i < 3; i++) await page.keyboard.press('Space');
  await page.close();
  const again = await context.newPage();
  await openTetris(again, '');
  expect(await statusOf(again)).toBe('paused');
  expect(await settled(again)).toBe(12);
});

test('a game that is over does not come back with a reload', async ({ page }) => {
  await openTetris(page);
  await lose(page);
  const { score } = await snapshot(page);
  await page.reload();
  await ready(page);
  expect(await statusOf(page)).toBe('menu');
  expect(await page.evaluate(() => localStorage.getItem('blockyard.tetris.bests'))).toBe(
    JSON.stringify({ guideline: score }),
  );
});

test('mute lasts', async ({ page }) => {
  await openTetris(page);
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.reload();
  await ready(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.top-bar').getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
});

test('settings of a stranger are dropped one by one', async ({ page }) => {
  await page.addInitScript((key) => {
    const state = { das: 'slow', arr: 20, touch: 'feet', patterns: true };
    localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
  }, SETTINGS);
  await page.goto('tetris/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Delay before repeating (DAS)')).toHaveValue('167');
  await expect(page.getByLabel('Time between repeats (ARR)')).toHaveValue('20');
});

test('where the browser keeps nothing the game is played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    Object.defineProperty(navigator, 'storage', { value: undefined });
  });
  await openTetris(page);
  await expect(page.getByRole('status').filter({ hasText: 'keeps nothing' })).toBeVisible();
  await lose(page);
  const { score } = await snapshot(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.best')).toContainText(String(score));
});

test('a storage that is full costs no game', async ({ page }) => {
  await openTetris(page);
  await page.keyboard.press('Space');
  const kept = await page.evaluate(() => localStorage.getItem('blockyard.tetris.game'));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Could not save' })).toBeVisible();
  expect(await settled(page)).toBe(8);
  expect(await page.evaluate(() => localStorage.getItem('blockyard.tetris.game'))).toBe(kept);
});

test('a save of a version to come is told of and left alone', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('blockyard.tetris.game', '{"version":9999,"saved":{}}');
  });
  await page.goto('tetris/');
  await ready(page);
  await expect(page.getByText('could not be read')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('blockyard.tetris.game'))).toContain('9999');
});

test('an address that cannot be used is told of', async ({ page }) => {
  for (const query of ['?seed=minus', '?seed=4294967296', '?ruleset=nonsense', '?seed=1&level=99']) {
    await page.goto(`tetris/${query}`);
    await ready(page);
    await expect(page.getByText(/in the address/), query).toBeVisible();
    expect(await statusOf(page)).toBe('menu');
  }
});

test('the same address gives the same game', async ({ page }) => {
  const piecesOf = async () => {
    await openTetris(page, '?seed=20&ruleset=basic');
    return (await snapshot(page)).active?.piece;
  };
  const first = await piecesOf();
  expect(await piecesOf()).toBe(first);
});

test('load refuses what is no snapshot and says so', async ({ page }) => {
  await openTetris(page);
  await page.keyboard.press('KeyP');
  const before = await snapshotOf(page);
  const answers = await page.evaluate(() => [null, 5, {}, 'x'].map((value) => window.blockyard.load(value).ok));
  expect(answers).toEqual([false, false, false, false]);
  expect(await snapshotOf(page)).toBe(before);
  await setUp(page, MIDDLE);
  await drawn(page);
  expect((await snapshot(page)).score).toBe(MIDDLE.score);
});
