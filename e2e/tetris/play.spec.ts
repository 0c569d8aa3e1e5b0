import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { planFor } from './bot.ts';
import { fingers } from './fingers.ts';
import { FOUR_ROWS, MIDDLE, openTetris, setUp, snapshot, statusOf, watchTexts } from './table.ts';

/** What a bot does with its hands. */
type Hand = (action: 'left' | 'right' | 'turn' | 'drop') => Promise<void>;

async function playUntilRowsClear(page: Page, act: Hand): Promise<void> {
  for (let piece = 0; piece < 60; piece++) {
    const before = await snapshot(page);
    if (before.lines >= 2) return;
    const { turns, shift } = planFor(before);
    for (let i = 0; i < turns; i++) await act('turn');
    for (let i = 0; i < Math.abs(shift); i++) await act(shift < 0 ? 'left' : 'right');
    await act('drop');
  }
  throw new Error('No two rows were cleared with sixty pieces.');
}

for (const ruleset of ['basic', 'guideline']) {
  test(`${ruleset} is played by keys until rows clear`, async ({ page }) => {
    test.slow();
    await openTetris(page, `?seed=3&ruleset=${ruleset}`);
    const keys = { left: 'ArrowLeft', right: 'ArrowRight', turn: 'ArrowUp', drop: 'Space' } as const;
    await playUntilRowsClear(page, (action) => page.keyboard.press(keys[action]));
    const { score, lines } = await snapshot(page);
    expect(lines).toBeGreaterThanOrEqual(2);
    expect(score).toBeGreaterThanOrEqual(200);
    await expect(page.locator('.stat-lines')).toContainText(String(lines));
  });

  test(`${ruleset} is played by touch until rows clear`, { tag: '@phone' }, async ({ page }) => {
    test.slow();
    await openTetris(page, `?seed=3&ruleset=${ruleset}`);
    const hand = await fingers(page);
    const buttons = { left: 'Left', right: 'Right', turn: 'Rotate', drop: 'Hard drop' } as const;
    await playUntilRowsClear(page, (action) => hand.tapButton(buttons[action]));
    expect((await snapshot(page)).lines).toBeGreaterThanOrEqual(2);
  });
}

test('four rows at once are a Tetris: called out, counted and announced', async ({ page }) => {
  await openTetris(page);
  await setUp(page, FOUR_ROWS);
  const shown = await watchTexts(page, '.callout');
  await page.keyboard.press('Space');
  await expect.poll(shown).toContainEqual(expect.stringMatching(/^tetris/i));
  const { lines, score } = await snapshot(page);
  expect(lines).toBe(4);
  expect(score).toBeGreaterThan(800);
  await expect(page.locator('[aria-live="polite"]').first()).toContainText('4 rows');
});

test('every action of the guideline has its key', async ({ page }) => {
  await openTetris(page);
  // High above the floor: nothing may lock meanwhile.
  await setUp(page, { rows: [], active: MIDDLE.active, hold: 'I' });
  const { active } = await snapshot(page);
  const x = active?.x ?? 0;
  const expectActive = (expected: Record<string, unknown>) =>
    expect.poll(async () => (await snapshot(page)).active).toMatchObject(expected);
  await page.keyboard.press('ArrowLeft');
  await expectActive({ x: x - 1, rotation: 0 });
  await page.keyboard.press('ArrowRight');
  await expectActive({ x });
  await page.keyboard.press('KeyX');
  await expectActive({ rotation: 1 });
  await page.keyboard.press('KeyZ');
  await expectActive({ rotation: 0 });
  await page.keyboard.press('KeyC');
  await expectActive({ piece: 'I' });
  expect((await snapshot(page)).hold).toBe('L');
  await page.keyboard.press('KeyM');
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a game is chosen in the menu, lost, and begun again', async ({ page }) => {
  await page.goto('tetris/');
  await page.getByRole('radio', { name: /Guideline/ }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => statusOf(page)).toMatch(/ready|playing/);
  expect((await snapshot(page)).ruleset).toBe('guideline');
  for (let i = 0; i < 40 && (await statusOf(page)) !== 'over'; i++) await page.keyboard.press('Space');
  const over = page.getByRole('dialog', { name: 'Game over' });
  await expect(over).toBeVisible();
  // Keys of the game that are still being hammered must not begin the next one.
  await page.keyboard.press('Space');
  await expect(over).toBeVisible();
  await expect(page.locator('[aria-live="assertive"]')).toContainText('Game over');
  await over.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => statusOf(page)).toMatch(/ready|playing/);
  expect((await snapshot(page)).score).toBe(0);
});

test('a restart asks only when points would be lost', async ({ page }) => {
  await openTetris(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('KeyR');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await setUp(page, MIDDLE);
  await page.keyboard.press('KeyR');
  const question = page.getByRole('dialog', { name: 'Start again?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Play on' }).click();
  expect((await snapshot(page)).score).toBe(MIDDLE.score);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('KeyR');
  await question.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(async () => (await snapshot(page)).score).toBe(0);
});
