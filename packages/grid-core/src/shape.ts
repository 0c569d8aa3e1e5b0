import { linesOf } from './picture.ts';

/** A column and a row, from the top left corner, from 0. */
export type Cell = readonly [x: number, y: number];

export type Turn = 'cw' | 'ccw' | '180';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MAX_SIZE = 32;

/** A polyomino as drawn in its box; never changes. The box may have empty rows and columns, as the I piece's 4×4 has. */
export class Shape {
  /** The filled cells, row by row. */
  readonly cells: readonly Cell[];
  /** One bit mask a row of the box; bit x is column x. */
  readonly masks: readonly number[];
  /** The smallest rectangle of the box that holds every filled cell. */
  readonly bounds: Bounds;
  /** The masks of the rows inside `bounds`, shifted so that bit 0 is the column `bounds.x`: what collision works on. */
  readonly tight: readonly number[];

  private constructor(
    readonly width: number,
    readonly height: number,
    cells: readonly Cell[],
  ) {
    const masks = new Array<number>(height).fill(0);
    for (const [x, y] of cells) masks[y] = (masks[y] as number) | (1 << x);
    this.masks = masks;
    this.cells = [...cells].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
    const xs = cells.map(([x]) => x);
    const ys = cells.map(([, y]) => y);
    const x = Math.min(...xs);
    const y = Math.min(...ys);
    this.bounds = { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
    this.tight = masks.slice(y, y + this.bounds.height).map((mask) => mask >>> x);
  }

  /**
   * The shape drawn by `rows`, top first, as an array of rows or as one text (spaces around its lines do not count): `.` is
   * empty, any other letter filled; the drawing is the box. For literals: throws `RangeError`, naming row and column, when the
   * rows are uneven, and when there are none, no filled cell, or more than 32 of either.
   */
  static parse(rows: string | readonly string[]): Shape {
    const lines = linesOf(rows);
    const width = lines[0]?.length ?? 0;
    checkBox(width, lines.length);
    const cells: Cell[] = [];
    lines.forEach((line, y) => {
      if (line.length !== width) {
        const column = Math.min(line.length, width);
        throw new RangeError(`row ${y} has ${line.length} columns, row 0 has ${width} (column ${column})`);
      }
      [...line].forEach((letter, x) => {
        if (letter !== '.') cells.push([x, y]);
      });
    });
    return Shape.within(width, lines.length, cells);
  }

  /** The shape with these cells, in the smallest box from (0, 0) that holds them. Throws `RangeError` as `parse` does, and for a cell given twice. */
  static fromCells(cells: readonly Cell[]): Shape {
    const width = Math.max(0, ...cells.map(([x]) => x + 1));
    const height = Math.max(0, ...cells.map(([, y]) => y + 1));
    checkBox(width, height);
    for (const [x, y] of cells) {
      if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0) {
        throw new RangeError(`cell (${x}, ${y}) must be two whole numbers from 0`);
      }
    }
    // Adding 0 turns −0 into 0.
    return Shape.within(
      width,
      height,
      cells.map(([x, y]) => [x + 0, y + 0]),
    );
  }

  private static within(width: number, height: number, cells: readonly Cell[]): Shape {
    if (cells.length === 0) throw new RangeError('a shape must have at least one filled cell');
    if (new Set(cells.map(String)).size !== cells.length) throw new RangeError('a cell of the shape is given twice');
    return new Shape(width, height, cells);
  }

  /** The shape turned with its box: the clockwise turn sends (x, y) of a box h high to (h − 1 − y, x), the counter-clockwise one back. */
  turned(turn: Turn): Shape {
    const { width: w, height: h } = this;
    switch (turn) {
      case 'cw':
        return new Shape(
          h,
          w,
          this.cells.map(([x, y]) => [h - 1 - y, x]),
        );
      case 'ccw':
        return new Shape(
          h,
          w,
          this.cells.map(([x, y]) => [y, w - 1 - x]),
        );
      case '180':
        return new Shape(
          w,
          h,
          this.cells.map(([x, y]) => [w - 1 - x, h - 1 - y]),
        );
    }
  }

  /** The same cells in the smallest box. */
  trimmed(): Shape {
    const { x: left, y: top, width, height } = this.bounds;
    return new Shape(
      width,
      height,
      this.cells.map(([x, y]) => [x - left, y - top]),
    );
  }

  /** The one of its four turns, trimmed, whose picture comes first: equal for two shapes that differ by a turn only. */
  canonical(): Shape {
    const start = this.trimmed();
    const turns = [start, start.turned('cw'), start.turned('180'), start.turned('ccw')];
    return turns.reduce((first, shape) => (shape.toString() < first.toString() ? shape : first));
  }

  equals(other: Shape): boolean {
    return this.toString() === other.toString();
  }

  /** The text picture of the box: `.` empty, `#` filled. */
  toString(): string {
    return this.masks
      .map((mask) => Array.from({ length: this.width }, (_, x) => ((mask >>> x) & 1 ? '#' : '.')).join(''))
      .join('\n');
  }
}

function checkBox(width: number, height: number): void {
  if (!(width >= 1 && width <= MAX_SIZE)) throw new RangeError(`width must be 1 to ${MAX_SIZE}, not ${width}`);
  if (!(height >= 1 && height <= MAX_SIZE)) throw new RangeError(`height must be 1 to ${MAX_SIZE}, not ${height}`);
}
