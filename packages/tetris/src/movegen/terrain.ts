import type { GridView } from '@blockyard/grid-core';
import { isVetoed } from '../rotation/veto.ts';
import type { Outline } from './outline.ts';
import { Stack } from './stack.ts';
import type { PieceTable, Stance } from './table.ts';
import type { Exit } from './turns.ts';

const COLUMN_BITS = 5;
const HEIGHT_BITS = 6;
const SPOT_BITS = COLUMN_BITS + HEIGHT_BITS;
const SPOT = (1 << SPOT_BITS) - 1;
const COLUMN = (1 << COLUMN_BITS) - 1;

/**
 * Where a piece fits in a well that has a top, and how it goes from place to place. A place is a number: the stance, the
 * height and the column of the lower left corner of the piece's bounds, in bits.
 */
export class Terrain {
  /** All places are below this number. */
  readonly size: number;
  /** By outline, height and column the height that the piece comes to from there, straight down; −1 where it does not fit. */
  private readonly floors: Int8Array;

  constructor(
    private readonly table: PieceTable,
    private readonly well: GridView,
  ) {
    const { shapes, stances } = table;
    this.size = stances.length << SPOT_BITS;
    this.floors = new Int8Array(shapes.length << SPOT_BITS).fill(-1);
    const stack = new Stack(well.full);
    stack.fill(well);
    for (const [shape, outline] of shapes.entries()) this.sound(shape << SPOT_BITS, outline, stack, well.height);
  }

  private sound(at: number, { columns, heights, range, height }: Outline, { rows }: Stack, top: number): void {
    for (let y = 0; y + height <= top; y++) {
      let free = range;
      for (let i = 0; i < columns.length; i++) {
        free &= ~((rows[y + (heights[i] as number)] as number) >>> (columns[i] as number));
      }
      for (let x = 0; free !== 0; x++, free >>>= 1) {
        if ((free & 1) === 0) continue;
        const spot = at | (y << COLUMN_BITS) | x;
        const below = y === 0 ? -1 : (this.floors[spot - COLUMN - 1] as number);
        this.floors[spot] = below >= 0 ? below : y;
      }
    }
  }

  stanceAt(place: number): number {
    return place >> SPOT_BITS;
  }

  columnAt(place: number): number {
    return place & COLUMN;
  }

  heightAt(place: number): number {
    return (place & SPOT) >> COLUMN_BITS;
  }

  /** The place; −1 where the piece does not fit. */
  place(stance: number, x: number, y: number): number {
    if (x < 0 || x > COLUMN || y < 0 || y >> HEIGHT_BITS > 0) return -1;
    const spot = (y << COLUMN_BITS) | x;
    return (this.floors[this.outlineAt(stance) | spot] as number) < 0 ? -1 : (stance << SPOT_BITS) | spot;
  }

  /** The place straight down on the floor. */
  dropped(place: number): number {
    const stance = place >> SPOT_BITS;
    const floor = this.floors[this.outlineAt(stance) | (place & SPOT)] as number;
    return (stance << SPOT_BITS) | (floor << COLUMN_BITS) | (place & COLUMN);
  }

  /** A number that is the same for places whose outlines lie alike. */
  spotAt(place: number): number {
    return this.outlineAt(place >> SPOT_BITS) | (place & SPOT);
  }

  /** The first of a turn's tests, from a column and a height, that fits; −1 if none does or the turn may not kick. */
  test(turn: Exit, x: number, y: number): number {
    const { to, dx, dy, veto } = turn;
    for (let i = 0; i < dx.length; i++) {
      if (this.place(to, x + (dx[i] as number), y + (dy[i] as number)) >= 0) return i;
      if (veto !== undefined && i === 0 && this.isVetoed(turn, x, y)) return -1;
    }
    return -1;
  }

  private isVetoed({ from, to, dx, dy }: Exit, x: number, y: number): boolean {
    const { piece, stances } = this.table;
    const { drawing, left, bottom } = stances[to] as Stance;
    const { rotation } = stances[from] as Stance;
    const top = this.well.height - y - (dy[0] as number) - bottom;
    return isVetoed(this.well, piece, rotation, drawing, x + (dx[0] as number) - left, top);
  }

  private outlineAt(stance: number): number {
    return (this.table.stances[stance] as Stance).shape << SPOT_BITS;
  }
}
