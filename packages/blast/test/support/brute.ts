import type { Cell } from '@blockyard/grid-core';
import type { Cells, Picture } from './reference.ts';

/**
 * The rules a third time, on one number a row, quick enough to try everything on thousands of boards; nothing in it is the
 * engine's. Boxes, where they clear, are `box` cells wide and high.
 */
export class Brute {
  private readonly shapes = new Map<Cells, { readonly masks: readonly number[]; readonly wide: number }>();

  constructor(
    readonly width: number,
    readonly height: number,
    readonly box = 0,
  ) {}

  rowsOf(picture: Picture): number[] {
    return picture.map((row) => [...row].reduce((mask, cell, x) => (cell === '.' ? mask : mask + 2 ** x), 0));
  }

  /** Where the cells can go, their own column 0 and row 0 at the place. */
  places(rows: readonly number[], cells: Cells): Cell[] {
    const { masks, wide } = this.drawn(cells);
    const found: Cell[] = [];
    for (let y = 0; y + masks.length <= this.height; y++) {
      for (let x = 0; x + wide <= this.width; x++) {
        let free = true;
        for (let i = 0; free && i < masks.length; i++) {
          free = ((rows[y + i] as number) & ((masks[i] as number) << x)) === 0;
        }
        if (free) found.push([x, y]);
      }
    }
    return found;
  }

  private drawn(cells: Cells): { readonly masks: readonly number[]; readonly wide: number } {
    const known = this.shapes.get(cells);
    if (known) return known;
    const masks = Array<number>(Math.max(...cells.map(([, y]) => y)) + 1).fill(0);
    for (const [x, y] of cells) masks[y] = (masks[y] as number) + 2 ** x;
    const drawn = { masks, wide: Math.max(...cells.map(([x]) => x)) + 1 };
    this.shapes.set(cells, drawn);
    return drawn;
  }

  /** The rows after a placement, how many lines went, and how many of the placed cells are still there. */
  placed(rows: readonly number[], cells: Cells, [x, y]: Cell): { rows: number[]; lines: number; stayed: number } {
    const filled = [...rows];
    for (const [dx, dy] of cells) filled[y + dy] = (filled[y + dy] as number) | (1 << (x + dx));
    const gone = Array<number>(this.height).fill(0);
    let lines = 0;
    const clear = (top: number, high: number, mask: number) => {
      for (let i = top; i < top + high; i++) if (((filled[i] as number) & mask) !== mask) return;
      for (let i = top; i < top + high; i++) gone[i] = (gone[i] as number) | mask;
      lines++;
    };
    for (let row = 0; row < this.height; row++) clear(row, 1, 2 ** this.width - 1);
    for (let column = 0; column < this.width; column++) clear(0, this.height, 2 ** column);
    for (let top = 0; this.box > 0 && top < this.height; top += this.box) {
      for (let left = 0; left < this.width; left += this.box) clear(top, this.box, (2 ** this.box - 1) * 2 ** left);
    }
    const after = filled.map((row, i) => row & ~(gone[i] as number));
    const stayed = cells.filter(([dx, dy]) => ((after[y + dy] as number) >> (x + dx)) & 1).length;
    return { rows: after, lines, stayed };
  }

  /** Whether the pieces can be placed in this order. */
  canPlace(rows: readonly number[], [piece, ...rest]: readonly Cells[]): boolean {
    if (piece === undefined) return true;
    const places = this.places(rows, piece);
    if (rest.length === 0) return places.length > 0;
    return places.some((at) => this.canPlace(this.placed(rows, piece, at).rows, rest));
  }

  /** The orders, lexicographically, in which the pieces can be placed. */
  orders(rows: readonly number[], pieces: readonly Cells[]): number[][] {
    return ordersOf([...pieces.keys()]).filter((order) =>
      this.canPlace(
        rows,
        order.map((i) => pieces[i] as Cells),
      ),
    );
  }

  /** Whether the pieces can be placed in some order. */
  solvable(rows: readonly number[], pieces: readonly Cells[]): boolean {
    return ordersOf([...pieces.keys()]).some((order) =>
      this.canPlace(
        rows,
        order.map((i) => pieces[i] as Cells),
      ),
    );
  }

  /** Every way to place all the pieces: calls `seen` for each with the board and what each placement did, in its order. */
  ways(rows: readonly number[], pieces: readonly Cells[], seen: (rows: readonly number[], did: Did[]) => void): void {
    const from = (board: readonly number[], left: readonly number[], did: Did[]): void => {
      if (left.length === 0) seen(board, did);
      for (const i of left) {
        const piece = pieces[i] as Cells;
        for (const at of this.places(board, piece)) {
          const { rows: after, lines, stayed } = this.placed(board, piece, at);
          const empty = after.every((row) => row === 0);
          from(
            after,
            left.filter((other) => other !== i),
            [...did, { cells: piece.length, stayed, lines, empty }],
          );
        }
      }
    };
    from(rows, [...pieces.keys()], []);
  }
}

/** What one placement did: its cells and how many of them stayed, the lines that went, and whether nothing is left. */
export interface Did {
  readonly cells: number;
  readonly stayed: number;
  readonly lines: number;
  readonly empty: boolean;
}

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
