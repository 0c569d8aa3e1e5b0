import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { RandomStream } from './random.ts';

const draw = (stream: RandomStream, count: number, below: number) =>
  Array.from({ length: count }, () => stream.below(below));

test('golden: the first numbers of two streams of one seed', () => {
  const first = (seed: number, name: string) => draw(RandomStream.seeded(seed, name), 12, 100).join(' ');
  expect([first(1, 'pieces'), first(1, 'garbage'), first(0, 'pieces')]).toEqual([
    '26 35 38 55 13 44 58 43 12 38 36 81',
    '88 32 64 81 98 52 41 92 84 84 46 61',
    '92 11 49 74 76 51 35 4 92 99 15 34',
  ]);
});

test('a stream goes on from its saved state', () => {
  fc.assert(
    fc.property(fc.nat({ max: 0xffff_ffff }), fc.string(), fc.nat({ max: 20 }), (seed, name, used) => {
      const stream = RandomStream.seeded(seed, name);
      draw(stream, used, 7);
      const twin = RandomStream.restored(JSON.parse(JSON.stringify(stream.state())));
      expect(draw(twin, 20, 1000)).toEqual(draw(stream, 20, 1000));
    }),
  );
});

test('a state holds no −0, which JSON would turn into another', () => {
  expect(RandomStream.restored([-0, 1, 2, -0]).state()).toEqual([0, 1, 2, 0]);
});

test('a stream draws the numbers that its library draws from the same state', () => {
  const counts = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2 ** 32 }));
  fc.assert(
    fc.property(fc.nat({ max: 0xffff_ffff }), fc.array(counts, { minLength: 1 }), (seed, wanted) => {
      const stream = RandomStream.seeded(seed, 'any');
      const library = xoroshiro128plusFromState(stream.state());
      for (const count of wanted) expect(stream.below(count)).toBe(uniformInt(library, 0, count - 1));
      expect(library.getState()).toEqual(stream.state());
    }),
  );
});

test('every number below the count comes, and none else', () => {
  const stream = RandomStream.seeded(7, 'any');
  const seen = new Set(draw(stream, 2000, 41));
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, i) => i));
  expect(draw(stream, 50, 1)).toEqual(new Array(50).fill(0));
});

test.each([[0], [-1], [1.5], [2 ** 32 + 1], [Number.NaN]])('a count of %s is a RangeError', (count) => {
  expect(() => RandomStream.seeded(1, 'a').below(count)).toThrow(RangeError);
});

test.each([[[0, 0, 0, 0]], [[1, 2, 3]], [[1, 2, 3, 4, 5]], [[1, 2, 3, 0.5]], [[1, 2, 3, 2 ** 31]]])(
  'a state of %j is a RangeError',
  (state) => {
    expect(() => RandomStream.restored(state as unknown as [number, number, number, number])).toThrow(RangeError);
  },
);
