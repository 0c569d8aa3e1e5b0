import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joined, missing, overlap, type Range, shardOf, sizeOf } from './ranges.ts';

const range = fc
  .tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 }))
  .map(([a, b]): Range => [Math.min(a, b), Math.max(a, b)]);
const numbers = (ranges: readonly Range[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i));

test('shards hold every game once, and differ by one at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 40 }), (games, count) => {
      const shards = Array.from({ length: count }, (_, i) => shardOf(games, i + 1, count));
      expect(numbers(shards)).toEqual(numbers([[0, games]]));
      const sizes = shards.map((shard) => sizeOf([shard]));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('joined ranges hold the same numbers, apart and ascending', () => {
  fc.assert(
    fc.property(fc.array(range), (ranges) => {
      const result = joined(ranges);
      expect(numbers(result)).toEqual([...new Set(numbers(ranges))].sort((a, b) => a - b));
      for (const [i, [from]] of result.entries()) if (i > 0) expect(from).toBeGreaterThan(result[i - 1]?.[1] ?? 0);
    }),
  );
});

test('what is missing is what no range holds', () => {
  fc.assert(
    fc.property(range, fc.array(range), (whole, ranges) => {
      const held = new Set(numbers(ranges));
      expect(numbers(missing(whole, ranges))).toEqual(numbers([whole]).filter((n) => !held.has(n)));
    }),
  );
});

test('ranges overlap where a number is in two of them', () => {
  expect(
    overlap([
      [0, 5],
      [7, 9],
      [5, 7],
    ]),
  ).toBeUndefined();
  expect(
    overlap([
      [5, 9],
      [0, 6],
    ]),
  ).toBe(5);
});
