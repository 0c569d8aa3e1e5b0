import { type Cell, fits, type GridView, type Shape } from '@blockyard/grid-core';
import type { Piece, Rotation, Spin } from './types.ts';

/** How a turn is judged as a spin. A ruleset names one; apart from what a spin is worth. */
export const SPIN_POLICIES = [
  /** No spins. */
  'none',
  /** A T that kicked, three corners taken, is full: ruleset `basic`. */
  'kicked',
  /** Three corners of a T; the last test of any quarter turn makes a mini full: guideline games. */
  'corners/kick5-any',
  /** The same, but only where that test goes down: TETR.IO, solution-finder. */
  'corners/kick5-down-only',
  /** The same for any turn's fifth test and later: the labels of published placement counts. */
  'corners/index4',
  /** TETR.IO's modes: T by its corners, any other piece by being immobile. `-mini`: those are mini. `+`: an immobile T is at least mini. */
  'all',
  'all+',
  'all-mini',
  'all-mini+',
] as const;
export type SpinPolicy = (typeof SPIN_POLICIES)[number];

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

/** What the turn is worth as a spin, should the piece lock as it stands. The well holds settled blocks only. */
export function spinOf(policy: SpinPolicy, well: GridView, turn: Turned): Spin {
  switch (policy) {
    case 'none':
      return 'none';
    case 'kicked':
      return turn.piece === 'T' && turn.kick > 0 && corners(well, turn).taken >= 3 ? 'full' : 'none';
    case 'corners/kick5-any':
      return byCorners(well, turn, turn.kick === 4 && ((turn.from ^ turn.to) & 1) === 1);
    case 'corners/kick5-down-only':
      return byCorners(well, turn, goesDown(turn));
    case 'corners/index4':
      return byCorners(well, turn, turn.kick >= 4);
    default:
      return bySpot(well, turn, policy.endsWith('+'), policy.startsWith('all-mini') ? 'mini' : 'full');
  }
}

/** T by its corners, and mini at least where `immobileT` and it cannot move; any other piece `worth` where it cannot move. */
function bySpot(well: GridView, turn: Turned, immobileT: boolean, worth: Spin): Spin {
  if (turn.piece !== 'T') return isImmobile(well, turn) ? worth : 'none';
  const spin = byCorners(well, turn, goesDown(turn));
  return spin === 'none' && immobileT && isImmobile(well, turn) ? 'mini' : spin;
}

/** The last test from a flat state to an upright one: one column aside and two rows down in the SRS family. */
function goesDown({ from, to, kick }: Turned): boolean {
  return kick === 4 && (to & 1) === 1 && (from & 1) === 0;
}

/** The three-corner rule: both front corners, or the excepted kick, make it full. */
function byCorners(well: GridView, turn: Turned, excepted: boolean): Spin {
  if (turn.piece !== 'T') return 'none';
  const { taken, front } = corners(well, turn);
  if (taken < 3) return 'none';
  return front === 2 || excepted ? 'full' : 'mini';
}

/** The four corners around a T's centre, clockwise from the top left; the two in front are those at its stem's side and the next one. */
export const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** How many corners are taken, and how many of the two in front, beside the stem. */
function corners(well: GridView, { shape, x, y }: Turned): { readonly taken: number; readonly front: number } {
  const heading = headingOf(shape);
  let taken = 0;
  let front = 0;
  if (heading === null) return { taken, front };
  const { centre, stem } = heading;
  for (let i = 0; i < 4; i++) {
    const corner = CORNERS[i as Rotation];
    if (!isTaken(well, x + centre[0] + corner[0], y + centre[1] + corner[1])) continue;
    taken++;
    if (i === stem || i === ((stem + 1) & 3)) front++;
  }
  return { taken, front };
}

interface Heading {
  readonly centre: Cell;
  /** Where the stem points: 0 up, 1 right, 2 down, 3 left. */
  readonly stem: number;
}

const headings = new WeakMap<Shape, Heading | null>();
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A T's centre is the block with three neighbours; its stem is across from the side without one. `null`: drawn as no T. */
export function headingOf(shape: Shape): Heading | null {
  let heading = headings.get(shape);
  if (heading === undefined) {
    heading = findHeading(shape);
    headings.set(shape, heading);
  }
  return heading;
}

function findHeading(shape: Shape): Heading | null {
  const has = (x: number, y: number): boolean => (((shape.masks[y] ?? 0) >>> x) & 1) === 1;
  for (const centre of shape.cells) {
    const open = SIDES.flatMap(([dx, dy], side) => (has(centre[0] + dx, centre[1] + dy) ? [] : [side]));
    const [flat] = open;
    if (flat !== undefined && open.length === 1) return { centre, stem: (flat + 2) & 3 };
  }
  return null;
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
