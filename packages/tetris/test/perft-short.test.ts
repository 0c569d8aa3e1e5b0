import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { PIECES, ROTATION_SYSTEMS } from '../src/index.ts';
import { perft, perftCounts } from '../src/movegen/index.ts';
import { anew, reference, SETS } from './perft-reference.ts';

/** Leaves that are counted in no time. */
const FEW = 12_000;
/** Random boards that one test looks at. */
const SOME = 5;

it('knows every set of the reference', () => {
  expect(Object.keys(SETS).sort()).toEqual(Object.keys(reference.depth1).sort());
});

describe.each(Object.keys(SETS))('set %s', (set) => {
  it.each(Object.entries(reference.depth1[set] ?? {}))('counts one piece on %s', (name, counts) => {
    const board = reference.boards[name] ?? [];
    const options = anew(set);
    expect(Object.fromEntries(PIECES.map((piece) => [piece, perft(board, piece, 1, options)]))).toEqual(counts);
  });

  it.each(Object.entries(reference.sequences[set] ?? {}))('counts short queues on %s', (name, queues) => {
    const options = anew(set);
    for (const [queue, counts] of Object.entries(queues)) {
      const few = counts.filter((count) => count <= FEW);
      expect(perftCounts(reference.boards[name] ?? [], queue, few.length, options), queue).toEqual(few);
    }
  });
});

const { boards } = reference.random_boards;
const firsts = boards.flatMap((_, i) => (i % SOME === 0 ? [i] : []));

describe.each(Object.keys(reference.sequences))('on random boards, set %s', (set) => {
  it.each(firsts)(`counts one piece, and any piece and then a T, on ${SOME} from the %ith`, (first) => {
    const options = anew(set);
    for (const { rows, [set]: counts } of boards.slice(first, first + SOME)) {
      const one = [...'IOTSZJL'].map((piece) => perft(rows, piece, 1, options));
      const two = [...'IOTSZJL'].map((piece) => perft(rows, `${piece}T`, 2, options));
      expect({ d1_IOTSZJL: one, d2_then_T: two }, rows.join('\n')).toEqual(counts);
    }
  });
});

describe('perft', () => {
  it('takes a grid, rows or one text, and has defaults: SRS, spawned at 19, merged, without labels', () => {
    const rows = reference.boards['lemontea_tspin'] ?? [];
    const counts = [37, 655, 6364];
    expect(perftCounts(rows, 'TIO', 3)).toEqual(counts);
    expect(perftCounts(rows.join('\n'), ['T', 'I', 'O'], 3)).toEqual(counts);
    expect(perftCounts(Grid.parse(rows, 'X'), 'TIO', 3)).toEqual(counts);
    const high = [...Array.from({ length: 56 }, () => '.'.repeat(10)), ...rows];
    expect(perftCounts(Grid.parse(high, 'X'), 'TIOLJS', 3)).toEqual(counts);
  });

  it('counts an empty well as everybody does, whatever the system', () => {
    for (const system of Object.values(ROTATION_SYSTEMS)) {
      const counts = PIECES.map((piece) => perft([], piece, 1, { system }));
      expect(counts, system.id).toEqual(system.id === 'none' ? expect.any(Array) : [17, 9, 34, 17, 17, 34, 34]);
    }
  });

  it('leaves half turns out on demand', () => {
    const board = reference.boards['mid_messy_17'] ?? [];
    expect(perft(board, 'J', 1, { system: 'srs+' })).toBe(36);
    expect(perft(board, 'J', 1, { system: 'srs+', turn180: false })).toBe(34);
  });

  it('counts narrow and wide wells', () => {
    expect(perft(['....'], 'O', 1)).toBe(3);
    expect(perft(['..'], 'I', 1)).toBe(0);
    expect(perft(['.'.repeat(32)], 'O', 1)).toBe(31);
    expect(perft(['....'], 'I', 1)).toBe(5);
    expect(perft(['.'.repeat(32)], 'I', 1)).toBe(29 + 32);
    expect(perft(['.'.repeat(32)], 'T', 1)).toBe(30 + 30 + 31 + 31);
    expect(perft([`${'#'.repeat(28)}....`], 'I', 1)).toBe(29 + 32);
  });

  it('counts 1 at depth 0, and 0 where the spawn is blocked', () => {
    expect(perft([], '', 0)).toBe(1);
    expect(perft(['....#.....'], 'T', 1, { spawnY: 0 })).toBe(0);
    expect(perft(['....#.....'], 'T', 1, { spawnY: 0, retryAbove: true })).toBeGreaterThan(0);
    expect(perft(['....#.....'], 'TT', 2, { spawnY: 0, labels: true })).toBe(0);
  });

  it('refuses what cannot be', () => {
    expect(() => perft([], 'T', 2)).toThrow('depth must be a whole number from 0 to the length of the queue, 1, not 2');
    expect(() => perft([], 'T', 0.5)).toThrow(RangeError);
    expect(() => perft([], 'TX', 2)).toThrow('queue: "X" is none of I O T S Z J L');
    expect(() => perft([], 'T', 1, { spawnY: -1 })).toThrow('spawnY must be a whole number from 0 to 64, not -1');
    expect(() => perft([], 'T', 1, { system: 'nrs' as 'srs' })).toThrow(
      'unknown rotation system "nrs"; known: basic, srs',
    );
    expect(() => perft(['....', '###'], 'T', 1)).toThrow('row 1 has 3 columns');
    expect(() => perft(['..', '##'], 'T', 1)).toThrow('board row 1 is full');
  });
});
