import type { GridView, Shape } from '@blockyard/grid-core';
import type { Place2D } from './types.ts';

/**
 * The columns on which the left edge of the shape's tight rectangle can stand, its top on row `top`, as a bit mask:
 * for each filled cell, the free cells of its row shifted by its column; where all of them agree, the shape fits.
 */
export function freeColumns(rows: ArrayLike<number>, full: number, tight: readonly number[], top: number): number {
  let free = full;
  for (let i = 0; i < tight.length; i++) {
    const open = ~(rows[top + i] as number) & full;
    for (let mask = tight[i] as number, column = 0; mask !== 0; mask >>>= 1, column++) {
      if (mask & 1) free &= open >>> column;
    }
  }
  return free;
}

/** Every place where the shape fits, row by row from the top left. Takes any grid. */
export function placements(board: GridView, shape: Shape): Place2D[] {
  const { bounds, tight } = shape;
  const found: Place2D[] = [];
  for (let top = 0; top + bounds.height <= board.height; top++) {
    let free = freeColumns(board.rows, board.full, tight, top);
    for (let left = 0; free !== 0; free >>>= 1, left++) {
      if (free & 1) found.push({ x: left - bounds.x, y: top - bounds.y });
    }
  }
  return found;
}

/** Whether the shape fits anywhere. */
export function canPlace({ rows, full }: Pick<GridView, 'rows' | 'full'>, { tight }: Shape): boolean {
  for (let top = 0; top + tight.length <= rows.length; top++) {
    if (freeColumns(rows, full, tight, top) !== 0) return true;
  }
  return false;
}

/** Whether any of the shapes fits anywhere; `false` for none. Takes any grid, a full one too. */
export function canPlaceAny(board: GridView, shapes: readonly Shape[]): boolean {
  return shapes.some((shape) => canPlace(board, shape));
}
