import { expect, test } from '../fixtures.ts';
import { openGame } from '../game.ts';
import { cellNames, drag, drawnBoard, filled, gameOn, goodMove, load, shaded, type Target, way } from './table.ts';

/** Row 4 lacks its three last cells; row 0 is free. */
const NEARLY = {
  board: ['........', '.RR.....', '........', '........', 'BBGYY...', '........', '.PP.....', '........'],
  tray: ['i3h', 'o4', 'l4a'],
};

test.describe('a drag', () => {
  test.beforeEach(({ page }) => openGame(page, 'blast'));

  for (const by of ['mouse', 'touch'] as const) {
    const tag = by === 'touch' ? '@phone' : '@desktop';
    test(`by ${by} clears a line that was lit before`, { tag }, async ({ page, touch }) => {
      await load(page, NEARLY);
      const target: Target = { slot: 0, x: 5, y: 4 };
      const [from, to] = await way(page, target, by);
      if (by === 'mouse') {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 6 });
      } else {
        await touch.start(from);
        await touch.move(to);
      }
      await expect(page.locator('.held .tile')).toHaveCount(3);
      expect(await shaded(page)).toEqual(cellNames('i3h', 5, 4));
      await expect(page.locator('[data-lit]')).toHaveCount(8);
      if (by === 'mouse') await page.mouse.up();
      else await touch.end();
      await expect(page.locator('.score')).toHaveText('13');
      await expect(page.locator('[data-filled]')).toHaveCount(4);
      await expect(page.locator('[data-lit]')).toHaveCount(0);
      await expect(page.locator('.held .tile')).toHaveCount(0);
      expect(await drawnBoard(page)).toBe((await gameOn(page)).view.board.toString().replace(/[A-Z]/g, '#'));
    });
  }

  test('game is played by pointer until lines clear', { tag: '@both' }, async ({ page, touch, hasTouch }) => {
    // The same game, played beside the page.
    const game = await gameOn(page);
    for (let moves = 0; moves < 60 && game.view.lines < 2; moves++) {
      const move = goodMove(game);
      if (move === undefined) break;
      await drag({ page, touch, hasTouch }, move);
      const outcome = game.dispatch({ type: 'place', ...move });
      expect(outcome.ok).toBe(true);
      expect((await gameOn(page)).view.board.toString()).toBe(game.view.board.toString());
    }
    expect((await gameOn(page)).view.lines).toBeGreaterThan(1);
    await expect(page.locator('[data-filled]')).toHaveCount((await gameOn(page)).view.board.count());
  });

  test('fills the very cells that were highlighted', { tag: '@both' }, async ({ page, touch, hasTouch }) => {
    test.slow();
    // A fixed list of odd places, so that a failure comes back.
    let state = 12345;
    const random = () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state / 2147483648;
    };
    for (let drop = 0; drop < 12; drop++) {
      await load(page, {
        ...NEARLY,
        tray: [['v5ne', 't4u', 'i4v', 'o9', 'd3a', 'dot'][drop % 6] ?? null, null, 'dot'],
      });
      const before = await filled(page);
      const [from] = await way(page, { slot: 0, x: 0, y: 0 }, 'mouse');
      const board = await page.locator('[role=grid]').boundingBox();
      if (board === null) throw new Error('no board');
      const to = {
        x: board.x + random() * board.width,
        y: board.y + (random() * 1.1 + (hasTouch ? 0.2 : 0)) * board.height,
      };
      let ghost: string[];
      if (hasTouch) {
        await touch.start(from);
        await touch.move(to, 4);
        ghost = await shaded(page);
        await touch.end();
      } else {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 3 });
        ghost = await shaded(page);
        await page.mouse.up();
      }
      const { view } = await gameOn(page);
      const added = (await filled(page)).filter((cell) => !before.includes(cell));
      if (view.lines === 0) expect(added).toEqual(ghost);
      if (ghost.length === 0) expect(view.score).toBe(0);
      else expect(view.score).toBeGreaterThanOrEqual(ghost.length);
    }
  });

  test('starts from any corner and any hole of the slot', async ({ page }) => {
    await load(page, { board: NEARLY.board, tray: ['v5ne', 'i5v', 'd3a'] });
    for (const slot of [0, 1, 2]) {
      const box = await page.locator(`[data-slot="${slot}"]`).boundingBox();
      if (box === null) throw new Error('no slot');
      for (const [fx, fy] of [
        [0.08, 0.08],
        [0.92, 0.08],
        [0.08, 0.92],
        [0.92, 0.92],
        [0.5, 0.5],
      ] as const) {
        await page.mouse.move(box.x + fx * box.width, box.y + fy * box.height);
        await page.mouse.down();
        await page.mouse.move(box.x + fx * box.width + 12, box.y + fy * box.height - 12);
        await expect(page.locator('.held .tile').first()).toBeVisible();
        await page.mouse.up();
        await expect(page.locator('.held .tile')).toHaveCount(0);
      }
    }
  });

  test('changes nothing when it is let go beside the board', async ({ page }) => {
    await load(page, NEARLY);
    const before = JSON.stringify((await gameOn(page)).snapshot());
    const [from] = await way(page, { slot: 0, x: 0, y: 0 }, 'mouse');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 10, { steps: 4 });
    await page.mouse.up();
    expect(JSON.stringify((await gameOn(page)).snapshot())).toBe(before);
    await expect(page.locator('[data-slot="0"] .tile')).toHaveCount(3);
    await expect(page.locator('[data-slot="0"] .piece')).toHaveCSS('opacity', '1');
  });

  test('renders the board only when its target changes', async ({ page }) => {
    await load(page, NEARLY);
    const [from, to] = await way(page, { slot: 1, x: 3, y: 1 }, 'mouse');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.evaluate(() => {
      const seen = { changes: 0 };
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        seen.changes += records.length;
      }).observe(document.querySelector('[role=grid]') as Element, {
        subtree: true,
        attributes: true,
        childList: true,
      });
    });
    for (let i = 0; i < 20; i++) await page.mouse.move(to.x + (i % 5), to.y - (i % 4));
    expect(await page.evaluate(() => (window as unknown as { seen: { changes: number } }).seen.changes)).toBe(0);
    await page.mouse.up();
  });
});

