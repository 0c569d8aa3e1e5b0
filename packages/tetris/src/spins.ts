import { fits, type GridView, type Shape } from '@blockyard/grid-core';
import type { Piece, Rotation, Spin } from './types.ts';

/** How a lock's spin is judged; `rulesets` name one. */
export const SPIN_POLICIES = ['none', 'kicked', 'corners/kick5-any'] as const;
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
      return byCorners(well, turn, turn.kick === 4 && isQuarter(turn));
  }
}

/** The last test of an SRS table, which moves a piece one column and two rows. */
function isQuarter({ from, to }: Turned): boolean {
  return ((from ^ to) & 1) === 1;
}

/** The three-corner rule: both front corners, or the excepted kick, make it full. */
function byCorners(well: GridView, turn: Turned, excepted: boolean): Spin {
  if (turn.piece !== 'T') return 'none';
  const { taken, front } = corners(well, turn);
  if (taken < 3) return 'none';
  return front === 2 || excepted ? 'full' : 'mini';
}

/** The corners of a T's box clockwise from the top left; the two in front, beside the stem, are those at `to` and `to` + 1. */
const CORNERS = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

function corners(well: GridView, { x, y, to }: Turned): { readonly taken: number; readonly front: number } {
  let taken = 0;
  let front = 0;
  for (const [i, [dx, dy]] of CORNERS.entries()) {
    if (!isTaken(well, x + dx, y + dy)) continue;
    taken++;
    if (i === to || i === ((to + 1) & 3)) front++;
  }
  return { taken, front };
}

/** Walls and floor count as taken, what is above the well does not. */
function isTaken(well: GridView, x: number, y: number): boolean {
  if (x < 0 || x >= well.width || y >= well.height) return true;
  return y >= 0 && (((well.rows[y] as number) >>> x) & 1) === 1;
}

/** Whether the piece can move one cell in none of the four directions. */
export function isImmobile(well: GridView, { shape, x, y }: Turned): boolean {
  return (
    !fits(well, shape, x - 1, y) &&
    !fits(well, shape, x + 1, y) &&
    !fits(well, shape, x, y - 1) &&
    !fits(well, shape, x, y + 1)
  );
}
