import type { Place2D } from '@blockyard/blast';
import type { Cell, Shape } from '@blockyard/grid-core';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place one step on; a piece does not leave the board. */
export function stepped(from: Place2D, dx: number, dy: number, piece: Size, board: Size): Place2D {
  return {
    x: clamp(from.x + dx, board.width - piece.width),
    y: clamp(from.y + dy, board.height - piece.height),
  };
}

/** The next (`step` 1) or previous (−1) of `places`, which are in reading order, after or before `from`; round again at the ends. */
export function jumped(from: Place2D, step: 1 | -1, places: readonly Place2D[]): Place2D | undefined {
  const order = ({ x, y }: Place2D): number => y * 64 + x;
  const here = order(from);
  if (step === 1) return places.find((place) => order(place) > here) ?? places[0];
  return places.findLast((place) => order(place) < here) ?? places.at(-1);
}

/**
 * Where a chosen piece goes when a cell is tapped: with the corner of its box on that cell; where that is not legal, the
 * nearest legal place that covers the cell. `undefined` when no place does. What a cell's name says ("fits") follows the same rule.
 */
export function placeForCell(cell: Place2D, shape: Shape, places: readonly Place2D[]): Place2D | undefined {
  let best: Place2D | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const off = Math.hypot(place.x - cell.x, place.y - cell.y);
    if (off === 0) return place;
    if (off < shortest && covers(place, cell, shape.cells)) {
      best = place;
      shortest = off;
    }
  }
  return best;
}

function covers(place: Place2D, cell: Place2D, cells: readonly Cell[]): boolean {
  return cells.some(([x, y]) => place.x + x === cell.x && place.y + y === cell.y);
}

function clamp(n: number, most: number): number {
  return Math.min(most, Math.max(0, n));
}
