import type { GridView, Shape } from '@blockyard/grid-core';
import { canPlace, freeColumns } from './placements.ts';
import { clearRegions, type Region } from './regions.ts';

/**
 * Depth-first search for one way to place a sequence of shapes, on row masks; one board a depth, written anew for each
 * placement tried. Returns how many lines cleared on that way; `undefined` when there is none.
 */
export function search(board: GridView, shapes: readonly Shape[], regions: readonly Region[]): number | undefined {
  const { full } = board;
  const boards = [{ rows: Int32Array.from(board.rows), full }];
  for (const _ of shapes) boards.push({ rows: new Int32Array(board.height), full });

  /** Whether the shapes from `depth` on can be placed on the board of that depth; `cleared` counts the lines before. */
  const from = (depth: number, cleared: number): number | undefined => {
    const shape = shapes[depth];
    const here = boards[depth] as (typeof boards)[number];
    const { rows } = here;
    const next = shapes[depth + 1];
    if (shape === undefined) return cleared;
    // The last shape needs room and nothing else.
    if (next === undefined) return canPlace(here, shape) ? cleared : undefined;
    // Cells are emptied by a clear alone: while the next shape has no room, a placement without one is in vain.
    const mustClear = !canPlace(here, next);
    const { tight } = shape;
    const { rows: after } = boards[depth + 1] as (typeof boards)[number];
    for (let top = 0; top + tight.length <= rows.length; top++) {
      let free = freeColumns(rows, full, tight, top);
      for (let left = 0; free !== 0; free >>>= 1, left++) {
        if (!(free & 1)) continue;
        after.set(rows);
        for (let i = 0; i < tight.length; i++)
          after[top + i] = (rows[top + i] as number) | ((tight[i] as number) << left);
        const lines = clearRegions(after, regions);
        if (mustClear && lines === 0) continue;
        const found = from(depth + 1, cleared + lines);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
  return from(0, 0);
}
