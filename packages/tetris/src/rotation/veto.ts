import type { GridView, Shape } from '@blockyard/grid-core';
import { isTaken } from '../spins.ts';
import type { Piece, Rotation } from '../types.ts';

/** Exceptions to a system's kicks that no table can say, by name. */
export const VETOES = ['centre-column'] as const;
export type Veto = (typeof VETOES)[number];

/**
 * Whether a turn that has no room in place may not kick. `centre-column`: a J, L or T that lies, its cells after the turn read
 * from the top and from the left, does not kick if the first of them that is taken is in the box's middle column.
 */
export function isVetoed(well: GridView, piece: Piece, from: Rotation, shape: Shape, x: number, y: number): boolean {
  if (!'JLT'.includes(piece) || (from & 1) !== 0) return false;
  for (const [dx, dy] of shape.cells) if (y + dy < 0 || isTaken(well, x + dx, y + dy)) return dx === 1;
  return false;
}
