import { expect, test } from '../fixtures.ts';
import { ready } from '../game.ts';
import { FOUR_ROWS, openTetris, settled, setUp, snapshot, statusOf } from './table.ts';

test('a race counts down, ends at its goal in exact ms, and its best stands in the menu', async ({ page }) => {
  await openTetris(page, '?seed=1&ruleset=guideline&goal=sprint-20');
  expect(new URL(page.url()).search).toBe('');
  const left = page.locator('.stat-lines').filter({ hasText: 'Rows left' }).locator('.numeral');
  await expect(left).toHaveText('20');
  await setUp(page, { ...FOUR_ROWS, lines: 16, now: 61_000 });
  await expect(left).toHaveText('4');
  await page.keyboard.press('Space');
  const over = page.getByRole('dialog', { name: 'Goal reached!' });
  await expect(over.locator('.over-reason')).toHaveCount(0);
  await expect(over.getByText('New best!')).toBeVisible();
  const { now } = await snapshot(page);
  const time = `1:0${(now / 1000 - 60).toFixed(3)}`;
  await expect(over.locator('.over-score')).toHaveText(time);
  await over.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Guideline' }).check();
  await expect(page.locator('.mode').filter({ hasText: 'Sprint 20' })).toContainText(time);

  // Zen has no end, and takes pieces back.
  await page.getByRole('radio', { name: 'Zen' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => statusOf(page)).toMatch(/ready|playing/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  expect(await settled(page)).toBe(8);
  await page.keyboard.press('KeyU');
  expect(await settled(page)).toBe(4);
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await settled(page)).toBe(0);

  await page.goto('tetris/?goal=fame');
  await ready(page);
  await expect(page.getByText('The goal in the address is not known.')).toBeVisible();
});
