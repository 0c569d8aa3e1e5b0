import { expect, test } from '../fixtures.ts';
import { ready } from '../game.ts';
import { drawn, FOUR_ROWS, openTetris, setUp, snapshot, statusOf } from './table.ts';

test('rules are chosen by key and by pointer, played, and each keeps its own best', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('tetris/');
  await ready(page);
  const rules = page.getByRole('group', { name: 'Rules' });
  await expect(rules.getByRole('radio')).toHaveCount(9);
  const ars = rules.getByRole('radio', { name: 'Arika ARS' });
  await rules.getByRole('radio', { name: 'Basic' }).focus();
  for (let keys = 0; keys < 9 && !(await ars.isChecked()); keys++) await page.keyboard.press('ArrowRight');
  await expect(ars).toBeFocused();
  await expect(ars).toHaveAccessibleDescription(/one piece ahead, no hold/);
  await page.locator('.goals .mode').filter({ hasText: 'Sprint 20' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await drawn(page);
  await expect.poll(() => statusOf(page)).toMatch(/ready|playing/);
  expect((await snapshot(page)).ruleset).toBe('ars');
  await expect(page.locator('.stat-next li')).toHaveCount(1);
  await expect(page.locator('.stat-hold')).toHaveCount(0);

  await setUp(page, { ...FOUR_ROWS, lines: 16, now: 61_000 });
  await page.keyboard.press('Space');
  const over = page.getByRole('dialog', { name: 'Goal reached!' });
  const time = (await over.locator('.over-score').textContent()) ?? '';
  expect(time).toMatch(/^1:0\d\.\d{3}$/);
  await over.getByRole('button', { name: 'Share the replay' }).click();
  await expect(page.getByText('has been copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await over.getByRole('button', { name: 'Menu' }).click();
  const sprint = page.locator('.goals .mode').filter({ hasText: 'Sprint 20' });
  await expect(sprint).toContainText(time);
  await rules.locator('.mode').filter({ hasText: 'Guideline' }).click();
  await expect(page.getByText('The modern game')).toBeVisible();
  await expect(sprint).not.toContainText(time);
  await expect(rules.locator('.mode').filter({ hasText: time })).toHaveText(/Arika ARS/);

  await page.goto(link);
  await ready(page);
  await page.getByRole('slider', { name: 'Place in the replay' }).waitFor();
  await expect(page.locator('.stat-next li')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(page.locator('.numeral.score')).not.toHaveText('0');
});

test('an address begins a game by any rules, with as many pieces ahead as they show', async ({ page }) => {
  await openTetris(page, '?seed=1&ruleset=srs-x');
  await expect(page.locator('.stat-next li')).toHaveCount(6);
  // A half turn, which the guideline does not have.
  await page.keyboard.press('KeyA');
  await expect.poll(async () => (await snapshot(page)).active?.rotation).toBe(2);
});

test('the whole menu is in sight, and large letters cut no word', { tag: '@phone' }, async ({ page }) => {
  await page.goto('tetris/');
  await ready(page);
  for (const radio of await page.locator('.mode').all()) await expect(radio).toBeInViewport({ ratio: 1 });
  for (const button of await page.locator('.menu button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const cut = () =>
    page
      .locator('.menu, .menu :is(.mode, .mode *, .modes-about, .button, .field *):not(.visually-hidden)')
      .evaluateAll((parts) =>
        parts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1).map(String),
      );
  await expect.poll(cut).toEqual([]);
});
