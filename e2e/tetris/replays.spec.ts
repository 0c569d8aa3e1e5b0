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

const SIZES = [
  [320, 568],
  [390, 844],
  [640, 360],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

test('the controls of a replay are in sight, apart and large enough at every size', async ({ page }) => {
  await openTetris(page);
  await lose(page);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Place in the replay' }).waitFor();
  /** What is wrong with the controls, by name. */
  const faults = () =>
    page.evaluate(() => {
      const found = document.querySelectorAll<HTMLElement>(
        '.replay-bar :is(button, label, input[type=range], .numeral)',
      );
      const controls = [...found].map((element) => ({
        name: element.ariaLabel || element.textContent || element.className,
        least: element.matches('button') ? 44 : element.matches('input') ? 100 : 24,
        box: element.getBoundingClientRect(),
      }));
      return controls.flatMap(({ name, least, box }, i) => {
        const { left, top, right, bottom, width } = box;
        const over = controls.slice(0, i).filter(({ box: other }) => {
          const across = Math.min(right, other.right) - Math.max(left, other.left);
          return across > 0.5 && Math.min(bottom, other.bottom) - Math.max(top, other.top) > 0.5;
        });
        return [
          ...over.map((other) => `${name} lies over ${other.name}`),
          ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? [`${name} is cut`] : []),
          ...(width < least ? [`${name} is ${width} wide`] : []),
        ];
      });
    });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(faults, `${width}×${height}`).toEqual([]);
  }
});
