import { collapseRows, stamp } from '@blockyard/grid-core';
import { colourOf } from '../pieces.ts';
import { cellsAt } from '../placement.ts';
import { scoreWith } from '../scoring.ts';
import type { ActivePiece, State } from '../state.ts';
import type { Spin, TetrisEvent } from '../types.ts';
import { finish, spawnNext } from './spawn.ts';
import { micros } from './timers.ts';

/** Settles the piece and does all that follows, up to the next piece or to the delay before it. */
export function lock(state: State, active: ActivePiece, at: number, events: TetrisEvent[]): void {
  const { well, rules } = state;
  const { shape, x, y, piece, rotation, turn } = active;
  stamp(well, shape, x, y, colourOf(piece));
  state.settled += shape.cells.length;
  state.active = null;
  state.holdUsed = false;
  const out = isLockOut(state, active);
  const spin = turn === null ? 'none' : turn.spin;
  const rows = out ? [] : filledRows(state, active);
  const kick = turn === null ? null : turn.kick;
  events.push({ type: 'locked', piece, x, y, rotation, cells: cellsAt(shape, x, y), spin, kick, rows });
  if (out) {
    finish(state, at, 'lock-out', events);
    return;
  }
  if (rows.length > 0) clear(state, rows, events);
  score(state, rows.length, spin, events);
  state.phaseAt = at + micros(rows.length > 0 ? rules.ruleset.delays.clear : 0);
  state.phase = 'clearing';
  if (state.phaseAt === at) enter(state, at, events);
}

/** The delay before the next piece, and that piece where there is none. */
export function enter(state: State, at: number, events: TetrisEvent[]): void {
  state.phaseAt = at + micros(state.rules.ruleset.delays.entry);
  state.phase = 'entering';
  if (state.phaseAt === at) spawnNext(state, at, events);
  else events.push({ type: 'entering' });
}

/** Tested before the clear: whether the piece lies wholly in the hidden rows, where that ends the game. */
function isLockOut({ rules: { ruleset } }: State, { shape: { bounds }, y }: ActivePiece): boolean {
  return ruleset.topOut.lockOut === 'entire' && y + bounds.y + bounds.height <= ruleset.board.hidden;
}

/** The full rows, ascending: only those that the piece touches can be. */
function filledRows({ well }: State, { shape: { bounds }, y }: ActivePiece): number[] {
  const rows: number[] = [];
  for (let row = y + bounds.y; row < y + bounds.y + bounds.height; row++)
    if (well.rows[row] === well.full) rows.push(row);
  return rows;
}

function clear(state: State, rows: readonly number[], events: TetrisEvent[]): void {
  collapseRows(state.well, rows);
  state.settled -= rows.length * state.well.width;
  events.push({ type: 'cleared', rows, perfect: state.settled === 0 });
}

function score(state: State, lines: number, spin: Spin, events: TetrisEvent[]): void {
  const { level } = state;
  const after = scoreWith(state.rules.ruleset, state, { lines, spin, perfect: state.settled === 0 });
  state.score = after.score;
  state.combo = after.combo;
  state.backToBack = after.backToBack;
  state.lines = after.lines;
  state.level = after.level;
  if (after.points > 0) events.push({ type: 'scored', points: after.points, parts: after.parts });
  if (after.level > level) events.push({ type: 'levelUp', level: after.level });
}
