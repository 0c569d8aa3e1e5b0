import { BlastGame, type BlastPosition, type BlastSnapshot, shapeById } from '@blockyard/blast';
import type { Page } from '@playwright/test';
import { snapshotOf } from '../game.ts';
import type { Point, Touch } from '../touch.ts';

/** A drawn position as a snapshot that the page can load. */
export function snapshotFrom(position: BlastPosition): BlastSnapshot {
  const game = BlastGame.fromPosition(position);
  if (!game.ok) throw new Error(game.error.message);
  return game.value.snapshot();
}

export async function load(page: Page, position: BlastPosition | BlastSnapshot): Promise<void> {
  const snapshot = 'format' in position ? position : snapshotFrom(position as BlastPosition);
  const loaded = await page.evaluate((value) => window.blockyard.load(value), snapshot);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded));
}

/** The page's game, as the engine sees it. */
export async function gameOn(page: Page): Promise<BlastGame> {
  const game = BlastGame.restore(await snapshotOf(page));
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/** The board that the page draws, as text: `#` filled, `.` empty. */
export async function drawnBoard(page: Page): Promise<string> {
  const filled = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.hasAttribute('data-filled')));
  return Array.from({ length: 8 }, (_, y) =>
    filled
      .slice(y * 8, y * 8 + 8)
      .map((is) => (is ? '#' : '.'))
      .join(''),
  ).join('\n');
}

/** The names (`x,y`) of the cells on which the held piece shows, once all that the pointer did has been drawn. */
export async function shaded(page: Page, shade: 'ghost' | 'bad' = 'ghost'): Promise<string[]> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  if (shade === 'ghost') return ghosted(page);
  return page
    .locator(`[data-shade="${shade}"]`)
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell') ?? '').sort());
}

/** The names of the cells that the tiles of the ghost lie on, to the pixel; a tile that lies on none is named by its place. */
function ghosted(page: Page): Promise<string[]> {
  return page.locator('.ghost').evaluate((ghost) => {
    if (getComputedStyle(ghost).opacity === '0') return [];
    const placeOf = (element: Element): string => {
      const { left, top, width } = element.getBoundingClientRect();
      return [left, top, width].map(Math.round).join(' ');
    };
    const cells = new Map(
      [...document.querySelectorAll('[data-cell]')].map((cell) => [
        placeOf(cell),
        cell.getAttribute('data-cell') ?? '',
      ]),
    );
    return [...ghost.querySelectorAll('.tile')].map((tile) => cells.get(placeOf(tile)) ?? placeOf(tile)).sort();
  });
}

/** The names of the filled cells. */
export function filled(page: Page): Promise<string[]> {
  return page
    .locator('[data-filled]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell') ?? '').sort());
}

export function cellNames(shape: string, x: number, y: number): string[] {
  return (shapeById(shape)?.cells ?? []).map(([dx, dy]) => `${x + dx},${y + dy}`).sort();
}

export interface Target {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

/** Where to press and where to let go so that the piece of a slot, held by its middle, lies exactly on a cell. */
export async function way(page: Page, { slot, x, y }: Target, by: 'mouse' | 'touch'): Promise<[Point, Point]> {
  const held = (await gameOn(page)).view.tray[slot];
  const [piece, first, next] = await page.locator(`[data-slot="${slot}"] .piece`).evaluate((shown) => {
    const cells = [0, 1].map((column) => document.querySelector(`[data-cell="${column},0"]`));
    return [shown, ...cells].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect | undefined);
  });
  if (piece === undefined || first === undefined || next === undefined || !held) {
    throw new Error('there is nothing to drag');
  }
  const pitch = next.x - first.x;
  const { width, height } = held.shape;
  const from = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
  const toX = first.x + (x + width / 2) * pitch;
  const lift = Math.max(40, 1.25 * pitch);
  const toY = by === 'mouse' ? first.y + (y + height / 2) * pitch : first.y + (y + height) * pitch + lift;
  return [from, { x: toX, y: toY }];
}

/** Drags a piece to a cell and lets go there. */
export async function dragMouse(page: Page, target: Target): Promise<void> {
  const [from, to] = await way(page, target, 'mouse');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

export async function dragTouch(page: Page, touch: Touch, target: Target): Promise<void> {
  const [from, to] = await way(page, target, 'touch');
  await touch.drag(from, to, 6);
}

/** By finger where there is touch, by mouse elsewhere. */
export async function drag({ page, touch, hasTouch }: Hands, target: Target): Promise<void> {
  await (hasTouch ? dragTouch(page, touch, target) : dragMouse(page, target));
}

interface Hands {
  readonly page: Page;
  readonly touch: Touch;
  readonly hasTouch: boolean | undefined;
}

/** A sensible move: the one that clears most, of those the one that leaves most room for the other pieces. */
export function goodMove(game: BlastGame): Target | undefined {
  let best: Target | undefined;
  let most = -1;
  for (const slot of game.view.tray.keys()) {
    for (const { x, y } of game.placements(slot)) {
      const preview = game.preview(slot, x, y);
      if (!preview.ok) continue;
      const worth = preview.cells * 100 + y * 3 + (game.view.tray[slot]?.cells.length ?? 0);
      if (worth > most) {
        most = worth;
        best = { slot, x, y };
      }
    }
  }
  return best;
}

/** What sticks out of the open dialog's width, and words that stick out of what they stand on. */
export function cutIn(page: Page): Promise<string[]> {
  return page.locator('dialog[open]').evaluate((dialog) => {
    const within = (inner: DOMRect, outer: DOMRect) => inner.left > outer.left - 1 && inner.right < outer.right + 1;
    const whole = dialog.getBoundingClientRect();
    const sideways = [...dialog.querySelectorAll('.dialog-card, .dialog-body')].some(
      (part) => part.scrollWidth > part.clientWidth,
    );
    if (sideways) return ['it scrolls sideways'];
    return [...dialog.querySelectorAll('.dialog-body *')]
      .filter((element) => !element.classList.contains('visually-hidden'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
        const on = element.parentElement?.getBoundingClientRect() ?? whole;
        return box.width > 0 && !(within(box, whole) && (!words || within(box, on)));
      })
      .map((element) => `${element.className}: ${element.textContent}`);
  });
}

/** Pairs of what is shown round the board and lies over one another. */
export function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll('.page button, .score, :is(.goal, .tallies) > div, .board-frame, .slot'),
    ]
      .map((element) => ({
        name: `${element.className} ${element.textContent}`,
        ...element.getBoundingClientRect().toJSON(),
      }))
      .filter(({ width }) => width > 0);
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map((b) => `${a.name} / ${b.name}`),
    );
  });
}

/** What is pressed or read in play and lies under the notice. */
export function underNotice(page: Page): Promise<string[]> {
  return page.locator('.toast').evaluate((toast) => {
    const a = toast.getBoundingClientRect();
    const found = document.querySelectorAll('.page button, .cell, .slot, .score, :is(.tallies, .hints) > div');
    return [...found]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const b = element.getBoundingClientRect();
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      })
      .map((element) => `${element.className} ${element.textContent}`);
  });
}
