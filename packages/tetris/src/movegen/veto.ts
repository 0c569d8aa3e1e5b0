import type { Piece } from '../types.ts';
import { type Stack, takenAt } from './stack.ts';
import type { Stance } from './table.ts';
import type { Turn } from './turns.ts';

/**
 * The turns that may not kick (`isVetoed` of the rotation systems, on masks): by where test `test` of the turn would lead to
 * at this height, those that find no room in place for the reason of the veto.
 */
export function vetoed(
  stack: Stack,
  piece: Piece,
  from: Stance,
  to: Stance,
  turn: Turn,
  test: number,
  y: number,
): number {
  if ((piece !== 'J' && piece !== 'L' && piece !== 'T') || (from.rotation & 1) !== 0) return 0;
  const dx = (turn.dx[0] as number) - (turn.dx[test] as number) - to.left;
  const dy = (turn.dy[0] as number) - (turn.dy[test] as number) + to.bottom - 1;
  let untouched = -1;
  let centre = 0;
  for (const [column, row] of to.drawing.cells) {
    const taken = untouched & takenAt(stack, column + dx, y + dy - row);
    if (column === 1) centre |= taken;
    untouched &= ~taken;
  }
  return centre;
}
