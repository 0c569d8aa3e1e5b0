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

const known = new WeakMap<Shape, Map<number, readonly Cell[]>>();

/** The blocks of a shape, its box's top left corner at (x, y), row by row. Frozen, and the same list each time: a piece has few places. */
export function cellsAt(shape: Shape, x: number, y: number): readonly Cell[] {
  let places = known.get(shape);
  if (places === undefined) {
    places = new Map();
    known.set(shape, places);
  }
  const place = x * 256 + y;
  let cells = places.get(place);
  if (cells === undefined) {
    cells = Object.freeze(shape.cells.map((cell): Cell => Object.freeze([x + cell[0], y + cell[1]] as const)));
    places.set(place, cells);
  }
  return cells;
}
