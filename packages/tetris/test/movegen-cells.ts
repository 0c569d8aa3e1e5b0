import { dropDistance, fits, type GridView, type Shape } from '@blockyard/grid-core';
import type { Piece, RotationSystem, SpinPolicy } from '../src/index.ts';
import type { Key } from '../src/movegen/index.ts';
import { statesOfSystem } from '../src/rules.ts';
import { isTaken, spinOf } from '../src/spins.ts';
import type { Rotation } from '../src/types.ts';

/** A piece in a well, and what may be done with it. */
export interface Search {
  readonly system: RotationSystem;
  readonly piece: Piece;
  readonly well: GridView;
  readonly start: Place;
  readonly policy: SpinPolicy;
  readonly keys: readonly Key[];
  /** Whether the piece is on the floor after every key. */
  readonly falls: boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** Where a piece locks, and as what. */
export interface Lock extends Place {
  readonly cells: readonly (readonly [number, number])[];
  readonly spin: string;
  /** The fewest keys to it, with the hard drop. */
  readonly keys: number;
}

/** A place that a key led to; a turn says which way and by which test. */
interface Step extends Place {
  readonly turn?: { readonly from: Rotation; readonly kick: number };
}

const QUARTERS: Readonly<Partial<Record<Key, number>>> = { cw: 1, '180': 2, ccw: 3 };
const ASIDE: Readonly<Partial<Record<Key, number>>> = { left: -1, right: 1 };

/** All that a piece can lock as, each with its fewest keys: a search cell by cell, from place to place, by the rules as they are told. */
export function locksOf(search: Search): readonly Lock[] {
  const { system, piece, well, start, policy, keys, falls } = search;
  const shapes = statesOfSystem(system)[piece];
  const locks = new Map<string, Lock>();
  const seen = new Set<number>();
  /** Places that are known to lock without a spin. */
  const plain = new Set<number>();
  let edge: Place[] = [];

  function come(to: Step, count: number): void {
    const depth = dropDistance(well, shapes[to.rotation], to.x, to.y);
    const fallen = falls && depth > 0;
    const { x, y, rotation, turn }: Step = fallen ? { x: to.x, y: to.y + depth, rotation: to.rotation } : to;
    const place = (y * 64 + x + 8) * 4 + rotation;
    if (!seen.has(place)) edge.push({ x, y, rotation });
    seen.add(place);
    const turned = depth === 0 ? turn : undefined;
    if (turned === undefined && plain.has(place)) return;
    const shape = shapes[rotation];
    const spin = turned ? spinOf(policy, well, { piece, shape, x, y, to: rotation, ...turned }) : 'none';
    if (spin === 'none') plain.add(place);
    const bottom = fallen ? y : y + depth;
    const name = `${x} ${bottom} ${rotation} ${spin}`;
    if (locks.has(name)) return;
    const cells = shape.cells.map(([dx, dy]) => [x + dx, bottom + dy] as const);
    locks.set(name, { x, y: bottom, rotation, cells, spin, keys: count + 1 });
  }

  come(start, 0);
  for (let count = 1; edge.length > 0; count++) {
    const places = edge;
    edge = [];
    for (const place of places) {
      for (const key of keys) {
        const to = after(search, shapes, place, key);
        if (to !== undefined) come(to, count);
      }
    }
  }
  return [...locks.values()];
}

/** What the piece locks as where these keys are pressed and then the hard drop. */
export function lockBy(search: Search, keys: readonly Key[]): Omit<Lock, 'keys'> {
  const { system, piece, well, policy, falls } = search;
  const shapes = statesOfSystem(system)[piece];
  const depthAt = ({ rotation, x, y }: Place) => dropDistance(well, shapes[rotation], x, y);
  const sunk = (place: Step): Step => {
    const { x, y, rotation } = place;
    const depth = falls ? depthAt(place) : 0;
    return depth > 0 ? { x, y: y + depth, rotation } : place;
  };
  let at = sunk(search.start);
  for (const key of keys) {
    const to = after(search, shapes, at, key);
    if (to === undefined) throw new Error(`${key} leads nowhere from ${at.x} ${at.y} ${at.rotation}`);
    at = sunk(to);
  }
  const { x, rotation, turn } = at;
  const shape = shapes[rotation];
  const depth = depthAt(at);
  const y = at.y + depth;
  const spin = turn && depth === 0 ? spinOf(policy, well, { piece, shape, x, y, to: rotation, ...turn }) : 'none';
  return { x, y, rotation, spin, cells: shape.cells.map(([dx, dy]) => [x + dx, y + dy] as const) };
}

/** The rows of a well with a piece in it, its full rows gone. */
export function rowsAfter(well: GridView, cells: Lock['cells']): readonly string[] {
  const rows = Array.from({ length: well.height }, (_, y) =>
    Array.from({ length: well.width }, (__, x) =>
      isTaken(well, x, y) || cells.some(([cx, cy]) => cx === x && cy === y) ? '#' : '.',
    ).join(''),
  );
  return rows.filter((row) => row.includes('.'));
}

function after({ well, system, piece }: Search, shapes: readonly Shape[], from: Place, key: Key): Step | undefined {
  const { x, y, rotation } = from;
  const shape = shapes[rotation] as Shape;
  const quarters = QUARTERS[key];
  if (quarters === undefined) {
    const floor = dropDistance(well, shape, x, y);
    const down = key === 'sonicDrop' ? floor : Number(key === 'softDrop');
    const to = { x: x + (ASIDE[key] ?? 0), y: y + down, rotation };
    return (to.x === x && down === 0) || !fits(well, shape, to.x, to.y) ? undefined : to;
  }
  const turned = ((rotation + quarters) & 3) as Rotation;
  const drawing = shapes[turned] as Shape;
  for (const [kick, [dx, dy]] of (system.kicks[piece][`${rotation}>${turned}`] ?? []).entries()) {
    const to = { x: x + dx, y: y + dy, rotation: turned };
    if (fits(well, drawing, to.x, to.y)) return { ...to, turn: { from: rotation, kick } };
    if (kick === 0 && system.veto !== undefined && isHeld(well, piece, rotation, drawing, to)) return undefined;
  }
  return undefined;
}

/** Grand Master games: a J, L or T that lies does not kick if what is in its way, read line by line, begins in the middle column. */
function isHeld(well: GridView, piece: Piece, from: Rotation, { cells }: Shape, { x, y }: Place): boolean {
  if (!['J', 'L', 'T'].includes(piece) || from === 1 || from === 3) return false;
  const inTheWay = cells.filter(([dx, dy]) => y + dy < 0 || isTaken(well, x + dx, y + dy));
  const [first] = [...inTheWay].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  return first?.[0] === 1;
}

/** Places with the same cells and spin as one, with the fewest keys. */
export function merged(
  locks: readonly Omit<Lock, 'x' | 'y' | 'rotation'>[],
  spins: boolean,
): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { cells, spin, keys } of locks) {
    const name = `${cells.map(String).sort().join(' ')}${spins ? ` ${spin}` : ''}`;
    found[name] = Math.min(keys, found[name] ?? keys);
  }
  return found;
}
