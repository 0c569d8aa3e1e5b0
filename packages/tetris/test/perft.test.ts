import { readFileSync } from 'node:fs';
import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { PIECES, ROTATION_SYSTEMS } from '../src/index.ts';
import { type PerftOptions, perft, perftCounts } from '../src/movegen/index.ts';

type Counts = Readonly<Record<string, number>>;
type Rows = readonly string[];

/** Counts that independent engines agree on; the file states its conventions. */
interface Reference {
  readonly boards: Readonly<Record<string, Rows>>;
  readonly depth1: Readonly<Record<string, Readonly<Record<string, Counts>>>>;
  readonly sequences: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>>>;
  readonly random_boards: {
    readonly boards: readonly ({ readonly rows: Rows } & Readonly<Record<string, RandomCounts>>)[];
  };
}

interface RandomCounts {
  readonly d1_IOTSZJL: readonly number[];
  readonly d2_then_T: readonly number[];
}

const reference = JSON.parse(readFileSync(new URL('fixtures/tetris-perft.json', import.meta.url), 'utf8')) as Reference;

/** The reference's sets, as the options that they are counted with. */
const SETS: Readonly<Record<string, PerftOptions>> = {
  srs19: { system: 'srs', spawnY: 19 },
  srs20: { system: 'srs', spawnY: 20 },
  srs19_tspin_labels: { system: 'srs', spawnY: 19, labels: true },
  srsplus5_180_tspin_labels: { system: 'srs+', spawnY: 5, labels: true },
  srsplus19_180_tspin_labels: { system: 'srs+', spawnY: 19, labels: true },
  srs19_unmerged: { system: 'srs', spawnY: 19, merge: false },
  srs19_lockout20_retry1: { system: 'srs', spawnY: 19, retryAbove: true, lockOutRow: 20 },
};

/** Leaves that a test has the time for; the bench goes deeper. */
const FEW = 250_000;

it('knows every set of the reference', () => {
  expect(Object.keys(SETS).sort()).toEqual(Object.keys(reference.depth1).sort());
});

describe.each(Object.entries(SETS))('set %s', (set, options) => {
  it.each(Object.entries(reference.depth1[set] ?? {}))('counts one piece on %s', (name, counts) => {
    const board = reference.boards[name] ?? [];
    expect(Object.fromEntries(PIECES.map((piece) => [piece, perft(board, piece, 1, options)]))).toEqual(counts);
  });

  const sequences = Object.entries(reference.sequences[set] ?? {});
  it.each(sequences)('counts queues on %s', { timeout: 60_000 }, (name, queues) => {
    const board = reference.boards[name] ?? [];
    for (const [queue, counts] of Object.entries(queues)) {
      const affordable = counts.filter((count) => count <= FEW);
      expect(affordable.length, queue).toBeGreaterThanOrEqual(3);
      expect(perftCounts(board, queue, affordable.length, options), queue).toEqual(affordable);
    }
  });
});

describe.each(Object.keys(reference.sequences))('on random boards, set %s', (set) => {
  it('counts one piece, and any piece and then a T', { timeout: 60_000 }, () => {
    for (const { rows, [set]: counts } of reference.random_boards.boards) {
      const one = [...'IOTSZJL'].map((piece) => perft(rows, piece, 1, SETS[set]));
      const two = [...'IOTSZJL'].map((piece) => perft(rows, `${piece}T`, 2, SETS[set]));
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
