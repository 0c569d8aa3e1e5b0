import { linesOf } from './picture.ts';
import { fail, type Result, succeed } from './result.ts';
import { checkWhole } from './whole.ts';

/** A grid to look at: what a view hands out. */
export interface GridView {
  readonly width: number;
  readonly height: number;
  /** One bit mask a row, for hot loops: bit x is column x. In a grid 32 wide a mask may be negative; `row` never is. */
  readonly rows: ArrayLike<number>;
  /** The mask of a full row. */
  readonly full: number;
  /** The highest row with a filled cell; the grid's height where there is none. */
  readonly top: number;
  /** The colour at column x, row y; 0 is empty. `RangeError` outside the grid. */
  at(x: number, y: number): number;
  /** The filled cells of row y as a bit mask; bit x is column x. `RangeError` outside the grid. */
  row(y: number): number;
  /** How many cells are filled. */
  count(): number;
  /** Same size and the same colour everywhere. */
  equals(other: GridView): boolean;
  /** Same size and the same cells filled, whatever their colours. */
  sameCells(other: GridView): boolean;
  /** A copy of its own to change. */
  clone(): Grid;
  /** The text picture: `.` empty, the palette's i-th letter for colour i + 1, `#` for any other; rows joined by a line feed. */
  toString(palette?: string): string;
}

const MAX_WIDTH = 32;
const MAX_HEIGHT = 64;
/** What a cell can hold. */
export const MAX_COLOUR = 255;

/** What a fresh grid is cut from. */
const EMPTY: readonly number[] = Array.from({ length: MAX_WIDTH * MAX_HEIGHT }, () => 0);

/** A stack of rows, each a bit mask of what is filled beside the colours. No two grids share a row. */
export class Grid implements GridView {
  /** To change a cell use `set`: it keeps masks and colours together. */
  readonly rows: number[];
  /** One colour a cell, row by row. */
  readonly colours: number[];
  readonly full: number;
  top: number;

  /** An empty grid of 1 to 32 columns and 1 to 64 rows; any other size is a `RangeError` that names it. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    checkWhole('width', width, 1, MAX_WIDTH);
    checkWhole('height', height, 1, MAX_HEIGHT);
    // Plain lists, cut from one: with typed arrays a random game, of seventeen pieces, takes a twentieth longer.
    this.rows = EMPTY.slice(0, height);
    this.colours = EMPTY.slice(0, width * height);
    this.full = (-1 >>> (32 - width)) | 0;
    this.top = height;
  }

  /**
   * The grid of a text picture, top row first, as an array of rows or as one text (spaces around its lines do not count):
   * `.` is empty, the palette's i-th letter is colour i + 1, and `#`, where the palette has none, the colour after its last.
   * For literals: throws `RangeError`, naming row and column. Text from outside goes through `parseGrid`.
   */
  static parse(rows: string | readonly string[], palette = '#'): Grid {
    const result = parseGrid(rows, palette);
    if (!result.ok) throw new RangeError(result.error.message);
    return result.value;
  }

  at(x: number, y: number): number {
    this.check(x, y);
    return this.colours[y * this.width + x] as number;
  }

  row(y: number): number {
    this.check(0, y);
    return (this.rows[y] as number) >>> 0;
  }

  /** Gives the cell a colour, 0 to empty it. `RangeError` outside the grid or for a colour that is no whole number from 0 to 255. */
  set(x: number, y: number, colour: number): void {
    this.check(x, y);
    checkWhole('colour', colour, 0, MAX_COLOUR);
    this.colours[y * this.width + x] = colour;
    const bit = 1 << x;
    this.rows[y] = colour === 0 ? (this.rows[y] as number) & ~bit : (this.rows[y] as number) | bit;
    this.seek(Math.min(y, this.top));
  }

  /** Empties every cell. */
  clear(): void {
    this.rows.fill(0);
    this.colours.fill(0);
    this.top = this.height;
  }

  /** Finds `top` again after `rows` have changed, at row `from` or below it. */
  seek(from: number): void {
    let top = Math.max(0, from);
    while (top < this.height && this.rows[top] === 0) top++;
    this.top = top;
  }

  count(): number {
    let count = 0;
    for (const row of this.rows) {
      for (let rest = row; rest !== 0; rest &= rest - 1) count++;
    }
    return count;
  }

  equals(other: GridView): boolean {
    return (
      this.sameCells(other) &&
      this.colours.every((colour, i) => colour === other.at(i % this.width, Math.floor(i / this.width)))
    );
  }

  sameCells(other: GridView): boolean {
    return (
      this.width === other.width &&
      this.height === other.height &&
      this.rows.every((row, y) => row >>> 0 === other.row(y))
    );
  }

  clone(): Grid {
    const copy = new Grid(this.width, this.height);
    for (let y = 0; y < this.height; y++) copy.rows[y] = this.rows[y] as number;
    for (let i = 0; i < this.colours.length; i++) copy.colours[i] = this.colours[i] as number;
    copy.top = this.top;
    return copy;
  }

  toString(palette = '#'): string {
    const lines: string[] = [];
    for (let y = 0; y < this.height; y++) {
      let line = '';
      for (let x = 0; x < this.width; x++) {
        const colour = this.colours[y * this.width + x] as number;
        line += colour === 0 ? '.' : (palette[colour - 1] ?? '#');
      }
      lines.push(line);
    }
    return lines.join('\n');
  }

  private check(x: number, y: number): void {
    if (!Number.isInteger(x) || x < 0 || x >= this.width || !Number.isInteger(y) || y < 0 || y >= this.height) {
      throw new RangeError(`cell (${x}, ${y}) is outside the ${this.width}×${this.height} grid`);
    }
  }
}

export type GridProblem = 'size' | 'uneven' | 'letter';

/** The grid of a text picture from outside, read as `Grid.parse` reads it; what is wrong comes back with its row and column. */
export function parseGrid(rows: string | readonly string[], palette = '#'): Result<Grid, GridProblem> {
  const lines = linesOf(rows);
  const width = lines[0]?.length ?? 0;
  if (lines.length < 1 || lines.length > MAX_HEIGHT) {
    return fail('size', 'rows', `height must be 1 to ${MAX_HEIGHT} rows, not ${lines.length}`);
  }
  if (width < 1 || width > MAX_WIDTH)
    return fail('size', 'row 0', `width must be 1 to ${MAX_WIDTH} columns, not ${width} (row 0)`);
  const grid = new Grid(width, lines.length);
  for (const [y, line] of lines.entries()) {
    if (line.length !== width) {
      const column = Math.min(line.length, width);
      return fail(
        'uneven',
        `row ${y}, column ${column}`,
        `row ${y} has ${line.length} columns, row 0 has ${width} (column ${column})`,
      );
    }
    for (let x = 0; x < width; x++) {
      const colour = colourOf(line[x] as string, palette);
      if (colour < 0) {
        return fail(
          'letter',
          `row ${y}, column ${x}`,
          `row ${y}, column ${x}: "${line[x]}" is neither ".", "#" nor one of "${palette}"`,
        );
      }
      grid.set(x, y, colour);
    }
  }
  return succeed(grid);
}

function colourOf(letter: string, palette: string): number {
  if (letter === '.') return 0;
  const index = palette.indexOf(letter);
  if (index >= 0) return index + 1;
  return letter === '#' ? palette.length + 1 : -1;
}
