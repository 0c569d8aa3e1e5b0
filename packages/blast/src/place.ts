import { clearLines, fits, fullColumns, fullRows, type Grid, type GridView, stamp } from '@blockyard/grid-core';
import { deal, endIfStuck } from './deal.ts';
import { forClear, forPlacement } from './score.ts';
import { type BlastState, isUsedUp } from './state.ts';
import type { BlastEvent, BlastReason, Cleared, Placed, Preview, Ruleset, TrayPiece } from './types.ts';

/** The piece that may be placed at (x, y), or the first reason why not, in the order of `BLAST_REASONS`. */
export function legalPiece(state: BlastState, slot: number, x: number, y: number): TrayPiece | BlastReason {
  if (state.over) return 'over';
  const piece = state.tray[slot];
  if (piece === undefined) return 'bad-slot';
  if (piece === null) return 'empty-slot';
  const { width, height } = state.board;
  const { shape } = piece;
  if (x < 0 || x + shape.width > width || y < 0 || y + shape.height > height) return 'out-of-bounds';
  return fits(state.board, shape, x, y) ? piece : 'overlap';
}

/** What placing the piece of a slot at (x, y) would do; the state stays as it is. */
export function previewPlace(state: BlastState, slot: number, x: number, y: number): Preview {
  const piece = legalPiece(state, slot, x, y);
  if (typeof piece === 'string') return { ok: false, reason: piece };
  const { score } = state.ruleset;
  const board = state.board.clone();
  stamp(board, piece.shape, x, y, piece.colour);
  const { rows, columns } = fullLines(board, state.ruleset);
  const cells = clearLines(board, rows, columns);
  const points = forPlacement(piece.cells.length, score) + forClear(rows.length + columns.length, score);
  return { ok: true, rows, columns, cells, points };
}

/**
 * Places a piece that may be placed: place, find all full lines, clear them at once, score, use the slot,
 * deal when all slots are used, and only then look whether anything still fits. Returns what happened, in that order.
 */
export function place(state: BlastState, slot: number, piece: TrayPiece, x: number, y: number): BlastEvent[] {
  const events: BlastEvent[] = [stampPiece(state, slot, piece, x, y), ...clearFull(state)];
  state.tray[slot] = null;
  if (isUsedUp(state.tray)) {
    deal(state);
    state.round++;
    events.push({ type: 'dealt', round: state.round, tray: [...state.tray] });
  }
  events.push(...endIfStuck(state));
  return events;
}

function stampPiece(state: BlastState, slot: number, piece: TrayPiece, x: number, y: number): Placed {
  stamp(state.board, piece.shape, x, y, piece.colour);
  const points = forPlacement(piece.cells.length, state.ruleset.score);
  state.score += points;
  const cells = piece.cells.map(([dx, dy]) => [x + dx, y + dy] as const);
  return { type: 'placed', slot, piece, x, y, cells, points };
}

function clearFull(state: BlastState): Cleared[] {
  const { board, ruleset } = state;
  const { rows, columns } = fullLines(board, ruleset);
  const lines = rows.length + columns.length;
  if (lines === 0) return [];
  const cells = cellsOf(board, rows, columns);
  clearLines(board, rows, columns);
  const points = forClear(lines, ruleset.score);
  state.score += points;
  state.lines += lines;
  return [{ type: 'cleared', rows, columns, lines, cells, points, perfect: board.count() === 0 }];
}

/** The full rows and columns that the ruleset clears, all found on the board as it stands. */
export function fullLines(board: GridView, { clear }: Ruleset): { rows: number[]; columns: number[] } {
  return {
    rows: clear.includes('rows') ? fullRows(board) : [],
    columns: clear.includes('columns') ? fullColumns(board) : [],
  };
}

/** The filled cells of these lines, each once, row by row, with their colours. */
function cellsOf(board: Grid, rows: readonly number[], columns: readonly number[]): Cleared['cells'] {
  const cells: [number, number, number][] = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (rows.includes(y) || columns.includes(x)) cells.push([x, y, board.at(x, y)]);
    }
  }
  return cells;
}
