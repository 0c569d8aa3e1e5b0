import type { BlastGame, BlastView, TrayPiece } from '@blockyard/blast';
import type { Cell } from '@blockyard/grid-core';
import { type Hand, targetOf } from '../hand/hand.ts';

/** What the board shows of the held piece: where it would land, and the lines that would go. */
export interface Aim {
  readonly piece: TrayPiece;
  /** Board cells. */
  readonly cells: readonly Cell[];
  /** False for a steered piece on a place where it does not fit. */
  readonly legal: boolean;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Numbered row by row; none where the ruleset clears no boxes. */
  readonly boxes: readonly number[];
}

const NO_LINES: readonly number[] = [];

/** The engine's own preview of the move that a release would make. */
export function aimOf(rules: Pick<BlastGame, 'preview'>, view: BlastView, hand: Hand): Aim | undefined {
  const target = targetOf(hand);
  if (hand.mode === 'empty' || target === undefined) return undefined;
  const piece = view.tray[hand.slot];
  if (piece === null || piece === undefined) return undefined;
  const cells = piece.cells.map(([x, y]) => [target.x + x, target.y + y] as const);
  const preview = rules.preview(hand.slot, target.x, target.y);
  return preview.ok
    ? { piece, cells, legal: true, rows: preview.rows, columns: preview.columns, boxes: preview.boxes ?? NO_LINES }
    : { piece, cells, legal: false, rows: NO_LINES, columns: NO_LINES, boxes: NO_LINES };
}
