import type { GridView, Shape } from '@blockyard/grid-core';
import { freeColumns } from './placements.ts';

/** What came of a sequence: it cannot be placed, or it was, with lines cleared on the way or without any. */
type Found = 'no' | 'with-clears' | 'without-clears';

/**
 * The orders in which all the shapes can be placed one after another, with full rows and columns cleared after each:
 * lists of indices into `shapes`, lexicographically; equal shapes are told apart. No shapes: `[[]]`. Exact; takes any grid.
 */
export function canPlaceAll(board: GridView, shapes: readonly Shape[]): number[][] {
  const all = orders(shapes.map((_, i) => i));
  const kinds = shapes.map((shape) => shapes.findIndex((other) => sameCells(other, shape)));
  const known = new Map<string, boolean>();
  const found: number[][] = [];
  for (const order of all) {
    const key = order.map((i) => kinds[i]).join();
    let possible = known.get(key);
    if (possible === undefined) {
      const search = new Search(
        board,
        order.map((i) => shapes[i] as Shape),
      );
      const result = search.from(0, false);
      // Nothing that was placed took part in a clear: the same places serve in every order.
      if (result === 'without-clears') return all;
      possible = result === 'with-clears';
      known.set(key, possible);
    }
    if (possible) found.push(order);
  }
  return found;
}

function sameCells(a: Shape, b: Shape): boolean {
  return a === b || (a.tight.length === b.tight.length && a.tight.every((mask, i) => mask === b.tight[i]));
}

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

/** Depth-first search for one sequence of shapes, on row masks; one board a depth, written anew for each placement tried. */
class Search {
  private readonly boards: Int32Array[];
  private readonly full: number;

  constructor(
    board: GridView,
    private readonly shapes: readonly Shape[],
  ) {
    this.full = board.full;
    this.boards = shapes.map(() => new Int32Array(board.height));
    this.boards.unshift(Int32Array.from(board.rows));
  }

  /** Whether the shapes from `depth` on can be placed on the board of that depth; `cleared` when lines have cleared before. */
  from(depth: number, cleared: boolean): Found {
    const shape = this.shapes[depth];
    if (shape === undefined) return cleared ? 'with-clears' : 'without-clears';
    const rows = this.boards[depth] as Int32Array;
    const next = this.shapes[depth + 1];
    // Cells are emptied by a clear alone: while the next shape has no room, a placement without one is in vain.
    const mustClear = next !== undefined && !this.hasRoom(rows, next);
    for (let top = 0; top + shape.tight.length <= rows.length; top++) {
      let free = freeColumns(rows, this.full, shape.tight, top);
      for (let left = 0; free !== 0; free >>>= 1, left++) {
        if (!(free & 1)) continue;
        const clears = this.place(depth, shape, left, top);
        if (mustClear && !clears) continue;
        const found = this.from(depth + 1, cleared || clears);
        if (found !== 'no') return found;
      }
    }
    return 'no';
  }

  private hasRoom(rows: Int32Array, shape: Shape): boolean {
    for (let top = 0; top + shape.tight.length <= rows.length; top++) {
      if (freeColumns(rows, this.full, shape.tight, top) !== 0) return true;
    }
    return false;
  }

  /** Writes the board of the next depth: this depth's with the shape on it, full lines cleared. Returns whether any were. */
  private place(depth: number, { tight }: Shape, left: number, top: number): boolean {
    const rows = this.boards[depth + 1] as Int32Array;
    rows.set(this.boards[depth] as Int32Array);
    for (let i = 0; i < tight.length; i++) rows[top + i] = (rows[top + i] as number) | ((tight[i] as number) << left);
    let columns = this.full;
    for (const row of rows) columns &= row;
    let clears = columns !== 0;
    for (let y = 0; y < rows.length; y++) {
      const row = rows[y] as number;
      if (row === this.full) {
        rows[y] = 0;
        clears = true;
      } else {
        rows[y] = row & ~columns;
      }
    }
    return clears;
  }
}
