import type { Grid, GridView } from './grid.ts';
import type { Cell, Shape } from './shape.ts';

/** Whether the shape, its box's top left corner at (x, y), lies inside the grid on cells that are all empty. The corner itself may be outside. */
export function fits(grid: GridView, shape: Shape, x: number, y: number): boolean {
  const { bounds, tight } = shape;
  const left = x + bounds.x;
  const top = y + bounds.y;
  // Said this way round, a place that is no number is no place either.
  const inside = left >= 0 && left + bounds.width <= grid.width && top >= 0 && top + bounds.height <= grid.height;
  if (!inside) return false;
  return areFree(grid.rows, tight, left, top);
}

/** Whether these masks, the first of them in row `top` and their bit 0 in column `left`, meet nothing. */
function areFree(rows: ArrayLike<number>, masks: readonly number[], left: number, top: number): boolean {
  for (let i = 0; i < masks.length; i++) {
    if (((rows[top + i] as number) & ((masks[i] as number) << left)) !== 0) return false;
  }
  return true;
}

/** How many rows the shape can fall from (x, y), where it must fit, before something is in its way; 0 when it rests there. */
export function dropDistance(grid: GridView, shape: Shape, x: number, y: number): number {
  if (!fits(grid, shape, x, y + 1)) return 0;
  const { bounds, tight } = shape;
  const left = x + bounds.x;
  const top = y + bounds.y;
  const most = grid.height - top - bounds.height;
  let distance = 1;
  while (distance < most && areFree(grid.rows, tight, left, top + distance + 1)) distance++;
  return distance;
}

/** Fills the shape's cells with a colour from 1. Throws `RangeError`, changing nothing, where the shape does not fit. */
export function stamp(grid: Grid, shape: Shape, x: number, y: number, colour: number): void {
  if (!fits(grid, shape, x, y)) throw new RangeError(`the shape does not fit at (${x}, ${y})`);
  if (!(colour >= 1)) throw new RangeError(`colour must be at least 1, not ${colour}`);
  const { cells } = shape;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    grid.set(x + cell[0], y + cell[1], colour);
  }
}
