import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import type { RotationSystem } from '../src/index.ts';
import { type Key, perft, placements } from '../src/movegen/index.ts';
import { ARS } from '../src/rotation/ars.ts';
import { SRS } from '../src/rotation/srs.ts';
import { SRS_PLUS } from '../src/rotation/tetrio.ts';
import { locksOf, merged, rowsAfter } from './movegen-cells.ts';
import { OWN, OWN_SYSTEMS } from './movegen-systems.ts';

const KEYS: readonly Key[] = ['left', 'right', 'cw', 'ccw', '180', 'softDrop'];

/** A system in which a T has these turns alone. */
function turning(kicks: RotationSystem['kicks']['T']): RotationSystem {
  return { ...SRS, kicks: { ...SRS.kicks, T: kicks } };
}

/** A piece in its first rotation in a well, and all that a search cell by cell finds from there. */
function compare(well: Grid, system: RotationSystem, piece: 'I' | 'T', x: number, y: number): void {
  const active = { piece, x, y, rotation: 0, cells: [] } as const;
  const policy = 'corners/index4';
  const locks = locksOf({ system, piece, well, start: active, policy, keys: [...KEYS, 'sonicDrop'], falls: false });
  const found = placements({ well, active }, { rotation: { ...system }, spins: policy }, { spins: true });
  const counted = found.map((place) => ({ ...place, keys: place.keys.length }));
  expect(merged(counted, true)).toEqual(merged(locks, true));
}

describe('a turn that leads far', () => {
  it('is none where no well is wide enough for it', () => {
    for (const dx of [9, 10, 31, 32, 33, 63, 64, -31, -32, -33, -64]) {
      expect(perft([], 'T', 1, { system: turning({ '0>1': [[dx, 0]] }) }), String(dx)).toBe(8);
    }
    expect(perft([], 'T', 1, { system: turning({ '0>1': [] }) })).toBe(8);
    expect(perft([], 'T', 1, { system: turning({ '0>1': [[7, 0]] }) })).toBe(8 + 9);
    expect(perft([], 'T', 1, { system: turning({ '0>1': [[-7, 0]] }) })).toBe(8 + 9);
  });

  it('needs the height for it', () => {
    const system = turning({ '0>1': [[0, 3]], '1>2': [[0, 4]] });
    // Upright a T reaches one row lower in its box, so that each of the two turns takes it down four rows.
    const counts = [0, 3, 4, 7, 8, 19].map((spawnY) => perft([], 'T', 1, { system, spawnY }));
    expect(counts).toEqual([8, 8, 8 + 9, 8 + 9, 8 + 9 + 8, 8 + 9 + 8]);
  });

  it.each(OWN_SYSTEMS.map((system) => [system.id, system] as const))('under %s from many heights', (_, system) => {
    const fresh = { ...system };
    const board = ['#.######', '...#####'];
    const well = Grid.parse([...Array.from({ length: 16 }, () => '........'), ...board]);
    for (const spawnY of [2, 3, 4, 5, 7, 9, 12]) {
      const start = { x: 2, y: 16 - spawnY, rotation: 0 } as const;
      const search = { system, well, piece: 'T', start, policy: 'none', keys: KEYS, falls: false } as const;
      expect(perft(board, 'T', 1, { system: fresh, spawnY }), String(spawnY)).toBe(
        Object.keys(merged(locksOf(search), false)).length,
      );
    }
  });
});

describe('wells of any size', () => {
  it('are as wide as can be', () => {
    const well = Grid.parse(Array.from({ length: 6 }, () => '.'.repeat(32)));
    compare(well, SRS, 'I', 14, 0);
    const active = { piece: 'I', x: 28, y: 0, rotation: 0, cells: [] } as const;
    expect(placements({ well, active }, 'guideline')).toHaveLength(29 + 32);
    expect(perft(well, 'I', 1, { system: { ...SRS } })).toBe(29 + 32);
  });

  it('are as high as can be, and a piece stays below the top', () => {
    const well = Grid.parse(Array.from({ length: 64 }, () => '.....'));
    for (const y of [0, 1, 2]) {
      compare(well, OWN, 'T', 1, y);
      compare(well, SRS, 'T', 1, y);
    }
    compare(Grid.parse(Array.from({ length: 3 }, () => '......')), SRS, 'I', 1, 0);
  });

  it('are too narrow for a piece', () => {
    for (const [width, count] of [
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 5],
    ] as const) {
      expect(perft(['.'.repeat(width)], 'I', 1, { system: { ...SRS } }), String(width)).toBe(count);
    }
  });
});

