import type { Place2D } from './types.ts';

/**
 * The place nearest to (fx, fy), a point in cells, by straight distance and at most `radius` cells away; `undefined` when
 * there is none. Of two equally near the one with the smaller y, then the smaller x.
 */
export function nearestPlace(places: readonly Place2D[], fx: number, fy: number, radius: number): Place2D | undefined {
  let best: Place2D | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const square = (place.x - fx) ** 2 + (place.y - fy) ** 2;
    if (square < least && Math.sqrt(square) <= radius) {
      best = place;
      least = square;
    }
  }
  return best;
}
