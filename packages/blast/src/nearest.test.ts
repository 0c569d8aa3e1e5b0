import { describe, expect, it } from 'vitest';
import { nearestPlace } from './nearest.ts';

const at = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));

describe('the nearest place', () => {
  it('is the exact one where there is one', () => {
    expect(nearestPlace(at([2, 2], [3, 2], [2, 3]), 3, 2, 0)).toEqual({ x: 3, y: 2 });
  });

  it('is measured in a straight line', () => {
    expect(nearestPlace(at([0, 0], [3, 0]), 1.4, 0, 5)).toEqual({ x: 0, y: 0 });
    expect(nearestPlace(at([2, 2], [0, 2.9]), 0, 0, 5)).toEqual({ x: 2, y: 2 });
  });

  it('lies within the radius, its edge included', () => {
    expect(nearestPlace(at([0, 0]), 1.5, 0, 1.5)).toEqual({ x: 0, y: 0 });
    expect(nearestPlace(at([0, 0]), 0.3, 0.4, 0.5)).toEqual({ x: 0, y: 0 });
    expect(nearestPlace(at([0, 0]), 1.51, 0, 1.5)).toBeUndefined();
    expect(nearestPlace(at([0, 0]), 0, 0, -1)).toBeUndefined();
    expect(nearestPlace(at([0, 0]), Number.NaN, 0, 9)).toBeUndefined();
    expect(nearestPlace([], 0, 0, 9)).toBeUndefined();
  });

  it.each([
    [0.5, 0, { x: 0, y: 0 }],
    [0, 0.5, { x: 0, y: 0 }],
    [1.5, 0.5, { x: 1, y: 0 }],
  ])('of two equally near (%d, %d) is the upper, then the left one', (fx, fy, place) => {
    const places = at([1, 1], [0, 1], [2, 0], [1, 0], [0, 0], [2, 1]);
    const ordered = places.sort((a, b) => a.y - b.y || a.x - b.x);
    expect(nearestPlace(ordered, fx, fy, 2)).toEqual(place);
  });
});