it('a piece whose drawing has empty columns comes in where its box does', () => {
  const states = Object.fromEntries(
    Object.entries(ARS.states ?? {}).map(([piece, drawings]) => [
      piece,
      drawings.map((rows) => rows.map((row) => `.${row}`)),
    ]),
  );
  const drawn = { ...ARS, states: states as unknown as NonNullable<RotationSystem['states']> };
  const wall = Array.from({ length: 6 }, () => '....#.....');
  const count = (dx: number, system: RotationSystem) =>
    perft(wall, 'S', 1, { system: { ...system, spawn: { S: [dx, 0] } }, spawnY: 0 });
  // Boxes of three columns begin in the fourth column, and so do those of four, but their first one is empty.
  expect([-3, -1, 0, 2].map((dx) => count(dx, ARS))).toEqual([5, 0, 0, 7]);
  expect([-4, -2, -1, 1].map((dx) => count(dx, drawn))).toEqual([5, 0, 0, 7]);
});

it('a deep shaft is counted to its floor, whatever a T is worth there', () => {
  const shaft = [
    ...Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? '.###...####' : '####...###.')),
    '####..#####',
    '####...####',
    '#####.#####',
  ];
  const well = Grid.parse([...Array.from({ length: 9 }, () => '.'.repeat(11)), ...shaft]);
  const start = { x: 4, y: 6, rotation: 0 } as const;
  const search = { system: SRS, well, piece: 'T', start, policy: 'corners/index4', keys: KEYS, falls: false } as const;
  const locks = new Map(locksOf(search).map((lock) => [`${lock.cells.map(String).sort()} ${lock.spin}`, lock]));
  const options = { system: { ...SRS }, labels: true, spawnY: 28 };
  const after = [...locks.values()].map(({ cells }) => perft(rowsAfter(well, cells), 'O', 1, options));
  expect(new Set([...locks.values()].map(({ spin }) => spin))).toEqual(new Set(['none', 'mini', 'full']));
  expect(perft(well, 'T', 1, options)).toBe(locks.size);
  expect(perft(well, 'TO', 2, options)).toBe(after.reduce((sum, count) => sum + count, 0));
});

it('a turn that a piece falls after is worth nothing, even if it falls among three corners', () => {
  const open = Array.from({ length: 4 }, () => '.......');
  const well = Grid.parse([...open, '##...##', '.##..#.', '####.#.']);
  const active = { piece: 'T', x: 2, y: -1, rotation: 2, cells: [] } as const;
  const keys: readonly Key[] = ['left', 'right', 'cw', 'ccw'];
  const policy = 'corners/index4';
  const locks = locksOf({ system: SRS_PLUS, well, piece: 'T', start: active, policy, keys, falls: true });
  const options = { falls: true, spins: true, turn180: false };
  const found = placements({ well, active }, { rotation: 'srs+', spins: policy }, options);
  const counted = found.map((place) => ({ ...place, keys: place.keys.length }));
  expect(merged(counted, true)).toEqual(merged(locks, true));
});

it('an L that lies does not kick from a block in its middle column, unless another is in the way before it', () => {
  const board = ['.#....#.#...', '..#.#..#.#.#', '#.......###.', '#....#.###.#', '#.#..#..##..'];
  const system: RotationSystem = { ...SRS_PLUS, veto: 'centre-column' };
  const well = Grid.parse([...Array.from({ length: 12 }, () => '.'.repeat(12)), ...board]);
  const start = { x: 4, y: 10, rotation: 0 } as const;
  const locks = locksOf({ system, well, piece: 'L', start, policy: 'none', keys: KEYS, falls: false });
  expect(perft(board, 'L', 1, { system, spawnY: 5, merge: false })).toBe(locks.length);
  expect(locks).toHaveLength(56);
});
