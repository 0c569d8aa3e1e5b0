import { type Cell, fits, type Grid, stamp } from '@blockyard/grid-core';
import { deal, endIfStuck } from './deal.ts';
import { cellsOf, fullOf, numbersOf } from './lines.ts';
import { isIn } from './regions.ts';
import { forPlacement, forStreak, runAfter } from './score.ts';
import { type BlastState, isUsedUp } from './state.ts';
import type { BlastCommand, BlastEvent, BlastReason, Preview, TrayPiece } from './types.ts';
import { forget, remember, undo } from './undo.ts';

/** The piece that may be placed at (x, y), or the first reason why not, in the order of `BlastReason`. */
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
  const { numbers, gone, placed, cleared } = stamped(state, state.board.clone(), piece, x, y);
  return { ok: true, ...numbers, cells: gone.length, points: placed + cleared };
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
  remember(state);
  const { board } = state;
  const { cells, gone, lines, numbers, perfect, run, placed, cleared } = stamped(state, board, piece, x, y);
  Object.assign(state, run);
  state.score += placed + cleared;
  state.lines += lines;
  const events: BlastEvent[] = [{ type: 'placed', slot, piece, x, y, cells, points: placed }];
  if (lines > 0) {
    for (const [cx, cy] of gone) board.set(cx, cy, 0);
    const streak = state.ruleset.score.streak && { streak: run.streak };
    events.push({ type: 'cleared', ...numbers, lines, cells: gone, points: cleared, perfect, ...streak });
  }
  state.tray[slot] = null;
  if (isUsedUp(state.tray)) {
    forget(state);
    state.round++;
    deal(state);
    events.push({ type: 'dealt', round: state.round, tray: [...state.tray] });
  }
  return [...events, ...endIfStuck(state)];
}

/** Puts the piece on the board, and finds what it fills, what is full now, and the points for both. */
function stamped(state: BlastState, board: Grid, piece: TrayPiece, x: number, y: number) {
  const { ruleset } = state;
  const { score } = ruleset;
  stamp(board, piece.shape, x, y, piece.colour);
  const cells = piece.cells.map(([dx, dy]) => [x + dx, y + dy] as const);
  const full = fullOf(board, ruleset);
  const gone = cellsOf(board, full);
  const lines = full.length;
  const stay = ([cx, cy]: Cell) => !full.some((region) => isIn(region, cx, cy));
  const paid = score.counted === 'staying' ? cells.filter(stay) : cells;
  const perfect = board.count() === gone.length;
  const run = runAfter(state, lines, score);
  return {
    cells,
    gone,
    perfect,
    lines,
    run,
    numbers: numbersOf(full, ruleset),
    placed: forPlacement(paid.length, score),
    cleared: forStreak(lines, run.streak, perfect, score),
  };
}
