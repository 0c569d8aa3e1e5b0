import { type GridView, parseGrid } from '@blockyard/grid-core';
import type { Outline } from './outline.ts';

/** The heights that a piece may stand at: so many rows above the floor, far above where any piece comes in. */
export const CEILING = 96;

/** Rows of a stack, the highest blocks of a piece at the ceiling counted in. */
const ROWS = CEILING + 4;

/** A stack as masks from the floor up; every row from `height` on is empty. */
export class Stack {
  readonly rows = new Int32Array(ROWS);
  height = 0;

  constructor(readonly full: number) {}

  /** Takes over what the well holds. */
  fill(well: GridView): void {
    this.rows.fill(0);
    this.height = 0;
    for (let y = well.height - 1, height = 1; y >= 0; y--, height++) {
      const row = well.rows[y] as number;
      this.rows[height - 1] = row;
      if (row !== 0) this.height = height;
    }
  }

  /** Puts the blocks of a piece in, or takes them out again. Says whether that fills a row. */
  toggle({ rows }: Outline, x: number, y: number): boolean {
    let filled = false;
    for (let i = 0; i < rows.length; i++) {
      const row = (this.rows[y + i] as number) ^ ((rows[i] as number) << x);
      this.rows[y + i] = row;
      if (row === this.full) filled = true;
    }
    return filled;
  }

  /** Becomes another stack without its full rows; what is above them moves down. */
  takeCleared({ rows, height }: Stack): void {
    let kept = 0;
    for (let y = 0; y < height; y++) {
      const row = rows[y] as number;
      if (row !== this.full) this.rows[kept++] = row;
    }
    for (let y = kept; y < this.height; y++) this.rows[y] = 0;
    this.height = kept;
  }
}

/** By column, whether the cell so many columns from it, at this height, is taken: walls and floor are, above the stack nothing is. */
export function takenAt({ rows, full }: Stack, column: number, height: number): number {
  if (height < 0) return -1;
  const row = rows[height] as number;
  if (column < 0) return (row << -column) | ((1 << -column) - 1);
  return (row >>> column) | ~(full >>> column);
}

const DEFAULT_WIDTH = 10;

/**
 * The stack of a well: a grid, or its rows as text, top to bottom, `.` empty and any other letter filled; no rows are an
 * empty well of ten columns. `RangeError` for a text that is no well, and for a full row, which would have been cleared.
 */
export function stackOf(board: GridView | string | readonly string[]): {
  readonly stack: Stack;
  readonly width: number;
} {
  const well = isText(board) ? wellOf(board) : board;
  const stack = new Stack(well?.full ?? (1 << DEFAULT_WIDTH) - 1);
  if (well === undefined) return { stack, width: DEFAULT_WIDTH };
  for (let y = 0; y < well.height; y++) {
    if (well.rows[y] === well.full) throw new RangeError(`board row ${y} is full: it would have been cleared`);
  }
  stack.fill(well);
  return { stack, width: well.width };
}

function isText(board: GridView | string | readonly string[]): board is string | readonly string[] {
  return typeof board === 'string' || Array.isArray(board);
}

function wellOf(board: string | readonly string[]): GridView | undefined {
  const rows = typeof board === 'string' ? board.trim().split('\n') : board;
  if (rows.length === 0 || (rows.length === 1 && rows[0] === '')) return undefined;
  const grid = parseGrid(rows.map((row) => row.trim().replaceAll(/[^.]/g, '#')));
  if (!grid.ok) throw new RangeError(`board: ${grid.error.message}`);
  return grid.value;
}
