import { fits, Grid, RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { ROTATION_SYSTEMS, type RotationId, type RotationSystem, type Ruleset, SPIN_POLICIES } from '../src/index.ts';
import { type Key, perft, placements } from '../src/movegen/index.ts';
import { statesOfSystem } from '../src/rules.ts';
import { randomPosition, randomStack } from './movegen-positions.ts';
import { keysOnly, nameOf, press, slowLandings } from './movegen-slow.ts';
import { OWN } from './movegen-systems.ts';
import { only, opened } from './support.ts';

/** Every system that a ruleset can name, by its name, and one of one's own. */
const SYSTEMS: readonly (readonly [string, RotationSystem, RotationId | RotationSystem])[] = [
  ...Object.entries(ROTATION_SYSTEMS).map(([id, system]) => [id, system, id as RotationId] as const),
  ['own', OWN, OWN],
];
/** Over all systems that a ruleset can name. */
const POSITIONS = 2000;
const OWN_POSITIONS = 40;
/** The height of a well that no piece reaches the top of. */
const ROOF = 48;
const STEERING: readonly Key[] = ['left', 'right', 'cw', 'ccw', '180'];

describe.each(SYSTEMS)('placements under %s', (id, system, rotation) => {
  it('are those of a slow search that plays every key through the real game', { timeout: 120_000 }, () => {
    const random = RandomStream.seeded(20, id);
    const positions = system === OWN ? OWN_POSITIONS : POSITIONS / Object.keys(ROTATION_SYSTEMS).length;
    for (let i = 0; i < positions; i++) {
      const { width, height, ...position } = randomPosition(random, statesOfSystem(system));
      const falls = random.below(4) === 0;
      const drops = [['softDrop'], ['sonicDrop'], ['softDrop', 'sonicDrop'], []] as const;
      const options = { falls, drops: falls ? [] : (drops[random.below(4)] ?? []), spins: true };
      const spins = SPIN_POLICIES[random.below(SPIN_POLICIES.length)] ?? 'none';
      const ruleset = keysOnly({ width, height }, { rotation, spins }, falls);
      const fast = placements(opened(position, { ruleset }).view, ruleset, options);
      const slow = slowLandings(position, ruleset, [...STEERING, ...options.drops]);
      const said = `${JSON.stringify({ position, options, spins }, undefined, 1)}`;
      expect(Object.fromEntries(fast.map((place) => [nameOf(place), place.keys.length])), said).toEqual(
        Object.fromEntries(slow),
      );
      for (const place of fast.slice(0, 3).concat(fast.slice(-3))) expectPlayed(position, ruleset, place);
    }
  });
});

function expectPlayed(
  position: Parameters<typeof opened>[0],
  ruleset: Ruleset,
  { keys, ...place }: ReturnType<typeof placements>[number],
): void {
  const game = opened(position, { ruleset });
  const events = keys.flatMap((key) => press(game, key));
  expect(only(events, 'locked')).toMatchObject([place]);
}

describe.each(SYSTEMS)('perft under %s', (id, system, rotation) => {
  it('counts what placements finds', { timeout: 60_000 }, () => {
    const random = RandomStream.seeded(21, id);
    for (let i = 0; i < 250; i++) {
      const { board, piece, width } = randomStack(random);
      // Near the top of the stack, where open air is just high enough, or not.
      const spawnY = Math.max(0, board.length - 2 + random.below(9));
      const [merge, labels, turn180] = [random.below(2) > 0, random.below(2) > 0, random.below(2) > 0];
      const shape = statesOfSystem(system)[piece][0];
      const { bounds, width: box } = shape;
      const y = ROOF - spawnY - bounds.y - bounds.height;
      const well = Grid.parse([...Array.from({ length: ROOF - board.length }, () => '.'.repeat(width)), ...board]);
      const active = { piece, x: Math.floor((width - box) / 2), y, rotation: 0, cells: [] } as const;
      const blocked = !fits(well, shape, active.x, active.y);
      const rules = { rotation, spins: 'corners/index4' } as const;
      const found = blocked ? [] : placements({ well, active }, rules, { spins: labels, merge, turn180 });
      const options = { system: rotation, spawnY, merge, labels, turn180 };
      expect(perft(board, piece, 1, options), `${JSON.stringify({ options, piece })}\n${board.join('\n')}`).toBe(
        found.length,
      );
    }
  });
});

it('finds the turns of a well that is too narrow for their first test', () => {
  const well = Grid.parse(Array.from({ length: ROOF }, () => '....'));
  const active = { piece: 'Z', x: 0, y: 20, rotation: 0, cells: [] } as const;
  expect(placements({ well, active }, { rotation: OWN, spins: 'none' })).toHaveLength(5);
  expect(perft(['....'], 'Z', 1, { system: OWN })).toBe(5);
});
