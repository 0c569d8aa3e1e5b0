import type { GridView } from '@blockyard/grid-core';
import { Stack } from './stack.ts';
import type { PieceTable, Turn } from './table.ts';

/** A turn from a stance, its target an index of `stances`. */
export interface TurnOut extends Turn {
  readonly to: number;
}

/** Where a piece fits in a well that has a top, and how it goes from place to place. */
export class Terrain {
  /** For each stance the turns that lead from it, in the order of their targets. */
  readonly turns: readonly (readonly TurnOut[])[];
  private readonly free: readonly Int32Array[];

  constructor(
    readonly table: PieceTable,
    well: GridView,
  ) {
    const { shapes, stances } = table;
    const stack = new Stack(well.full);
    stack.fill(well);
    this.free = shapes.map(({ columns, heights, range, height }) =>
      Int32Array.from({ length: well.height - height + 1 }, (_, y) =>
        columns.reduce((free, column, i) => free & ~((stack.rows[y + (heights[i] ?? 0)] as number) >>> column), range),
      ),
    );
    this.turns = stances.map((_, from) =>
      stances.flatMap(({ turns }, to) => turns.filter((turn) => turn.from === from).map((turn) => ({ ...turn, to }))),
    );
  }

  fits(stance: number, x: number, y: number): boolean {
    const rows = this.free[this.table.stances[stance]?.shape ?? 0] as Int32Array;
    return x >= 0 && x < 32 && y >= 0 && y < rows.length && (((rows[y] as number) >>> x) & 1) === 1;
  }

  /** How far down the piece comes from there. */
  floor(stance: number, x: number, y: number): number {
    let floor = y;
    while (this.fits(stance, x, floor - 1)) floor--;
    return floor;
  }

  /** The turn's first test that fits, from there; −1 if none does. */
  test({ to, dx, dy }: TurnOut, x: number, y: number): number {
    for (let i = 0; i < dx.length; i++) {
      if (this.fits(to, x + (dx[i] as number), y + (dy[i] as number))) return i;
    }
    return -1;
  }
}
