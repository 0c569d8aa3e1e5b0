import { expect, test } from '../fixtures.ts';
import { openGame, ready, snapshotOf } from '../game.ts';
import { drag, gameOn, load, overlapping, underNotice } from './table.ts';

const NEARLY_A_ROW = ['........', '.RR.....', '........', '........', 'BBGYY...', '........', '.PP.....', '........'];

const PHONES = [
  [320, 568],
  [360, 640],
  [844, 390],
  [390, 844],
] as const;
const DESKS = [
  [1440, 900],
  [1280, 620],
  [1024, 768],
] as const;

/** A way through level 3: slot, column and row of each move. */
const LEVEL_3 = '004 225 105 170 260 015 100 210'.split(' ');

test('modes are chosen from the bar, each keeps its game, and undo takes a move back', { tag: '@both' }, async ({
  page,
}) => {
  await openGame(page, 'blast', '');
  const dealt = await snapshotOf(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.score')).toHaveText('0');
  expect({ ...JSON.parse(await snapshotOf(page)), now: 0 }).toEqual({ ...JSON.parse(dealt), now: 0 });
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  const classic = await snapshotOf(page);

  await page.getByRole('button', { name: /change the mode/ }).click();
  await page.getByRole('button', { name: /^Ten by ten/ }).click();
  await expect(page.locator('[data-cell]')).toHaveCount(100);
  await expect(page).toHaveURL(/\?ruleset=ten$/);
  expect((await gameOn(page)).ruleset.id).toBe('ten');
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: /change the mode/ }).click();
  await page.getByRole('button', { name: /^Boxes/ }).click();
  await expect(page.locator('[data-tinted]')).toHaveCount(36);
  await page.getByRole('button', { name: /change the mode/ }).click();
  await expect(page.getByRole('button', { name: /^Classic.*Waiting at \d+ points/ })).toBeVisible();
  await page.getByRole('button', { name: /^Classic/ }).click();
  await expect(page.locator('[data-cell]')).toHaveCount(64);
  expect(await snapshotOf(page)).toBe(classic);
});

test('a level of the journey is played to its stars, and the next one begun', { tag: '@both' }, async ({
  page,
  touch,
  hasTouch,
}) => {
  test.slow();
  await openGame(page, 'blast', '?level=3');
  await expect(page.locator('.gem')).toHaveCount(2);
  for (const [width, height] of hasTouch ? PHONES : DESKS) {
    await page.setViewportSize({ width, height });
    expect(await overlapping(page), `${width}×${height}`).toEqual([]);
  }
  await expect(page.locator('[data-cell="4,1"]')).toHaveAccessibleName('Row 2, column 5, filled, with a gem');
  for (const [i, move] of LEVEL_3.entries()) {
    const [slot = 0, x = 0, y = 0] = [...move].map(Number);
    await drag({ page, touch, hasTouch }, { slot, x, y });
    await expect(page.locator('.goal')).toContainText(`Moves left${13 - 1 - i}`);
  }
  await expect(page.getByRole('heading', { name: 'Level 3 won!' })).toBeVisible();
  await expect(page.getByRole('img', { name: '3 stars' })).toBeVisible();
  await page.getByRole('button', { name: 'Map' }).click();
  await expect(page.getByRole('button', { name: 'Level 3: Clear 2 gems in 13 moves, 3 stars' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next level' }).click();
  await expect(page).toHaveURL(/\?level=4$/);
  await expect(page.locator('.goal')).toContainText('Lines0 / 4');
});

test('a hint comes from a worker, shows on the board, and says why', { tag: '@both' }, async ({ page, hasTouch }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openGame(page, 'blast', '?seed=7');
  await load(page, { board: NEARLY_A_ROW, tray: ['i3h', 'o4', 'l4a'] });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('status')).toContainText(/Place it here\. .*clear/);
  await expect(page.locator('[data-shade="hint"]')).not.toHaveCount(0);
  expect(workers).toHaveLength(1);
  // The words lie over no button, neither where there is room under the board nor where there is none: then over digits.
  await expect.poll(() => page.locator('.toast').evaluate((toast) => toast.getAnimations().length)).toBe(0);
  for (const [width, height] of hasTouch ? PHONES : DESKS) {
    await page.setViewportSize({ width, height });
    const under = width < 390 ? ['score numeral 0'] : [];
    expect(await underNotice(page), `${width}×${height}`).toEqual(under);
  }
  const slot = await page.locator('[data-hint]').getAttribute('data-slot');
  await page.keyboard.press(String(Number(slot) + 1));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-shade="hint"], .toast')).toHaveCount(0);
  await openGame(page, 'blast', '?ruleset=daily');
  await expect(page.getByRole('button', { name: /Hint|Undo/ })).toHaveCount(0);
});
