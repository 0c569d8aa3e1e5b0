import type { Cell, Shape } from '@blockyard/grid-core';
import { frozen } from './frozen.ts';
import type { Piece, Placement, Rotation } from './types.ts';

/** A shape in play, its box's top left corner at (x, y). */
interface Standing {
  readonly piece: Piece;
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** What is told of a piece that stands there, or in another row. */
export function placementOf({ piece, shape, x, y: row, rotation }: Standing, y = row): Placement {
  return { piece, x, y, rotation, cells: cellsAt(shape, x, y) };
}

/** The blocks of a state by the place of its box's top left corner. */
export type Places = (x: number, y: number) => readonly Cell[];

/**
 * Places of a shape where it lies in a well so wide, each made once: what is told of a piece never changes. To make them anew
 * each time makes a random game a fifteenth longer.
 */
export function placesOf(shape: Shape, width: number): Places {
  const known: (readonly Cell[])[] = [];
  const { bounds } = shape;
  return (x, y) => {
    const place = (y + bounds.y) * width + x + bounds.x;
    const cells = known[place] ?? frozen(cellsAt(shape, x, y));
    known[place] = cells;
    return cells;
  };
}

/** The blocks of a shape, its box's top left corner at (x, y), row by row. */
export function cellsAt({ cells }: Shape, x: number, y: number): readonly Cell[] {
  return cells.map((cell): Cell => [x + cell[0], y + cell[1]]);
}
