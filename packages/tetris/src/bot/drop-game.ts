import { checkWhole } from '@blockyard/grid-core/reading';
import type { Controller, WellCount } from './controllers.ts';
import { DROP_PIECES, type DropShape } from './drop-pieces.ts';
import { heightsOf, tally, worth } from './features.ts';

const WIDTH = 10;
const FULL = (1 << WIDTH) - 1;

/** A turned piece over a column: `column` is the left edge of its box. */
export interface Drop {
  readonly orientation: number;
  readonly column: number;
}

/**
 * The papers' game, ten columns wide. A piece appears above the stack, turned and placed, and falls straight down; full
 * rows go. A piece that comes to rest above the rim ends the game: neither it nor its rows count.
 */
export class DropGame {
  readonly height: number;
  /** Pieces that have landed, and rows that have gone. */
  pieces = 0;
  lines = 0;
  over = false;
  readonly #rows: Int32Array;
  /** Height of each column. */
  readonly #columns = new Int32Array(WIDTH);
  /** Rows that are not empty. */
  #top = 0;
  /** The board after the drop that is looked at. */
  readonly #after: { readonly rows: Int32Array; top: number; readonly height: number; readonly full: number };

  /** @param height rows of the board, 4 to 28; throws `RangeError` for any other */
  constructor(height: number) {
    checkWhole('height', height, 4, 28);
    this.height = height;
    this.#rows = new Int32Array(height);
    this.#after = { rows: new Int32Array(height), top: 0, height, full: FULL };
  }

  /** A game that goes on from drawn rows, top to bottom, `.` empty; the rows above are empty. */
  static from(height: number, drawn: readonly string[]): DropGame {
    const game = new DropGame(height);
    [...drawn].reverse().forEach((line, y) => {
      game.#rows[y] = [...line].reduce((mask, cell, x) => (cell === '.' ? mask : mask | (1 << x)), 0);
    });
    game.#measure();
    return game;
  }

  /** The board, top to bottom: `#` full, `.` empty. */
  toString(): string {
    const line = (row: number): string =>
      Array.from({ length: WIDTH }, (_, x) => ((row >> x) & 1 ? '#' : '.')).join('');
    return Array.from(this.#rows, line).reverse().join('\n');
  }

  /**
   * The drop that the controller takes: orientations in their order, columns from the left, the first with the highest value;
   * `undefined` if every one of them would end the game. Throws `RangeError` for a piece that is not 0 to 6.
   */
  choose(controller: Controller, piece: number): Drop | undefined {
    const orientations = orientationsOf(piece);
    let orientation = -1;
    let column = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let turned = 0; turned < orientations.length; turned++) {
      const shape = orientations[turned] as DropShape;
      for (let left = 0; left + shape.width <= WIDTH; left++) {
        const value = this.#value(controller, shape, left);
        if (value <= most) continue;
        most = value;
        orientation = turned;
        column = left;
      }
    }
    return orientation < 0 ? undefined : { orientation, column };
  }

  /** Drops a piece; nothing happens once the game is over. Returns the rows that went. Throws `RangeError` for no such drop. */
  drop(piece: number, drop: Drop): number {
    const shape = shapeOf(piece, drop);
    if (this.over) return 0;
    const bottom = this.#bottomOf(shape, drop.column);
    if (bottom + shape.height > this.height) {
      this.over = true;
      return 0;
    }
    const gone = bitsOf(this.#settle(shape, drop.column, bottom));
    this.#rows.set(this.#after.rows);
    this.#measure();
    this.pieces++;
    this.lines += gone;
    return gone;
  }

  /** The features that a drop leads to, in the order of `FEATURES`; `undefined` if it would end the game. */
  features(piece: number, drop: Drop, wells: WellCount): number[] | undefined {
    const shape = shapeOf(piece, drop);
    const bottom = this.#bottomOf(shape, drop.column);
    if (bottom + shape.height > this.height) return undefined;
    const gone = this.#settle(shape, drop.column, bottom);
    const landing = bottom + (shape.height - 1) / 2;
    return [landing, erodedBy(shape, gone), ...tally(this.#after, wells, true)];
  }

  #value(controller: Controller, shape: DropShape, column: number): number {
    const bottom = this.#bottomOf(shape, column);
    if (bottom + shape.height > this.height) return Number.NEGATIVE_INFINITY;
    const gone = this.#settle(shape, column, bottom);
    const eroded = gone === 0 ? 0 : erodedBy(shape, gone);
    return worth(controller, this.#after, 2 * bottom + shape.height - 1, eroded);
  }

  /** The row on which the shape's box comes to rest. */
  #bottomOf({ width, gaps }: DropShape, column: number): number {
    let bottom = 0;
    for (let x = 0; x < width; x++) {
      const rest = (this.#columns[column + x] as number) - (gaps[x] as number);
      if (rest > bottom) bottom = rest;
    }
    return bottom;
  }

  /** Writes the board with the shape on it, without the rows that it fills, into `#after`. Returns those as a mask over the shape's. */
  #settle({ rows, height }: DropShape, column: number, bottom: number): number {
    const after = this.#after.rows;
    const before = this.#rows;
    let gone = 0;
    let to = bottom;
    for (let y = 0; y < bottom; y++) after[y] = before[y] as number;
    for (let at = 0; at < height; at++) {
      const row = (before[bottom + at] as number) | ((rows[at] as number) << column);
      if (row === FULL) gone |= 1 << at;
      else after[to++] = row;
    }
    for (let y = bottom + height; y < this.#top; y++) after[to++] = before[y] as number;
    // Above the stack of before there is nothing left of an earlier look.
    this.#after.top = to;
    while (to < this.height && after[to] !== 0) after[to++] = 0;
    return gone;
  }

  #measure(): void {
    let top = this.height;
    while (top > 0 && this.#rows[top - 1] === 0) top--;
    this.#top = top;
    heightsOf(this.#rows, top, FULL, this.#columns);
  }
}

/** Rows that went, times the piece's blocks in them. */
function erodedBy({ blocks }: DropShape, gone: number): number {
  let own = 0;
  for (let at = 0; at < blocks.length; at++) if ((gone >> at) & 1) own += blocks[at] as number;
  return own * bitsOf(gone);
}

/** Bits set in a mask of four. */
function bitsOf(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
}

function orientationsOf(piece: number): readonly DropShape[] {
  const orientations = DROP_PIECES[piece];
  if (orientations === undefined) throw new RangeError(`piece must be a whole number from 0 to 6, not ${piece}`);
  return orientations;
}

function shapeOf(piece: number, { orientation, column }: Drop): DropShape {
  const shape = orientationsOf(piece)[orientation];
  if (shape === undefined || !(column >= 0 && column + shape.width <= WIDTH)) {
    throw new RangeError(`no such drop: orientation ${orientation}, column ${column}`);
  }
  return shape;
}
