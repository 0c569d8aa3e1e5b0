import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bag } from './bag.ts';
import { RandomStream } from './random.ts';

const PIECES = [...'IOTSZJL'];
const seeds = fc.nat({ max: 0xffff_ffff });
const bagOf = (seed: number, copies = 1) => new Bag(PIECES, RandomStream.seeded(seed, 'pieces'), { copies });
const deal = <T>(bag: Bag<T>, count: number) => Array.from({ length: count }, () => bag.next());

test('golden: the first three bags of three seeds', () => {
  expect([0, 1, 42].map((seed) => deal(bagOf(seed), 21).join(''))).toEqual([
    'IJOTLSZOIZSJTLOSJITLZ',
    'TIOLSJZJOILTSZTIJLSOZ',
    'ZILTJSOOTSZILJTLJZOSI',
  ]);
});

test('each round holds each item once', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const bag = bagOf(seed);
      for (let round = 0; round < 5; round++) expect(deal(bag, 7).sort()).toEqual([...PIECES].sort());
    }),
  );
});

test('a bag may hold a hundred copies', () => {
  expect(new Set(deal(bagOf(1, 100), 700)).size).toBe(7);
});

test('a bag of two copies deals fourteen, each twice', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const bag = bagOf(seed, 2);
      for (let round = 0; round < 3; round++) expect(deal(bag, 14).sort()).toEqual([...PIECES, ...PIECES].sort());
    }),
  );
});

test('what is seen ahead is what comes, and looking changes nothing that comes', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.nat({ max: 20 }), { maxLength: 20 }), (seed, looks) => {
      const [seen, blind] = [bagOf(seed), bagOf(seed)];
      for (const look of looks) {
        const ahead = seen.peek(look);
        expect(ahead).toHaveLength(look);
        const next = seen.next();
        if (look > 0) expect(next).toBe(ahead[0]);
        expect(next).toBe(blind.next());
      }
    }),
  );
});

test('a bag goes on from its saved state, in the middle of a round too', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.nat({ max: 30 }),
      fc.nat({ max: 10 }),
      fc.integer({ min: 1, max: 3 }),
      (seed, dealt, look, copies) => {
        const bag = bagOf(seed, copies);
        deal(bag, dealt);
        bag.peek(look);
        const twin = Bag.restored(PIECES, JSON.parse(JSON.stringify(bag.state())), copies);
        expect(deal(twin, 40)).toEqual(deal(bag, 40));
      },
    ),
  );
});

test('what is given ahead comes first', () => {
  const bag = new Bag(PIECES, RandomStream.seeded(1, 'pieces'), { ahead: ['T', 'T', 'T'] });
  expect(deal(bag, 3)).toEqual(['T', 'T', 'T']);
  expect(deal(bag, 7)).toEqual(deal(bagOf(1), 7));
});

test('the state handed out is a copy', () => {
  const bag = bagOf(5);
  const state = bag.state();
  deal(bag, 9);
  expect(deal(Bag.restored(PIECES, state), 9)).toEqual(deal(bagOf(5), 9));
});

test('every order of a first bag is as likely: 70,000 neighbouring seeds, piece by place, chi-square of 36 degrees', () => {
  const counts = PIECES.map(() => new Array<number>(7).fill(0));
  for (let seed = 0; seed < 70_000; seed++) {
    deal(bagOf(seed), 7).forEach((piece, place) => {
      const row = counts[PIECES.indexOf(piece)] as number[];
      row[place] = (row[place] as number) + 1;
    });
  }
  const sum = counts.flat().reduce((total, count) => total + (count - 10_000) ** 2 / 10_000, 0);
  expect((6 / 7) * sum).toBeLessThan(68);
});

test.each([
  ['no items', () => new Bag([], RandomStream.seeded(1, 'a'))],
  ['no copy', () => bagOf(1, 0)],
  ['half a copy', () => bagOf(1, 1.5)],
  ['too many copies', () => bagOf(1, 101)],
  ['a look behind', () => bagOf(1).peek(-1)],
  ['half a look', () => bagOf(1).peek(1.5)],
  ['a look without end', () => bagOf(1).peek(Number.POSITIVE_INFINITY)],
])('%s is a RangeError', (_, make) => expect(make).toThrow(RangeError));
