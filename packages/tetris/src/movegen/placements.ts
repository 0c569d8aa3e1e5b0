import type { GridView } from '@blockyard/grid-core';
import { STATES } from '../pieces.ts';
import { placementOf } from '../placement.ts';
import { ROTATION_SYSTEMS } from '../rotation/systems.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { rulesetById } from '../rulesets/rulesets.ts';
import { spinOf } from '../spins.ts';
import type { Placement, Spin, TetrisView } from '../types.ts';
import type { Key } from './keys.ts';
import { type DropKey, type Route, type TurnMade, walk } from './routes.ts';
import type { Stance } from './table.ts';
import { tableOf } from './table.ts';
import { Terrain } from './terrain.ts';

export interface PlacementOptions {
  /** The keys for going down before the hard drop; both unless given. With `sonicDrop` alone a path takes no game time. */
  readonly drops?: readonly DropKey[];
  /** Whether the piece falls to the floor by itself at once, at the start and after every key (20G); false unless given. */
  readonly falls?: boolean;
  /** Whether a place counts once for each spin that it can be locked with; false unless given: once, by its shortest path. */
  readonly spins?: boolean;
  /** Whether places with the same four cells are one; true unless given. If not, each rotation counts. */
  readonly merge?: boolean;
  /** Whether half turns may be used, where the system has them; true unless given. */
  readonly turn180?: boolean;
}

/** A place to lock the piece, as its `locked` event will tell it. */
export interface Landing extends Placement {
  /** What the lock is worth as a spin if these keys are played. */
  readonly spin: Spin;
  /** The fewest keys that lead there, `hardDrop` the last. */
  readonly keys: readonly Key[];
}

/**
 * Every place where the piece in play can come to rest, with a shortest path of keys to each, those with the fewest keys
 * first. A piece may go wherever its keys take it, without limit of time or inputs: no gravity but with `falls`, no lock
 * delay. Its last action so far counts as none. Empty where no piece is in play.
 *
 * `view` is a game's view, or anything with a well and a piece of the same form; the ruleset, an id or an object, gives the
 * rotation system and what is a spin. `RangeError` for an unknown id.
 */
export function placements(
  { well, active }: Pick<TetrisView, 'well' | 'active'>,
  ruleset: string | Pick<Ruleset, 'rotation' | 'spins'>,
  options: PlacementOptions = {},
): readonly Landing[] {
  if (active === null) return [];
  const { drops = ['softDrop', 'sonicDrop'], falls = false, spins = false, merge = true, turn180 = true } = options;
  const { rotation, spins: policy } = rulesFor(ruleset);
  const system = typeof rotation === 'string' ? ROTATION_SYSTEMS[rotation] : rotation;
  const { piece } = active;
  const table = tableOf(system, piece, { width: well.width, start: active.rotation, merge, turn180 });
  const terrain = new Terrain(table, well);
  const found = new Map<string, { readonly route: Route; readonly place: Placement; readonly spin: Spin }>();

  function placeOf({ stance, x, y }: Route, floor = y): Placement {
    const { rotation, left, bottom } = table.stances[stance] as Stance;
    return placementOf({
      piece,
      shape: STATES[piece][rotation],
      x: x - left,
      y: well.height - floor - bottom,
      rotation,
    });
  }

  function spinAt(route: Route, turn: TurnMade | undefined): Spin {
    if (turn === undefined) return 'none';
    const { x, y, rotation } = placeOf(route);
    const { rotation: from } = table.stances[turn.from] as Stance;
    return spinOf(policy, well, { piece, shape: STATES[piece][rotation], x, y, from, to: rotation, kick: turn.kick });
  }

  walk(terrain, startOf(table.stances[0] as Stance, well, active), { drops, falls }, (route, turn) => {
    const floor = terrain.floor(route.stance, route.x, route.y);
    const spin = floor === route.y ? spinAt(route, turn) : 'none';
    const { shape } = table.stances[route.stance] as Stance;
    const id = `${shape} ${route.x} ${floor} ${spins ? spin : ''}`;
    const known = found.get(id);
    if (known === undefined || route.keys < known.route.keys)
      found.set(id, { route, place: placeOf(route, floor), spin });
  });
  return [...found.values()]
    .sort((a, b) => a.route.keys - b.route.keys)
    .map(({ route, place, spin }) => ({ ...place, spin, keys: [...keysOf(route), 'hardDrop'] }));
}

function rulesFor(ruleset: string | Pick<Ruleset, 'rotation' | 'spins'>): Pick<Ruleset, 'rotation' | 'spins'> {
  if (typeof ruleset !== 'string') return ruleset;
  const known = rulesetById(ruleset);
  if (known === undefined) throw new RangeError(`unknown ruleset "${ruleset}"`);
  return known;
}

function startOf({ left, bottom }: Stance, well: GridView, { x, y }: Placement) {
  return { stance: 0, x: x + left, y: well.height - y - bottom };
}

function keysOf(route: Route): readonly Key[] {
  const keys: Key[] = [];
  for (let at: Route | undefined = route; at?.key !== undefined; at = at.before) keys.push(at.key);
  return keys.reverse();
}
