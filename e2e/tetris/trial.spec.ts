import { expect, test } from '../fixtures.ts';

test('the key repeat is tried in the settings, by keys and by buttons, as it has just been set', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('blockyard.tetris.settings', JSON.stringify({ state: { das: 120, arr: 0 }, version: 1 })),
  );
  await page.goto('tetris/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const trial = page.getByRole('group', { name: 'Try it' });
  const said = trial.getByRole('status');
  const block = trial.locator('.trial-strip img');
  await trial.getByRole('button', { name: 'Left' }).focus();
  await page.keyboard.down('ArrowRight');
  await expect(said).toHaveText('First repeat after 120 ms. At the wall after 120 ms.');
  await expect(block).toHaveCSS('translate', '900% 0%');
  await page.keyboard.down('ArrowDown');
  await expect(block).toHaveCSS('translate', '900% 200%');
  await page.keyboard.up('ArrowDown');
  await page.keyboard.up('ArrowRight');
  await expect(block).toHaveCSS('translate', '900% 0%');

  await page.getByLabel('Delay before repeating (DAS)').press('ArrowRight');
  await expect(said).toContainText('Hold a button');
  await trial.getByRole('button', { name: 'Right' }).hover();
  await page.mouse.down();
  await expect(said).toContainText('First repeat after 121 ms.');
  await page.mouse.up();
  // A window that loses the keyboard lets go.
  await page.keyboard.down('ArrowDown');
  await expect(block).toHaveCSS('translate', '900% 200%');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(block).toHaveCSS('translate', '900% 0%');
});
