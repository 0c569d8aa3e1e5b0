import { fits, Grid, RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { type Piece, type RotationSystem, SPIN_POLICIES } from '../src/index.ts';
import { type Key, type PerftOptions, type PlacementOptions, perft, placements } from '../src/movegen/index.ts';
import { statesOfSystem } from '../src/rules.ts';
import { type Lock, lockBy, locksOf, merged, rowsAfter } from './movegen-cells.ts';
import { randomPosition, randomStack } from './movegen-positions.ts';
import { ALL_SYSTEMS } from './movegen-systems.ts';

/** Few positions a test: it should take no time. */
const SOME = 4;
const SEEDS = [1, 2, 3, 4, 5, 6];
/** The height of a well that no piece reaches the top of. */
const ROOF = 48;
const DROPS = [['softDrop'], ['sonicDrop'], ['softDrop', 'sonicDrop'], []] as const;

/** The keys besides those for going down. */
function steering(turn180: boolean): readonly Key[] {
  return ['left', 'right', 'cw', 'ccw', ...(turn180 ? (['180'] as const) : [])];
}

/** The rows, and open ones above them. */
function wellOf(rows: readonly string[], width: number, height: number): Grid {
  return Grid.parse([...Array.from({ length: height - rows.length }, () => '.'.repeat(width)), ...rows]);
}

/** A random place of a piece, and all that a search cell by cell finds from there. */
function comparePlacements(random: RandomStream, system: RotationSystem, wanted?: Piece): void {
  let position = randomPosition(random, statesOfSystem(system));
  while (position.active.piece !== (wanted ?? position.active.piece)) {
    position = randomPosition(random, statesOfSystem(system));
  }
  const { width, height, board, active } = position;
  const well = wellOf(board, width, height);
  const chance = (of: number) => random.below(of) > 0;
  const [falls, spins, merge, turn180] = [!chance(wanted ? 2 : 4), chance(4), chance(4), chance(4)];
  const drops = falls ? [] : (DROPS[random.below(4)] ?? []);
  const options: PlacementOptions = { falls, drops, spins, merge, turn180 };
  const policy = SPIN_POLICIES[random.below(SPIN_POLICIES.length)] ?? 'none';
  const { piece } = active;
  const found = placements({ well, active: { ...active, cells: [] } }, { rotation: system, spins: policy }, options);
  const keys = [...steering(turn180), ...drops];
  const search = { system, piece, well, start: active, policy, keys, falls };
  const locks = locksOf(search);
  const said = JSON.stringify({ well: String(well), active, policy, options }, undefined, 1);
  const counted = found.map((place) => ({ ...place, keys: place.keys.length }));
  expect(merged(counted, spins), said).toEqual(merged(locks, spins));
  for (const { keys: path, ...place } of [...found.slice(0, 2), ...found.slice(-4)]) {
    expect({ piece, ...lockBy(search, path.slice(0, -1)) }, said).toEqual(place);
  }
  if (!merge && piece !== 'O') {
    const apart = ({ x, y, rotation, spin }: Omit<Lock, 'cells' | 'keys'>) => `${x} ${y} ${rotation} ${spins && spin}`;
    expect(found.map(apart).sort(), said).toEqual([...new Set(locks.map(apart))].sort());
  }
}

/** A random stack, and one piece that comes in near its top, where open air is just high enough, or not. */
function comparePerft(random: RandomStream, system: RotationSystem, wanted?: Piece): void {
  const { board, piece: any, width } = randomStack(random);
  const piece = wanted ?? any;
  const spawnY = Math.max(0, board.length - 2 + random.below(9));
  const flags = Array.from({ length: 5 }, () => random.below(2) > 0);
  const [merge = true, labels = true, turn180 = true, retryAbove = true, low = true] = flags;
  const lockOutRow = Math.max(1, board.length - random.below(4));
  const options: PerftOptions = { spawnY, retryAbove, merge, labels, turn180, ...(low ? { lockOutRow } : {}) };
  const well = wellOf(board, width, ROOF);
  const shape = statesOfSystem(system)[piece][0];
  const [aside = 0] = system.spawn?.[piece] ?? [];
  const x = Math.floor((width - shape.width) / 2) + aside;
  const entry = ROOF - spawnY - shape.bounds.y - shape.bounds.height;
  const y = retryAbove && !fits(well, shape, x, entry) ? entry - 1 : entry;
  const start = { x, y, rotation: 0 } as const;
  const keys: readonly Key[] = [...steering(turn180), 'softDrop'];
  const policy = labels ? 'corners/index4' : 'none';
  const locks = fits(well, shape, x, y) ? locksOf({ system, piece, well, start, policy, keys, falls: false }) : [];
  const counted = low ? locks.filter(({ cells }) => cells.some(([, row]) => ROOF - row <= lockOutRow)) : locks;
  const alike = merge || piece === 'O';
  const names = counted.map(
    ({ cells, rotation, spin }) => `${cells.map(String).sort().join(' ')} ${spin} ${alike || rotation}`,
  );
  const said = `${JSON.stringify({ ...options, system: system.id, piece })}\n${board.join('\n')}`;
  expect(perft(board, piece, 1, { ...options, system }), said).toBe(new Set(names).size);
}

/** A queue is its pieces, each on what the ones before it left. */
function compareQueue(random: RandomStream, system: RotationSystem): void {
  const { board, piece, width } = randomStack(random);
  const spawnY = board.length + 6;
  const well = wellOf(board, width, spawnY + 6);
  const shape = statesOfSystem(system)[piece][0];
  const [aside = 0] = system.spawn?.[piece] ?? [];
  const x = Math.floor((width - shape.width) / 2) + aside;
  const start = { x, y: 6 - shape.bounds.y - shape.bounds.height, rotation: 0 } as const;
  const keys: readonly Key[] = [...steering(true), 'softDrop'];
  const locks = locksOf({ system, piece, well, start, policy: 'corners/index4', keys, falls: false });
  const different = new Map(locks.map((lock) => [`${lock.cells.map(String).sort()} ${lock.spin}`, lock]));
  const options = { system, spawnY, labels: true };
  const after = [...different.values()].map(({ cells }) => perft(rowsAfter(well, cells), 'T', 1, options));
  expect(perft(board, [piece, 'T'], 2, options), `${system.id} ${piece}\n${board.join('\n')}`).toBe(
    after.reduce((sum, count) => sum + count, 0),
  );
}

/** Each test has a system that no table is made of yet. */
describe.each(ALL_SYSTEMS.map((system) => [system.id, system] as const))('under %s', (id, system) => {
  it.each(SEEDS)('placements are those of a search cell by cell, seed %i', (seed) => {
    const random = RandomStream.seeded(seed, id);
    const fresh = { ...system };
    for (let i = 0; i < SOME; i++) comparePlacements(random, fresh);
  });

  it.each(SEEDS)('perft counts what a search cell by cell finds, seed %i', (seed) => {
    const random = RandomStream.seeded(seed, `${id} perft`);
    const fresh = { ...system };
    for (let i = 0; i < SOME; i++) comparePerft(random, fresh);
  });

  it.each(SEEDS)('the places of a T, and what they are worth, are those of a search cell by cell, seed %i', (seed) => {
    const random = RandomStream.seeded(seed, `${id} T`);
    const fresh = { ...system };
    for (let i = 0; i < SOME; i++) comparePlacements(random, fresh, 'T');
    for (let i = 0; i < SOME; i++) comparePerft(random, fresh, 'T');
  });

  it('perft counts a queue as its pieces one after the other', () => {
    const random = RandomStream.seeded(1, `${id} queue`);
    const fresh = { ...system };
    for (let i = 0; i < 3; i++) compareQueue(random, fresh);
  });
});
