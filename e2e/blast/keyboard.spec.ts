import { BlastGame } from '@blockyard/blast';
import { expect, test } from '../fixtures.ts';
import { openGame, snapshotOf } from '../game.ts';
import { cellNames, dragMouse, gameOn, load, shaded } from './table.ts';

const POSITION = {
  board: ['........', '.RR.....', '........', '........', 'BBGYY...', '........', '.PP.....', '........'],
  tray: ['i3h', 'o4', 'l4a'],
};

test.describe('by keyboard', () => {
  test.beforeEach(({ page }) => openGame(page, 'blast', '?seed=3'));

  test('a whole game is played to its end, and another begun', async ({ page }) => {
    test.slow();
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus[data-slot]').count()) > 0) break;
    }
    await expect(page.locator(':focus')).toHaveAttribute('data-slot', '0');
    const played = await gameOn(page);
    for (let moves = 0; moves < 200 && !played.over; moves++) {
      const slot = played.view.fits.indexOf(true);
      await expect(page.locator(':focus')).toHaveAttribute('data-slot', String(slot));
      await page.keyboard.press('Enter');
      if (moves % 3 === 0) await page.keyboard.press('n');
      await expect(page.locator(':focus')).toHaveAttribute('data-cell', /./);
      const [x = 0, y = 0] = ((await page.locator(':focus').getAttribute('data-cell')) ?? '').split(',').map(Number);
      expect(await shaded(page)).toEqual(played.view.tray[slot]?.cells.map(([dx, dy]) => `${x + dx},${y + dy}`).sort());
      const key = moves % 2 === 0 ? 'Enter' : 'Space';
      await page.keyboard.down(key);
      expect(played.dispatch({ type: 'place', slot, x, y }).ok).toBe(true);
      // Held on a little, by which time the focus is on the way to a new game.
      if (played.over) await page.keyboard.down(key);
      await page.keyboard.up(key);
    }
    expect(played.over).toBe(true);
    expect((await gameOn(page)).over).toBe(true);
    await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
    await expect(page.locator('.over-pieces .piece')).not.toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('New game');
    await page.keyboard.press('Enter');
    await expect(page.locator('.score')).toHaveText('0');
    expect((await gameOn(page)).view).toMatchObject({ score: 0, over: false });
  });

  test('a piece is steered with a preview, refused where it does not fit, and returned', async ({ page }) => {
    await load(page, POSITION);
    const before = await snapshotOf(page);
    await page.keyboard.press('1');
    const [x = 0, y = 0] = ((await page.locator(':focus').getAttribute('data-cell')) ?? '').split(',').map(Number);
    expect(await shaded(page)).toEqual(cellNames('i3h', x, y));
    const seen = await page.locator(':focus').evaluate((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      document.querySelector<HTMLElement>('.ghost')?.style.setProperty('pointer-events', 'auto');
      return document.elementFromPoint(left + 10, top + 10)?.closest('.ghost') !== null;
    });
    expect(seen, 'the piece shows on the cell with the focus too').toBe(true);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    expect(await shaded(page, 'bad')).toEqual(cellNames('i3h', 0, 1));
    await expect(page.locator(':focus')).toHaveAccessibleName('Row 2, column 1, does not fit');
    await page.keyboard.press('Enter');
    expect(await snapshotOf(page)).toBe(before);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toHaveAccessibleName('Row 5, column 6, fits, would clear row 5');
    await expect(page.locator('[data-lit]')).toHaveCount(8);
    await page.keyboard.press('Escape');
    expect(await snapshotOf(page)).toBe(before);
    await expect(page.locator(':focus')).toHaveAttribute('data-slot', '0');
    await expect(page.locator('[data-shade]')).toHaveCount(0);
  });

  test('arrows walk through tray and board, one tab stop each', async ({ page }) => {
    await load(page, POSITION);
    await page.locator('[data-slot="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAttribute('data-slot', '1');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(':focus')).toHaveAttribute('data-slot', '2');
    await expect(page.locator('[data-slot][tabindex="0"]')).toHaveCount(1);
    await expect(page.locator('[data-cell][tabindex="0"]')).toHaveCount(1);
    await page.locator('[data-cell][tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveAccessibleName('Row 5, column 1, filled');
  });

  test('the rest of the page is reached too', async ({ page }) => {
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-shade]')).toHaveCount(0);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    const score = await page.locator('.score').textContent();
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: 'Start anew?' })).toContainText(`${score} points`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.score')).toHaveText(score ?? '');
    await page.keyboard.press('r');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('.score')).toHaveText('0');

    // What the mouse presses leaves the keys to the game.
    for (const button of await page.locator('.page button:enabled').all()) {
      await button.click();
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('button:focus')).toHaveCount(0);
    }
  });

  test('keys with a modifier stay the browser’s, and a drag still works afterwards', async ({ page }) => {
    const before = await snapshotOf(page);
    await page.evaluate(() => {
      const taken: string[] = [];
      Object.assign(window, { taken });
      window.addEventListener('keydown', (event) => event.defaultPrevented && taken.push(event.code));
    });
    for (const key of ['Control+m', 'Alt+ArrowLeft', 'Meta+1', 'Tab']) {
      await page.keyboard.press(key);
    }
    expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual([]);
    expect(await snapshotOf(page)).toBe(before);
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press(String(i + 1));
      await page.keyboard.press('Enter');
    }
    const game = await gameOn(page);
    const slot = game.view.fits.indexOf(true);
    const place = game.placements(slot)[0];
    if (place === undefined) throw new Error('no place');
    await dragMouse(page, { slot, ...place });
    expect((await gameOn(page)).view.score).toBeGreaterThan(game.view.score);
  });
});

test('a seed in the address deals its pieces', async ({ page }) => {
  await openGame(page, 'blast', '?seed=42&ruleset=classic');
  const dealt = BlastGame.start({ seed: 42 });
  expect((await gameOn(page)).view.tray.map((piece) => piece?.id)).toEqual(dealt.view.tray.map((piece) => piece?.id));
});
