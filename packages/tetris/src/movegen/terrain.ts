import type { GridView } from '@blockyard/grid-core';
import { Stack } from './stack.ts';
import type { PieceTable, Stance, Turn } from './table.ts';

/** A turn from a stance, its target an index of `stances`. */
export interface TurnOut extends Turn {
  readonly to: number;
}

/**
 * Where a piece fits in a well that has a top, and how it goes from place to place. A place is a number, made of the stance
 * and the lower left corner of the piece's bounds.
 */
export class Terrain {
  readonly size: number;
  /** For each stance the turns that lead from it, in the order of their targets. */
  readonly turns: readonly (readonly TurnOut[])[];
  /** For each outline, height and column the height that the piece comes to from there, straight down; −1 where it does not fit. */
  private readonly floors: Int8Array;
  private readonly width: number;
  private readonly height: number;

  constructor(
    readonly table: PieceTable,
    well: GridView,
  ) {
    const { shapes, stances } = table;
    this.width = well.width;
    this.height = well.height;
    this.size = stances.length * this.height * this.width;
    this.floors = new Int8Array(shapes.length * this.height * this.width).fill(-1);
    const stack = new Stack(well.full);
    stack.fill(well);
    for (let shape = 0; shape < shapes.length; shape++) this.sound(shape, stack);
    this.turns = stances.map((_, from) =>
      stances.flatMap(({ turns }, to) => turns.filter((turn) => turn.from === from).map((turn) => ({ ...turn, to }))),
    );
  }

  private sound(shape: number, { rows }: Stack): void {
    const outline = this.table.shapes[shape] as PieceTable['shapes'][number];
    const { columns, heights, range } = outline;
    for (let y = 0; y + outline.height <= this.height; y++) {
      let free = range;
      for (let i = 0; i < columns.length; i++) {
        free &= ~((rows[y + (heights[i] as number)] as number) >>> (columns[i] as number));
      }
      for (let x = 0; free !== 0; x++, free >>>= 1) {
        if ((free & 1) === 0) continue;
        const at = (shape * this.height + y) * this.width + x;
        const below = y > 0 ? (this.floors[at - this.width] as number) : -1;
        this.floors[at] = below >= 0 ? below : y;
      }
    }
  }

  /** The place; −1 where the piece does not fit. */
  place(stance: number, x: number, y: number): number {
    return this.floor(stance, x, y) < 0 ? -1 : (stance * this.height + y) * this.width + x;
  }

  stanceAt(place: number): number {
    return Math.floor(place / (this.height * this.width));
  }

  columnAt(place: number): number {
    return place % this.width;
  }

  heightAt(place: number): number {
    return Math.floor(place / this.width) % this.height;
  }

  /** The place straight down on the floor. */
  dropped(place: number): number {
    const stance = this.stanceAt(place);
    const x = this.columnAt(place);
    return this.place(stance, x, this.floor(stance, x, this.heightAt(place)));
  }

  /** The number of the turn's first test that fits, from there; −1 if none does. */
  test({ to, dx, dy }: TurnOut, x: number, y: number): number {
    for (let i = 0; i < dx.length; i++) {
      if (this.floor(to, x + (dx[i] as number), y + (dy[i] as number)) >= 0) return i;
    }
    return -1;
  }

  private floor(stance: number, x: number, y: number): number {
    if (x < 0 || x >= this.width || y < 0 || y >= this.height) return -1;
    const { shape } = this.table.stances[stance] as Stance;
    return this.floors[(shape * this.height + y) * this.width + x] as number;
  }
}
