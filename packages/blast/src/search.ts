import type { GridView, Shape } from '@blockyard/grid-core';
import { freeColumns } from './placements.ts';
import { clearRegions, type Region } from './regions.ts';

/** What came of a sequence: it cannot be placed, or it was, with lines cleared on the way or without any. */
export type Found = 'no' | 'with-clears' | 'without-clears';

/** Depth-first search for one sequence of shapes, on row masks; one board a depth, written anew for each placement tried. */
export function search(board: GridView, shapes: readonly Shape[], regions: readonly Region[]): Found {
  const { full } = board;
  const boards = [Int32Array.from(board.rows), ...shapes.map(() => new Int32Array(board.height))];

  const hasRoom = (rows: Int32Array, { tight }: Shape): boolean => {
    for (let top = 0; top + tight.length <= rows.length; top++) {
      if (freeColumns(rows, full, tight, top) !== 0) return true;
    }
    return false;
  };

  /** Whether the shapes from `depth` on can be placed on the board of that depth; `cleared` when lines have cleared before. */
  const from = (depth: number, cleared: boolean): Found => {
    const shape = shapes[depth];
    const rows = boards[depth] as Int32Array;
    const next = shapes[depth + 1];
    const done = cleared ? 'with-clears' : 'without-clears';
    // The last shape needs room and nothing else.
    if (shape === undefined || next === undefined) return shape === undefined || hasRoom(rows, shape) ? done : 'no';
    // Cells are emptied by a clear alone: while the next shape has no room, a placement without one is in vain.
    const mustClear = !hasRoom(rows, next);
    const { tight } = shape;
    const after = boards[depth + 1] as Int32Array;
    for (let top = 0; top + tight.length <= rows.length; top++) {
      let free = freeColumns(rows, full, tight, top);
      for (let left = 0; free !== 0; free >>>= 1, left++) {
        if (!(free & 1)) continue;
        after.set(rows);
        for (let i = 0; i < tight.length; i++)
          after[top + i] = (rows[top + i] as number) | ((tight[i] as number) << left);
        const clears = clearRegions(after, regions) > 0;
        if (mustClear && !clears) continue;
        const found = from(depth + 1, cleared || clears);
        if (found !== 'no') return found;
      }
    }
    return 'no';
  };
  return from(0, false);
}
