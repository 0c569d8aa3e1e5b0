import type { Cell, Shape } from '@blockyard/grid-core';
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

/** The blocks of a shape, its box's top left corner at (x, y), row by row. */
export function cellsAt({ cells }: Shape, x: number, y: number): readonly Cell[] {
  return cells.map((cell): Cell => [x + cell[0], y + cell[1]]);
}
