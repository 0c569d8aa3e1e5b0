import { type Cell, fits, type GridView, type Shape } from '@blockyard/grid-core';
import type { Piece, Rotation, Spin } from './types.ts';

/** A turn that has just been made, the piece standing where it now is. */
export interface Turned {
  readonly piece: Piece;
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly from: Rotation;
  readonly to: Rotation;
  readonly kick: number;
}

/** How a turn is judged as a spin, by name. A ruleset names one; apart from what a spin is worth. */
const POLICIES = {
  /** No spins. */
  none: () => 'none',
  /** A T that kicked, three corners taken, is full: ruleset `basic`. */
  kicked: (well, turn) => (turn.kick > 0 && byCorners(well, turn, true) === 'full' ? 'full' : 'none'),
  /** Three corners of a T; the last test of any quarter turn makes a mini full: guideline games. */
  'corners/kick5-any': (well, turn) => byCorners(well, turn, turn.kick === 4 && ((turn.from ^ turn.to) & 1) === 1),
  /** The same, but only where that test goes down: TETR.IO, solution-finder. */
  'corners/kick5-down-only': (well, turn) => byCorners(well, turn, goesDown(turn)),
  /** The same for any turn's fifth test and later: the labels of published placement counts. */
  'corners/index4': (well, turn) => byCorners(well, turn, turn.kick >= 4),
  /** TETR.IO's modes: T by its corners, any other piece by being immobile. `-mini`: those are mini. `+`: an immobile T is at least mini. */
  all: (well, turn) => bySpot(well, turn, 'full', false),
  'all+': (well, turn) => bySpot(well, turn, 'full', true),
  'all-mini': (well, turn) => bySpot(well, turn, 'mini', false),
  'all-mini+': (well, turn) => bySpot(well, turn, 'mini', true),
} as const satisfies Record<string, (well: GridView, turn: Turned) => Spin>;
export type SpinPolicy = keyof typeof POLICIES;
export const SPIN_POLICIES = Object.keys(POLICIES) as readonly SpinPolicy[];

/** What the turn is worth as a spin, should the piece lock as it stands. The well holds settled blocks only. */
export function spinOf(policy: SpinPolicy, well: GridView, turn: Turned): Spin {
  return POLICIES[policy](well, turn);
}

/** T by its corners, and mini at least where `immobileT` and it cannot move; any other piece `worth` where it cannot move. */
function bySpot(well: GridView, turn: Turned, worth: Spin, immobileT: boolean): Spin {
  if (turn.piece !== 'T') return isImmobile(well, turn) ? worth : 'none';
  const spin = byCorners(well, turn, goesDown(turn));
  return spin === 'none' && immobileT && isImmobile(well, turn) ? 'mini' : spin;
}

/** The last test from a flat state to an upright one: one column aside and two rows down in the SRS family. */
function goesDown({ from, to, kick }: Turned): boolean {
  return kick === 4 && (to & 1) === 1 && (from & 1) === 0;
}

/** The three-corner rule: both front corners, or the excepted kick, make it full. */
function byCorners(well: GridView, { piece, shape, x, y }: Turned, excepted: boolean): Spin {
  if (piece !== 'T') return 'none';
  const corners = cornersOf(shape);
  let taken = 0;
  let front = 0;
  for (let i = 0; i < corners.length; i++) {
    const [dx, dy] = corners[i] as Cell;
    if (!isTaken(well, x + dx, y + dy)) continue;
    taken++;
    if (i < 2) front++;
  }
  if (taken < 3) return 'none';
  return front === 2 || excepted ? 'full' : 'mini';
}

const SIDES: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const CORNERS: readonly Cell[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

const known = new WeakMap<Shape, readonly Cell[]>();

/** The four corners around a T's centre, in its box, the two in front, beside its stem, first; none for what is drawn as no T. */
export function cornersOf(shape: Shape): readonly Cell[] {
  let corners = known.get(shape);
  if (corners === undefined) {
    corners = findCorners(shape);
    known.set(shape, corners);
  }
  return corners;
}

/** A T's centre is the block with three neighbours; a corner is in front where both blocks between it and the centre are there. */
function findCorners({ masks, cells }: Shape): readonly Cell[] {
  const has = (x: number, y: number): boolean => (((masks[y] ?? 0) >>> x) & 1) === 1;
  const centre = cells.find(([x, y]) => SIDES.filter(([dx, dy]) => has(x + dx, y + dy)).length === 3);
  if (centre === undefined) return [];
  const [x, y] = centre;
  const inFront = ([cx, cy]: Cell): number => Number(has(cx, y) && has(x, cy));
  return CORNERS.map(([dx, dy]): Cell => [x + dx, y + dy]).sort((a, b) => inFront(b) - inFront(a));
}

/** Walls and floor count as taken, what is above the well does not. */
export function isTaken(well: GridView, x: number, y: number): boolean {
  if (x < 0 || x >= well.width || y >= well.height) return true;
  return y >= 0 && (((well.rows[y] as number) >>> x) & 1) === 1;
}

/** Whether the piece can move one cell in none of the four directions. */
function isImmobile(well: GridView, { shape, x, y }: Turned): boolean {
  return SIDES.every(([dx, dy]) => !fits(well, shape, x + dx, y + dy));
}
