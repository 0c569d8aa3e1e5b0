import { type Cell, fits, type Grid, stamp } from '@blockyard/grid-core';
import { deal, endIfStuck } from './deal.ts';
import { cellsOf, fullOf, numbersOf } from './lines.ts';
import type { Region } from './regions.ts';
import type { ScoreRule } from './ruleset-types.ts';
import { forPlacement, forStreak } from './score.ts';
import { type BlastState, isUsedUp } from './state.ts';
import type { BlastCommand, BlastEvent, BlastReason, Cleared, Placed, Preview, TrayPiece } from './types.ts';
import { forget, remember, undo } from './undo.ts';

/** The piece that may be placed at (x, y), or the first reason why not, in the order of `BLAST_REASONS`. */
function legalPiece(state: BlastState, slot: number, x: number, y: number): TrayPiece | BlastReason {
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
  const { ruleset } = state;
  const board = state.board.clone();
  stamp(board, piece.shape, x, y, piece.colour);
  const full = fullOf(board, ruleset);
  const gone = cellsOf(board, full);
  const points = forPlacement(paidCells(cellsAt(piece, x, y), gone, ruleset.score), ruleset.score);
  return {
    ok: true,
    ...numbersOf(full, ruleset),
    cells: gone.length,
    points: points + forLines(state, board, full, gone),
  };
}

/** Does what a command says and returns what happened, or does nothing and returns why not. */
export function carryOut(state: BlastState, command: BlastCommand): BlastEvent[] | BlastReason {
  if (command.type === 'undo') return undo(state);
  const { slot, x, y } = command;
  const piece = legalPiece(state, slot, x, y);
  return typeof piece === 'string' ? piece : place(state, slot, piece, x, y);
}

/**
 * Places a piece that may be placed: place, find all full lines, clear them at once, score, use the slot,
 * deal when all slots are used, and only then look whether anything still fits. Returns what happened, in that order.
 */
function place(state: BlastState, slot: number, piece: TrayPiece, x: number, y: number): BlastEvent[] {
  const { board, ruleset } = state;
  remember(state);
  stamp(board, piece.shape, x, y, piece.colour);
  const full = fullOf(board, ruleset);
  const gone = cellsOf(board, full);
  const events: BlastEvent[] = [placed(state, slot, piece, x, y, gone), ...cleared(state, full, gone)];
  state.tray[slot] = null;
  if (isUsedUp(state.tray)) {
    forget(state);
    state.round++;
    deal(state);
    events.push({ type: 'dealt', round: state.round, tray: [...state.tray] });
  }
  events.push(...endIfStuck(state));
  return events;
}

function placed(
  state: BlastState,
  slot: number,
  piece: TrayPiece,
  x: number,
  y: number,
  gone: Cleared['cells'],
): Placed {
  const cells = cellsAt(piece, x, y);
  const points = forPlacement(paidCells(cells, gone, state.ruleset.score), state.ruleset.score);
  state.score += points;
  return { type: 'placed', slot, piece, x, y, cells, points };
}

function cleared(state: BlastState, full: readonly Region[], gone: Cleared['cells']): Cleared[] {
  const { board, ruleset } = state;
  const lines = full.length;
  const { streak } = ruleset.score;
  if (lines === 0) {
    state.dry++;
    if (state.dry > (streak?.grace ?? 0)) state.streak = 0;
    return [];
  }
  const points = forLines(state, board, full, gone);
  for (const [x, y] of gone) board.set(x, y, 0);
  state.dry = 0;
  state.score += points;
  state.lines += lines;
  const event: Cleared = {
    type: 'cleared',
    ...numbersOf(full, ruleset),
    lines,
    cells: gone,
    points,
    perfect: board.count() === 0,
  };
  return streak === undefined ? [event] : [{ ...event, streak: ++state.streak }];
}

/** The points for these lines, the board still holding them. */
function forLines(
  { ruleset, streak }: BlastState,
  board: Grid,
  full: readonly Region[],
  gone: Cleared['cells'],
): number {
  return full.length === 0 ? 0 : forStreak(full.length, streak + 1, board.count() === gone.length, ruleset.score);
}

/** How many of the placed cells score: those that stay, where the rule says so. */
function paidCells(cells: readonly Cell[], gone: Cleared['cells'], rule: ScoreRule): number {
  if (rule.counted !== 'staying') return cells.length;
  return cells.filter(([x, y]) => !gone.some(([gx, gy]) => gx === x && gy === y)).length;
}

function cellsAt({ cells }: TrayPiece, x: number, y: number): Cell[] {
  return cells.map(([dx, dy]) => [x + dx, y + dy] as const);
}
