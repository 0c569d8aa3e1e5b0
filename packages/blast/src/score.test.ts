import { describe, expect, it } from 'vitest';
import { forClear, forPlacement } from './score.ts';

describe('points', () => {
  it.each([
    [0, 0],
    [-1, 0],
    [1, 10],
    [2, 40],
    [3, 90],
    [4, 160],
    [5, 250],
    [6, 360],
  ])('clearing %i lines: %i', (lines, points) => {
    expect(forClear(lines)).toBe(points);
  });

  it.each([
    [0, 0],
    [-3, 0],
    [1, 1],
    [5, 5],
    [9, 9],
  ])('placing %i cells: %i', (cells, points) => {
    expect(forPlacement(cells)).toBe(points);
  });

  it('pays more for lines together than one by one', () => {
    for (let lines = 2; lines <= 6; lines++) expect(forClear(lines)).toBeGreaterThan(lines * forClear(1));
  });

  it('follows the rule that it is given', () => {
    const rule = { cell: 2, clear: { formula: 'lines-squared', times: 7 } } as const;
    expect([forPlacement(4, rule), forClear(3, rule)]).toEqual([8, 63]);
  });
});
