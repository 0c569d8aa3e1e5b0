import { describe, expect, it } from 'vitest';
import { bitCount, lowestBit, shifted, spread } from '../src/movegen/bits.ts';

/** A mask as columns, the first one on the left. */
function mask(columns: string): number {
  return [...columns].reduce((bits, cell, x) => (cell === '#' ? bits | (1 << x) : bits), 0);
}

describe('a row of 32 columns as a mask', () => {
  const ends = mask(`#${'.'.repeat(30)}#`);

  it('is moved to the right and to the left, and loses what leaves it', () => {
    const moved = [0, 1, 30, 31, 32, 63].map((columns) => [shifted(ends, columns), shifted(ends, -columns)]);
    const column = (x: number) => mask(`${'.'.repeat(x)}#`);
    expect(moved.map(([right = 0, left = 0]) => [right | 0, left | 0])).toEqual([
      [ends, ends],
      [column(1), column(30)],
      [column(30), column(1)],
      [column(31), column(0)],
      [0, 0],
      [0, 0],
    ]);
  });

  it('has so many cells, and a first one', () => {
    expect([0, ends, -1, mask('.#.##')].map(bitCount)).toEqual([0, 2, 32, 3]);
    expect([ends, mask('.#.##'), mask(`${'.'.repeat(31)}#`)].map(lowestBit)).toEqual([0, 1, 31]);
  });

  it('spreads over the free cells beside, and over no other', () => {
    expect(spread(mask('..#....#'), mask('.###.###.###'))).toBe(mask('.###.###'));
    expect(spread(0, mask('.###'))).toBe(0);
    expect(spread(mask('#'), -1)).toBe(-1);
  });
});
