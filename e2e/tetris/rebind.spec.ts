import { expect, test } from '../fixtures.ts';
import { openTetris, snapshot, statusOf } from './table.ts';

test('keys are given anew: conflicts are told, the browser’s refused, and the help shows them', async ({ page }) => {
  await openTetris(page);
  await page.keyboard.press('KeyP');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  const said = dialog.getByRole('status');

  await dialog.getByRole('button', { name: '←: Left. Change' }).click();
  for (const [key, words] of [
    ['F6', 'belongs to the browser'],
    ['Tab', 'moves between buttons'],
    ['Control+KeyB', 'With Ctrl'],
    ['Escape', 'always pauses'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(said).toContainText(words);
  }
  await expect(dialog).toBeVisible();

  // M is the sound's, and stays so until the player takes it; the press does nothing else.
  await dialog.getByRole('button', { name: '←: Left. Change' }).press('Enter');
  await page.keyboard.press('KeyM');
  await expect(said).toContainText('M is a key of “Sound”');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('M: Left. No longer: Sound.');
  await expect(page.locator('.top-bar').getByLabel('Mute')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();

  await page.getByRole('button', { name: 'How to play' }).click();
  const line = page.locator('.help-keys div');
  await expect(line.filter({ hasText: 'Move left' }).locator('kbd')).toHaveText('M');
  await expect(line.filter({ hasText: 'Sound' })).toContainText('no key');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.keyboard.press('KeyM');
  expect(await statusOf(page)).toBe('playing');
  const { active } = await snapshot(page);
  await page.keyboard.press('ArrowLeft');
  expect((await snapshot(page)).active?.x).toBe(active?.x);
  await page.keyboard.press('KeyM');
  expect((await snapshot(page)).active?.x).toBe((active?.x ?? 0) - 1);
});

test('the game is paused by Enter, which then presses what has the focus', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('blockyard.tetris.settings', '{"version":2,"state":{"keys":{"pause":["Enter"]}}}');
  });
  await openTetris(page);
  await page.keyboard.press('Space');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  expect(await statusOf(page)).toBe('paused');
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(page)).toBe('ready');
});
