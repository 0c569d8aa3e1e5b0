import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { PIECES, ROTATION_SYSTEMS } from '../src/index.ts';
import { perft, perftCounts } from '../src/movegen/index.ts';
import { SRS } from '../src/rotation/srs.ts';
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

  it('reads a board as it may be written', () => {
    for (const empty of ['', ' \n', [], ['']]) expect(perft(empty, 'O', 1)).toBe(9);
    expect(perft('\n  .....\n  #....\n', 'O', 1)).toBe(4);
    expect(perft([' .....', 'T.... '], 'I', 1)).toBe(perft(['.....', '#....'], 'I', 1));
    expect(() => perft(['', '....'], 'O', 1)).toThrow('board: ');
    expect(() => perft(['####', '....'], 'O', 1)).toThrow('board row 0 is full');
  });

  it('lets a piece come in where its system says', () => {
    const wall = Array.from({ length: 6 }, () => '....#.....');
    const at = (dx: number) => perft(wall, 'T', 1, { system: { ...SRS, spawn: { T: [dx, 0] } }, spawnY: 0 });
    expect([at(-3), at(0), at(2)]).toEqual([10, 0, 14]);
    expect(at(-3)).toBe(perft(['....'], 'T', 1));
    expect(at(2)).toBe(perft(['.....'], 'T', 1));
  });

  it('lets a piece come in one row higher only where it is told to, and only one', () => {
    const options = { spawnY: 0, retryAbove: true };
    expect(perft(['....#.....'], 'O', 1, { spawnY: 0 })).toBe(0);
    expect(perft(['....#.....'], 'O', 1, options)).toBe(9);
    expect(perft(['....#.....', '....#.....'], 'O', 1, options)).toBe(0);
  });

  it('does not count what rests too high', () => {
    // Nine columns are three high, the tenth is open down to the floor.
    const rows = Array.from({ length: 3 }, () => '#########.');
    const counts = [0, 1, 2, 3, 4, 96].map((lockOutRow) => perft(rows, 'I', 1, { lockOutRow }));
    expect(counts).toEqual([0, 1, 1, 1, 1 + 9 + 7, 1 + 9 + 7]);
    // All three go, and one block of the first I is left.
    expect(perft(rows, 'II', 2, { lockOutRow: 1 })).toBe(9 + 6);
  });

  it('clears full rows before the next piece comes', () => {
    // An O that counts is in the gap, and takes two rows away: all, or all but the highest, or all but the lowest.
    const gap = ['####..####', '####..####'];
    expect(perft(gap, 'OO', 2, { lockOutRow: 1 })).toBe(9);
    expect(perft(['.###..####', ...gap], 'OI', 2, { lockOutRow: 1 })).toBe(3);
    expect(perft([...gap, '.#########'], 'OI', 2, { lockOutRow: 1 })).toBe(0);
    expect(perft([...gap, '.#########'], 'OI', 2, { lockOutRow: 3 })).toBe(1 + 9 + 7);
  });

  it('counts 1 at depth 0, and 0 where the spawn is blocked', () => {
    expect(perft([], '', 0)).toBe(1);
    expect(perft(['....#.....'], 'T', 1, { spawnY: 0 })).toBe(0);
    expect(perft(['....#.....'], 'T', 1, { spawnY: 0, retryAbove: true })).toBeGreaterThan(0);
    expect(perft(['....#.....'], 'TT', 2, { spawnY: 0, labels: true })).toBe(0);
  });

  it('refuses what cannot be', () => {
    expect(() => perft([], 'T', 2)).toThrow('depth must be a whole number from 0 to the length of the queue, 1, not 2');
    for (const depth of [0.5, -1, Number.NaN]) expect(() => perft([], 'T', depth)).toThrow(RangeError);
    expect(() => perft([], 'TX', 2)).toThrow('queue: "X" is none of I O T S Z J L');
    expect(() => perft([], 'T', 1, { spawnY: -1 })).toThrow('spawnY must be a whole number from 0 to 64, not -1');
    for (const spawnY of [0.5, 65]) expect(() => perft([], 'T', 1, { spawnY })).toThrow(RangeError);
    expect(perft([], 'O', 1, { spawnY: 64 })).toBe(9);
    expect(() => perft([], 'T', 1, { system: 'nrs' as 'srs' })).toThrow(
      'unknown rotation system "nrs"; known: basic, srs',
    );
    expect(() => perft(['....', '###'], 'T', 1)).toThrow('row 1 has 3 columns');
    expect(() => perft(['..', '##'], 'T', 1)).toThrow('board row 1 is full');
  });
});
