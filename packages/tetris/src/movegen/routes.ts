import type { Key } from './keys.ts';
import type { PieceTable } from './table.ts';
import type { Terrain } from './terrain.ts';
import type { Exit } from './turns.ts';

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
  /** The test that fitted, by its number in the system's list, if the step ends as a turn. */
  readonly kick: number | undefined;
}

/** Everywhere that keys lead from a place, by the fewest keys. */
export class Routes {
  /** The places, and the step by which each was first come to, in that order. */
  private readonly places: number[] = [];
  private readonly steps: Step[] = [];
  /** For each place its number among these, counted from 1; 0 for one that is not known. */
  private readonly known: Int16Array;

  /** `onStep` hears of every step to a place to rest, and of the first one to any other place. */
  constructor(
    private readonly terrain: Terrain,
    private readonly exits: PieceTable['exits'],
    private readonly options: RouteOptions,
    start: number,
    private readonly onStep: (to: number, step: Step) => void,
  ) {
    this.known = new Int16Array(terrain.size);
    this.come(start, -1, undefined, undefined);
    for (let i = 0; i < this.places.length; i++) this.leave(this.places[i] as number);
  }

  /** The keys of a step and of the route before it. */
  path(last: Step): readonly Key[] {
    const keys: Key[] = [];
    for (let step = last; step.key !== undefined; step = this.stepTo(step.from)) keys.push(step.key);
    return keys.reverse();
  }

  private come(to: number, from: number, key: Key | undefined, kick: number | undefined): void {
    const floor = this.terrain.dropped(to);
    const place = this.options.falls ? floor : to;
    const known = this.known[place] !== 0;
    if (known && place !== floor) return;
    const step = { from, key, kick: place === to ? kick : undefined };
    this.onStep(place, step);
    if (known) return;
    this.known[place] = this.places.push(place);
    this.steps.push(step);
  }

  private stepTo(place: number): Step {
    return this.steps[(this.known[place] as number) - 1] as Step;
  }

  private leave(from: number): void {
    const { terrain, options } = this;
    const stance = terrain.stanceAt(from);
    const x = terrain.columnAt(from);
    const y = terrain.heightAt(from);
    this.go(terrain.place(stance, x - 1, y), from, 'left');
    this.go(terrain.place(stance, x + 1, y), from, 'right');
    const turns = this.exits[stance] as readonly Exit[];
    for (let i = 0; i < turns.length; i++) {
      const turn = turns[i] as Exit;
      const test = terrain.test(turn, x, y);
      if (test < 0) continue;
      const to = terrain.place(turn.to, x + (turn.dx[test] as number), y + (turn.dy[test] as number));
      this.come(to, from, turn.key, turn.kick[test]);
    }
    for (const key of options.drops) {
      this.go(key === 'softDrop' ? terrain.place(stance, x, y - 1) : terrain.dropped(from), from, key);
    }
  }

  /** A shift or a fall, where there is room for it. */
  private go(to: number, from: number, key: Key): void {
    if (to >= 0 && to !== from) this.come(to, from, key, undefined);
  }
}
