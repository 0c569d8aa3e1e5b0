import type { Place2D } from './types.ts';

/**
 * The place nearest to (fx, fy), a point in cells, by straight distance and at most `radius` cells away; `undefined` when
 * there is none. Of two equally near the one that comes first: from places row by row the upper, then the left one.
 */
export function nearestPlace(places: readonly Place2D[], fx: number, fy: number, radius: number): Place2D | undefined {
  const square = ({ x, y }: Place2D) => (x - fx) ** 2 + (y - fy) ** 2;
  return places.filter((place) => Math.sqrt(square(place)) <= radius).sort((a, b) => square(a) - square(b))[0];
}
