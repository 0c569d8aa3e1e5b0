import { expect, test } from '../fixtures.ts';
import { ready } from '../game.ts';
import { drawn, lose, openTetris, settled, statusOf } from './table.ts';

test('a lost game tells its figures, and is watched, scrubbed and shared as a link', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTetris(page);
  for (let keys = 0; keys < 40 && (await statusOf(page)) !== 'over'; keys++) await page.keyboard.press('Space');
  const over = page.getByRole('dialog', { name: 'Game over' });
  const figure = (name: string) => over.locator('.over-figures div').filter({ hasText: name }).locator('dd');
  const pieces = await figure('Pieces').first().textContent();
  expect(Number(pieces)).toBeGreaterThan(8);
  // No more than one key a piece; some may have come to rest by themselves.
  await expect(figure('Keys / piece')).toHaveText(/^(0\.\d\d|1\.00)$/);
  const blocks = await settled(page);

  await over.getByRole('button', { name: 'Watch the replay' }).click();
  const place = page.getByRole('slider', { name: 'Place in the replay' });
  await place.waitFor();
  expect(await statusOf(page)).toBe('watching');
  const score = page.locator('.numeral.score');
  await page.keyboard.press('Space');
  await page.locator('.replay-bar').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('Home');
  await expect(score).toHaveText('0');
  await page.keyboard.press('End');
  const end = await place.getAttribute('max');
  await expect(place).toHaveValue(end ?? '');
  await expect(score).not.toHaveText('0');
  await page.getByRole('button', { name: 'To the piece before' }).press('Enter');
  await expect(place).not.toHaveValue(end ?? '');
  await page.getByRole('button', { name: 'Share the replay' }).click();
  await expect(page.getByText('has been copied')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(over).toBeVisible();
  expect(await settled(page)).toBe(blocks);

  // A friend has a game going on; the link is shown over it, and neither it nor a bad link costs the game.
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await over.getByRole('button', { name: 'Play again' }).click();
  await page.keyboard.press('Space');
  await page.keyboard.press('KeyP');
  await page.goto(link);
  await ready(page);
  await drawn(page);
  await place.waitFor();
  expect(page.url()).not.toContain('replay');
  await page.getByRole('button', { name: 'Close the replay' }).click();
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await page.goto(link.slice(0, -20));
  await ready(page);
  await expect(page.getByRole('status').filter({ hasText: /damaged|not a replay/ })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  expect(await settled(page)).toBe(4);

  // A save that cannot be read costs no link.
  await page.evaluate(() => localStorage.setItem('blockyard.tetris.game', '{"version":9999,"saved":{}}'));
  await page.goto(link);
  await ready(page);
  await place.waitFor();
  await expect(page.getByText('could not be read')).toBeVisible();
});

test('the controls of a replay can all be pressed on the smallest phone on its side, and under strong zoom', async ({
  page,
}) => {
  await openTetris(page, '?seed=1&ruleset=guideline&goal=sprint-40');
  await lose(page);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Place in the replay' }).waitFor();
  for (const [width, height] of [
    [568, 320],
    [540, 300],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = () =>
      page.locator('.replay-bar :is(button, input)').evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return left < 0 || right > innerWidth || !(at !== null && control.parentElement?.contains(at));
          })
          .map((control) => control.getAttribute('aria-label') ?? control.parentElement?.textContent),
      );
    await expect.poll(covered, `${width}×${height}`).toEqual([]);
  }
});
