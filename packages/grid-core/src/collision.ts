import { type Grid, type GridView, MAX_COLOUR } from './grid.ts';
import type { Cell, Shape } from './shape.ts';

/** Whether the shape, its box's top left corner at (x, y), lies inside the grid on cells that are all empty. The corner itself may be outside. */
export function fits(grid: GridView, shape: Shape, x: number, y: number): boolean {
  const { bounds, tight } = shape;
  const left = x + bounds.x;
  const top = y + bounds.y;
  // Said this way round, a place that is no number is no place either.
  const inside = left >= 0 && left + bounds.width <= grid.width && top >= 0 && top + bounds.height <= grid.height;
  if (!inside) return false;
  // Above all that is filled the walls alone count: most moves of a game are made there.
  if (top + bounds.height <= grid.top) return true;
  const { rows } = grid;
  for (let i = 0; i < tight.length; i++) {
    if (((rows[top + i] as number) & ((tight[i] as number) << left)) !== 0) return false;
  }
  return true;
}

/** How many rows the shape can fall from (x, y), where it must fit, before something is in its way; 0 when it rests there. */
export function dropDistance(grid: GridView, shape: Shape, x: number, y: number): number {
  if (!fits(grid, shape, x, y + 1)) return 0;
  const { rows, height } = grid;
  const { bounds, tight } = shape;
  const top = y + bounds.y;
  let distance = height - top - bounds.height;
  // Row by row of the shape: each falls, at once down to the stack, until it meets something or has fallen as far as those before.
  for (let i = 0; i < tight.length; i++) {
    const mask = (tight[i] as number) << (x + bounds.x);
    let fallen = Math.min(distance, Math.max(1, grid.top - top - i - 1));
    while (fallen < distance && ((rows[top + i + fallen + 1] as number) & mask) === 0) fallen++;
    distance = fallen;
  }
  return distance;
}

/** Fills the shape's cells with a colour from 1 to 255. Throws `RangeError`, changing nothing, where the shape does not fit. */
export function stamp(grid: Grid, shape: Shape, x: number, y: number, colour: number): void {
  const isPlace = Number.isInteger(x) && Number.isInteger(y) && fits(grid, shape, x, y);
  if (!isPlace) throw new RangeError(`the shape does not fit at (${x}, ${y})`);
  if (!Number.isInteger(colour) || colour < 1 || colour > MAX_COLOUR) {
    throw new RangeError(`colour must be a whole number from 1 to ${MAX_COLOUR}, not ${colour}`);
  }
  const { rows, colours, width } = grid;
  const { bounds, tight, cells } = shape;
  grid.top = Math.min(grid.top, y + bounds.y);
  for (let i = 0; i < tight.length; i++) {
    const row = y + bounds.y + i;
    rows[row] = (rows[row] as number) | ((tight[i] as number) << (x + bounds.x));
  }
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    colours[(y + cell[1]) * width + x + cell[0]] = colour;
  }
}
