import { type Key, turnKey } from './keys.ts';
import type { Stance } from './table.ts';
import type { Terrain, TurnOut } from './terrain.ts';

/** The keys for going down before the hard drop. */
export type DropKey = 'softDrop' | 'sonicDrop';

/** A place of a piece: a stance, and the lower left corner of its bounds. */
export interface Place {
  readonly stance: number;
  readonly x: number;
  readonly y: number;
}

/** A turn that has just led to a place, by its number in the system's list. */
export interface TurnMade {
  readonly from: number;
  readonly kick: number;
}

/** A place that has been come to: in so many keys, by the last of them, from the route before it. */
export interface Route extends Place {
  readonly keys: number;
  readonly key: Key | undefined;
  readonly before: Route | undefined;
}

export interface RouteOptions {
  readonly drops: readonly DropKey[];
  /** Whether the piece falls to the floor by itself after every key. */
  readonly falls: boolean;
}

/** Hears of every key that leads somewhere: the route, which may be a longer one to a place known before, and the turn, if that is how it ends. */
export type OnRoute = (route: Route, turn: TurnMade | undefined) => void;

/** Goes everywhere that keys lead from a place, by the fewest keys first. */
export function walk(terrain: Terrain, start: Place, { drops, falls }: RouteOptions, onRoute: OnRoute): void {
  const seen = new Set<number>();
  const routes: Route[] = [];

  function come(to: Place, key: Key | undefined, before: Route | undefined, turn: TurnMade | undefined): void {
    const y = falls ? terrain.floor(to.stance, to.x, to.y) : to.y;
    const route: Route = {
      stance: to.stance,
      x: to.x,
      y,
      keys: before === undefined ? 0 : before.keys + 1,
      key,
      before,
    };
    onRoute(route, y === to.y ? turn : undefined);
    const id = (to.stance << 11) | (y << 5) | to.x;
    if (seen.has(id)) return;
    seen.add(id);
    routes.push(route);
  }

  function step(from: Route, x: number, y: number, key: Key): void {
    if (terrain.fits(from.stance, x, y)) come({ stance: from.stance, x, y }, key, from, undefined);
  }

  function turn(from: Route, out: TurnOut): void {
    const test = terrain.test(out, from.x, from.y);
    if (test < 0) return;
    const to = { stance: out.to, x: from.x + (out.dx[test] as number), y: from.y + (out.dy[test] as number) };
    const [before, after] = [terrain.table.stances[from.stance], terrain.table.stances[out.to]] as [Stance, Stance];
    come(to, turnKey(before.rotation, after.rotation), from, { from: from.stance, kick: out.kick[test] as number });
  }

  come(start, undefined, undefined, undefined);
  for (const route of routes) {
    const { stance, x, y } = route;
    step(route, x - 1, y, 'left');
    step(route, x + 1, y, 'right');
    for (const out of terrain.turns[stance] ?? []) turn(route, out);
    if (falls) continue;
    for (const key of drops) {
      if (key === 'softDrop') step(route, x, y - 1, key);
      else if (terrain.fits(stance, x, y - 1)) step(route, x, terrain.floor(stance, x, y), key);
    }
  }
}
