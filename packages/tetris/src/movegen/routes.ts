import { type Key, turnKey } from './keys.ts';
import type { Stance } from './table.ts';
import type { Terrain } from './terrain.ts';

/** The keys for going down before the hard drop. */
export type DropKey = 'softDrop' | 'sonicDrop';

export interface RouteOptions {
  readonly drops: readonly DropKey[];
  /** Whether the piece falls to the floor by itself after every key. */
  readonly falls: boolean;
}

/** A key that leads to a place, at the end of a shortest route to where it is pressed. */
export interface Step {
  /** Where it is pressed; −1, and no key, where all begins. */
  readonly from: number;
  readonly key: Key | undefined;
  /** The keys of the route, this one included. */
  readonly keys: number;
  /** The test that fitted, by its number in the system's list, if the step ends as a turn. */
  readonly kick: number | undefined;
}

/** Everywhere that keys lead from a place, by the fewest keys. */
export class Routes {
  /** For each place the step by which it was first come to. */
  private readonly steps: (Step | undefined)[];
  private readonly order: number[] = [];

  /** `onStep` hears of every step, those to places that are known already included. */
  constructor(
    private readonly terrain: Terrain,
    private readonly options: RouteOptions,
    start: number,
    private readonly onStep: (to: number, step: Step) => void,
  ) {
    this.steps = new Array(terrain.size).fill(undefined);
    this.come(start, -1, undefined, undefined, 0);
    for (const place of this.order) this.leave(place);
  }

  /** The keys of a step and of the route before it. */
  path(last: Step): readonly Key[] {
    const keys: Key[] = [];
    for (let step: Step | undefined = last; step?.key !== undefined; step = this.steps[step.from]) keys.push(step.key);
    return keys.reverse();
  }

  private come(to: number, from: number, key: Key | undefined, kick: number | undefined, keys: number): void {
    const place = this.options.falls ? this.terrain.dropped(to) : to;
    const step = { from, key, keys, kick: place === to ? kick : undefined };
    this.onStep(place, step);
    if (this.steps[place] !== undefined) return;
    this.steps[place] = step;
    this.order.push(place);
  }

  private leave(from: number): void {
    const { terrain, options } = this;
    const { stances } = terrain.table;
    const stance = terrain.stanceAt(from);
    const x = terrain.columnAt(from);
    const y = terrain.heightAt(from);
    const keys = (this.steps[from]?.keys ?? 0) + 1;
    this.go(terrain.place(stance, x - 1, y), from, 'left', keys);
    this.go(terrain.place(stance, x + 1, y), from, 'right', keys);
    for (const turn of terrain.turns[stance] ?? []) {
      const test = terrain.test(turn, x, y);
      if (test < 0) continue;
      const to = terrain.place(turn.to, x + (turn.dx[test] as number), y + (turn.dy[test] as number));
      const key = turnKey((stances[stance] as Stance).rotation, (stances[turn.to] as Stance).rotation);
      this.come(to, from, key, turn.kick[test], keys);
    }
    if (options.falls) return;
    for (const key of options.drops) {
      this.go(key === 'softDrop' ? terrain.place(stance, x, y - 1) : terrain.dropped(from), from, key, keys);
    }
  }

  /** A shift or a fall, where there is room for it. */
  private go(to: number, from: number, key: Key, keys: number): void {
    if (to >= 0 && to !== from) this.come(to, from, key, undefined, keys);
  }
}
