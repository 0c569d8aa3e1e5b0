import { expect, test } from 'vitest';
import { differenceOf, quantile, sampleOf, shareOf, upperTail } from './sample.ts';

test('a sample by hand', () => {
  const { mean, sd, ...rest } = sampleOf([4, 2, 9, 7, 3]);
  expect(mean.value).toBe(5);
  // Squares of −1 −3 4 2 −2 are 34; 34 / 4 = 8.5.
  expect(sd).toBeCloseTo(Math.sqrt(8.5), 12);
  expect(mean.high - 5).toBeCloseTo(1.959964 * Math.sqrt(8.5 / 5), 5);
  expect(5 - mean.low).toBeCloseTo(mean.high - 5, 12);
  expect(rest).toEqual({ count: 5, least: 2, q5: 2, q25: 3, median: 4, q75: 7, q95: 9, most: 9 });
  expect(() => sampleOf([])).toThrow(RangeError);
  expect(sampleOf([3])).toMatchObject({ sd: 0, mean: { value: 3, low: 3, high: 3 } });
});

test('a quantile is a number of the sample that the share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0, 0.05, 0.5, 0.951, 1].map((share) => quantile(hundred, share))).toEqual([1, 5, 50, 96, 100]);
});

test('Wilson’s interval of a share', () => {
  // 8 of 10, as published in many places: 0.490 to 0.943.
  const { value, low, high } = shareOf(8, 10);
  expect([value, low, high].map((x) => x.toFixed(3))).toEqual(['0.800', '0.490', '0.943']);
  expect(shareOf(0, 10)).toMatchObject({ value: 0, low: 0 });
  expect(shareOf(10, 10)).toMatchObject({ value: 1, high: 1 });
  expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
});

test('the normal tail, from a table', () => {
  expect(upperTail(0)).toBeCloseTo(0.5, 12);
  expect(upperTail(1)).toBeCloseTo(0.158655253931, 11);
  expect(upperTail(1.959963984540054)).toBeCloseTo(0.025, 12);
  expect(upperTail(2.999999)).toBeCloseTo(upperTail(3.000001), 7);
  expect(upperTail(5) * 1e7).toBeCloseTo(2.866516, 5);
});

test('a difference of means', () => {
  const [a, b] = [
    [1, 2, 3, 4, 5],
    [11, 12, 13, 14, 15],
  ];
  const { value, low, high, p } = differenceOf(a as number[], b as number[]);
  expect(value).toBe(10);
  // Both deviations are √2.5, the error √(2.5/5 + 2.5/5) = 1.
  expect([low, high].map((x) => x.toFixed(3))).toEqual(['8.040', '11.960']);
  expect(p).toBeLessThan(1e-20);
  expect(differenceOf([1, 2, 3], [1, 2, 3])).toMatchObject({ value: 0, p: 1 });
  expect(differenceOf([2, 2], [2, 2])).toMatchObject({ value: 0, p: 1 });
  expect(differenceOf([2, 2], [3, 3])).toMatchObject({ value: 1, p: 0 });
});
