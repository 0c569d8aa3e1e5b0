import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSeed, mixSeed, seedFromText } from './seed.ts';

test('a seed is an unsigned 32-bit integer, 0 among them', () => {
  for (const seed of [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]) expect(checkSeed(seed)).toBe(seed);
  expect(Object.is(checkSeed(-0), 0)).toBe(true);
});

test.each([[undefined], [null], ['7'], [7n], [{}]])('a seed of another type is a TypeError: %s', (seed) => {
  expect(() => checkSeed(seed)).toThrow(TypeError);
  expect(() => checkSeed(seed)).toThrow(/seed/);
});

test.each([[-1], [1.5], [2 ** 32], [Number.NaN], [Number.POSITIVE_INFINITY]])(
  'a number out of range is a RangeError that names it: %s',
  (seed) => {
    expect(() => checkSeed(seed)).toThrow(RangeError);
    expect(() => checkSeed(seed)).toThrow(String(seed));
  },
);

test('a text has one seed, as FNV-1a 32 gives it', () => {
  expect(seedFromText('')).toBe(0x811c9dc5);
  expect(seedFromText('a')).toBe(0xe40c292c);
  expect(seedFromText('foobar')).toBe(0xbf9cf968);
  expect(seedFromText('2026-05-17')).not.toBe(seedFromText('2026-05-18'));
});

test('mixing gives another seed for every salt', () => {
  const mixed = new Set(Array.from({ length: 10_000 }, (_, i) => mixSeed(1, i)));
  expect(mixed.size).toBe(10_000);
  expect(mixSeed(0, 0)).toBe(0);
});

test('a mixed seed is a seed, and half of its bits change with one bit of the salt', () => {
  let changed = 0;
  let runs = 0;
  fc.assert(
    fc.property(fc.nat({ max: 0xffff_ffff }), fc.nat({ max: 0xffff_ffff }), fc.nat({ max: 31 }), (seed, salt, bit) => {
      const a = mixSeed(seed, salt);
      const b = mixSeed(seed, (salt ^ (1 << bit)) >>> 0);
      expect(checkSeed(a)).toBe(a);
      let difference = (a ^ b) >>> 0;
      for (; difference !== 0; difference >>>= 1) changed += difference & 1;
      runs++;
    }),
    { numRuns: 2000, seed: 1 },
  );
  expect(changed / runs).toBeGreaterThan(15);
  expect(changed / runs).toBeLessThan(17);
});
