import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ready } from '../game.ts';
import { lose, openTetris, statusOf } from './table.ts';

/** Changes what is kept under every id, and puts rubbish beside it. */
function spoil(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('blockyard.tetris.replays');
        opening.onsuccess = () => {
          const change = opening.result.transaction('texts', 'readwrite');
          const texts = change.objectStore('texts');
          texts.put('rubbish', 'a torn write');
          texts.openCursor().onsuccess = (event) => {
            const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor === null) return;
            if (cursor.key !== 'a torn write') {
              cursor.update(JSON.stringify({ ...JSON.parse(cursor.value), replay: 'zAAAA' }));
            }
            cursor.continue();
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

test('the replay of a finished game is kept, watched from the list, pinned and deleted', async ({ page }) => {
  await openTetris(page);
  await lose(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const list = page.getByRole('dialog', { name: 'Replays' });
  const openList = () => page.getByRole('button', { name: 'Replays' }).click();
  const game = list.getByRole('button', { name: /Endless · Guideline/ });
  await openList();
  await game.click();
  await page.getByRole('slider', { name: 'Place in the replay' }).waitFor();
  expect(await statusOf(page)).toBe('watching');
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: 'Keep for good' }).click();
  await expect(list.getByRole('button', { name: 'Keep for good', pressed: true })).toBeVisible();

  await page.reload();
  await ready(page);
  await openList();
  await expect(list.getByRole('button', { name: 'Keep for good', pressed: true })).toBeVisible();

  // What is broken is told of, and costs nothing but itself.
  await spoil(page);
  await page.keyboard.press('Escape');
  await openList();
  await game.click();
  await expect(list).toContainText('damaged or was cut short');
  const broken = list.getByRole('listitem').filter({ hasText: 'a torn write: this replay is damaged' });
  await broken.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this replay?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(broken).toHaveCount(0);
  await expect(game).toBeVisible();
});
