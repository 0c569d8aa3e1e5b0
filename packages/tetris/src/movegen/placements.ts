import type { GridView } from '@blockyard/grid-core';
import { placementOf } from '../placement.ts';
import { ROTATION_SYSTEMS } from '../rotation/systems.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { knownRuleset } from '../rulesets/rulesets.ts';
import { type SpinPolicy, spinOf } from '../spins.ts';
import type { Piece, Placement, Spin, TetrisView } from '../types.ts';
import type { Key } from './keys.ts';
import { type DropKey, Routes, type Step } from './routes.ts';
import { type PieceTable, type Stance, tableOf } from './table.ts';
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

/** What a ruleset says of turns and spins. */
export type TurnRules = Pick<Ruleset, 'rotation' | 'spins'>;

/**
 * Every place where the piece in play can come to rest, with a shortest path of keys to each, those with the fewest keys
 * first. A piece may go wherever its keys take it, without limit of time or inputs: no gravity but with `falls`, no lock
 * delay. Its last action so far counts as none. Empty where no piece is in play. An O has one rotation and no turns: one that
 * is walled in, which the game takes for a spin where any piece can have one, is listed without it.
 *
 * `view` is a game's view, or anything with a well and a piece in it of the same form; the ruleset, an id or an object,
 * gives the rotation system and what is a spin. `RangeError` for an unknown id, and for a piece that does not fit.
 */
export function placements(
  { well, active }: Pick<TetrisView, 'well' | 'active'>,
  ruleset: string | TurnRules,
  options: PlacementOptions = {},
): readonly Landing[] {
  if (active === null) return [];
  const { drops = ['softDrop', 'sonicDrop'], falls = false, spins = false, merge = true, turn180 = true } = options;
  const { rotation, spins: policy } = typeof ruleset === 'string' ? knownRuleset(ruleset) : ruleset;
  const system = typeof rotation === 'string' ? ROTATION_SYSTEMS[rotation] : rotation;
  const table = tableOf(system, active.piece, { width: well.width, start: active.rotation, merge, turn180 });
  const finder = new Finder(well, active.piece, table, policy, spins);
  const routes = new Routes(finder.terrain, table.exits, { drops, falls }, finder.startOf(active), finder.hear);
  return [...finder.finds.values()].map(({ place, spin, step }) => ({
    ...finder.placementOf(place),
    spin,
    keys: [...routes.path(step), 'hardDrop'],
  }));
}

const SPINS: readonly Spin[] = ['none', 'mini', 'full'];

/** A place to rest, and the step before the hard drop. */
interface Find {
  readonly place: number;
  readonly spin: Spin;
  readonly step: Step;
}

/** Hears of every step, in the order of their routes' lengths, and keeps the first one to each place to rest. */
class Finder {
  readonly finds = new Map<number, Find>();
  readonly terrain: Terrain;

  constructor(
    private readonly well: GridView,
    private readonly piece: Piece,
    private readonly table: PieceTable,
    private readonly policy: SpinPolicy,
    private readonly apart: boolean,
  ) {
    this.terrain = new Terrain(table, well);
  }

  startOf({ x, y }: Placement): number {
    const { left, bottom } = this.table.stances[0] as Stance;
    const start = this.terrain.place(0, x + left, this.well.height - y - bottom);
    if (start < 0) throw new RangeError(`${this.piece} does not fit at (${x}, ${y})`);
    return start;
  }

  readonly hear = (place: number, step: Step): void => {
    const { terrain, apart } = this;
    const floor = terrain.dropped(place);
    const turned = floor === place && step.kick !== undefined;
    const spin = turned && apart ? this.spinOf(place, step) : 'none';
    const name = terrain.spotAt(floor) * SPINS.length + SPINS.indexOf(spin);
    if (this.finds.has(name)) return;
    this.finds.set(name, { place: floor, spin: turned ? this.spinOf(place, step) : 'none', step });
  };

  private stanceOf(place: number): Stance {
    return this.table.stances[this.terrain.stanceAt(place)] as Stance;
  }

  placementOf(place: number): Placement {
    const { terrain, piece, well } = this;
    const { rotation, drawing: shape, left, bottom } = this.stanceOf(place);
    const y = well.height - terrain.heightAt(place) - bottom;
    return placementOf({ piece, shape, x: terrain.columnAt(place) - left, y, rotation });
  }

  private spinOf(place: number, { from, kick = 0 }: Step): Spin {
    const { piece, well } = this;
    const { x, y, rotation: to } = this.placementOf(place);
    const { drawing: shape } = this.stanceOf(place);
    return spinOf(this.policy, well, { piece, shape, x, y, from: this.stanceOf(from).rotation, to, kick });
  }
}