test.describe('a finger', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await openGame(page, 'blast');
    await load(page, NEARLY);
  });

  test('sees the piece stand above it', async ({ page, touch }) => {
    const [from, to] = await way(page, { slot: 1, x: 3, y: 1 }, 'touch');
    await touch.start(from);
    await touch.move(to);
    await page.waitForTimeout(150);
    const piece = await page.locator('.held .piece').boundingBox();
    expect(to.y - ((piece?.y ?? 0) + (piece?.height ?? 0))).toBeGreaterThanOrEqual(40);
    await touch.end();
  });

  test('reaches every corner of the board at every size', async ({ page, touch }) => {
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [x, y] of [
        [0, 0],
        [7, 0],
        [0, 7],
        [7, 7],
      ] as const) {
        await load(page, { board: NEARLY.board, tray: ['dot', null, 'o4'] });
        const [from, to] = await way(page, { slot: 0, x, y }, 'touch');
        await touch.start(from);
        await touch.move({ x: to.x, y: Math.min(to.y, height - 14) });
        expect(await shaded(page)).toEqual([`${x},${y}`]);
        await touch.end();
        await expect(page.locator(`[data-cell="${x},${y}"]`)).toHaveAttribute('data-filled', 'true');
      }
    }
  });

  test('does not scroll, pull or select', { tag: '@seen' }, async ({ page, touch }) => {
    const [from, to] = await way(page, { slot: 0, x: 2, y: 2 }, 'touch');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const type of ['pointercancel', 'scroll', 'selectstart', 'contextmenu']) {
        window.addEventListener(type, () => seen.push(type), { capture: true });
      }
    });
    await touch.drag(from, to, 12);
    await expect(page.locator('.score')).toHaveText('3');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    for (const selector of ['[role=grid]', '[role=radiogroup]']) {
      await expect(page.locator(selector)).toHaveCSS('touch-action', 'none');
    }
    // A thumb that rests beside the board selects nothing either.
    for (const selector of ['[role=grid]', '[role=radiogroup]', '.score', '.best']) {
      await expect(page.locator(selector)).toHaveCSS('user-select', 'none');
    }
    for (const selector of ['html', 'body']) {
      await expect(page.locator(selector)).toHaveCSS('overscroll-behavior-y', 'none');
    }
  });
});
