import { expect, test } from '../fixtures.ts';
import { openGame, snapshotOf } from '../game.ts';
import { middleOf } from '../touch.ts';
import { gameOn, load, shaded } from './table.ts';

const POSITION = {
  board: ['........', '.RR.....', '........', '........', 'BBGYY...', '........', '.PP.....', '........'],
  tray: ['i3h', 'o4', 'l4a'],
};

test.beforeEach(async ({ page }) => {
  await openGame(page, 'blast');
  await load(page, POSITION);
});

test('a tapped piece goes where a cell is tapped', { tag: '@both' }, async ({ page, touch, hasTouch }) => {
  const tap = async (selector: string) => {
    const at = await middleOf(page, selector);
    if (hasTouch) await touch.tap(at);
    else await page.mouse.click(at.x, at.y);
  };
  await tap('[data-slot="1"]');
  await expect(page.locator('[data-slot="1"]')).toHaveAttribute('aria-checked', 'true');
  await tap('[data-cell="3,2"]');
  expect((await gameOn(page)).view.board.toString('ROYGBP').split('\n')[2]).toBe('...YY...');
  await expect(page.locator('[data-slot="1"]')).toHaveAccessibleName('Slot 2: used');

  await tap('[data-slot="0"]');
  await tap('[data-slot="0"]');
  await expect(page.locator('[data-slot="0"]')).toHaveAttribute('aria-checked', 'false');

  await tap('[data-slot="0"]');
  await tap('[data-cell="7,4"]');
  await expect(page.locator('.score')).toHaveText('17');
});

test('where it does not fit nothing changes, and the piece stays chosen', async ({ page }) => {
  const before = await snapshotOf(page);
  await page.locator('[data-slot="2"]').click();
  await page.locator('[data-cell="1,1"]').click();
  expect(await snapshotOf(page)).toBe(before);
  await expect(page.locator('[data-slot="2"]')).toHaveAttribute('aria-checked', 'true');
});

test('hovering shows where it would land, and the cells say so', async ({ page }) => {
  await page.locator('[data-slot="0"]').click();
  await page.locator('[data-cell="5,4"]').hover();
  expect(await shaded(page)).toEqual(['5,4', '6,4', '7,4']);
  await expect(page.locator('[data-lit]')).toHaveCount(8);
  await expect(page.locator('[data-cell="5,4"]')).toHaveAccessibleName('Row 5, column 6, fits, would clear row 5');
  await expect(page.locator('[data-cell="1,1"]')).toHaveAccessibleName('Row 2, column 2, does not fit');
  await page.locator('.score').hover();
  expect(await shaded(page)).toEqual([]);
});

test('assistive technology clicks without a pointer', async ({ page }) => {
  await page.locator('[data-slot="1"]').dispatchEvent('click');
  await page.locator('[data-cell="0,2"]').dispatchEvent('click');
  await expect(page.locator('.score')).toHaveText('4');
});

test('a second tap on the cell that ended the game begins no new one before the end is seen', async ({ page }) => {
  await load(page, {
    board: ['..RR.RRR', '..RRR.RR', 'RRRRRR.R', 'RRRRRRR.', '.RRRRRRR', 'R.RRRRRR', 'RR.RRRRR', 'RRR.RRRR'],
    tray: ['o4', 'i5h', 'i5v'],
  });
  await page.locator('[data-slot="0"]').click();
  await page.locator('[data-cell="0,0"]').click();
  const takesTaps = (ms: number) =>
    page.locator('.game-over').evaluate((panel: HTMLElement, at) => {
      panel.style.animation = 'none';
      panel.getAnimations();
      panel.style.animation = '';
      for (const appearing of panel.getAnimations()) {
        appearing.pause();
        appearing.currentTime = at;
      }
      const { x, y, width, height } = panel.querySelector('.primary')?.getBoundingClientRect() ?? new DOMRect();
      return panel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }, ms);
  expect(await takesTaps(0)).toBe(false);
  expect(await takesTaps(250)).toBe(false);
  expect(await takesTaps(600)).toBe(true);
});
