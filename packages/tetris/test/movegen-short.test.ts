import { fits, Grid, RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { type RotationSystem, SPIN_POLICIES } from '../src/index.ts';
import { type Key, type PerftOptions, type PlacementOptions, perft, placements } from '../src/movegen/index.ts';
import { statesOfSystem } from '../src/rules.ts';
import { type Lock, locksOf, merged } from './movegen-cells.ts';
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

/** Random places of one piece, and all that a search cell by cell finds there. */
function comparePlacements(random: RandomStream, system: RotationSystem): void {
  const { width, height, board, active } = randomPosition(random, statesOfSystem(system));
  const well = wellOf(board, width, height);
  const chance = (of: number) => random.below(of) > 0;
  const [falls, spins, merge, turn180] = [!chance(4), chance(4), chance(4), chance(4)];
  const drops = falls ? [] : (DROPS[random.below(4)] ?? []);
  const options: PlacementOptions = { falls, drops, spins, merge, turn180 };
  const policy = SPIN_POLICIES[random.below(SPIN_POLICIES.length)] ?? 'none';
  const { piece } = active;
  const found = placements({ well, active: { ...active, cells: [] } }, { rotation: system, spins: policy }, options);
  const keys = [...steering(turn180), ...drops];
  const locks = locksOf({ system, piece, well, start: active, policy, keys, falls });
  const said = JSON.stringify({ well: String(well), active, policy, options }, undefined, 1);
  const counted = found.map((place) => ({ ...place, keys: place.keys.length }));
  expect(merged(counted, spins), said).toEqual(merged(locks, spins));
  if (!merge && piece !== 'O') {
    const apart = ({ x, y, rotation, spin }: Omit<Lock, 'cells' | 'keys'>) => `${x} ${y} ${rotation} ${spins && spin}`;
    expect(found.map(apart).sort(), said).toEqual([...new Set(locks.map(apart))].sort());
  }
}

/** A random stack, and one piece that comes in near its top, where open air is just high enough, or not. */
function comparePerft(random: RandomStream, system: RotationSystem): void {
  const { board, piece, width } = randomStack(random);
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
});
