import { collapseRows, fullRows, stamp } from '@blockyard/grid-core';
import type { Events } from '../events.ts';
import { micros } from '../rules.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { scoreWith } from '../scoring.ts';
import type { ActivePiece, State } from '../state.ts';
import type { Spin, TopOutReason } from '../types.ts';
import { finish, isReached, topOut } from './end.ts';
import { attack, garbageRows, rise } from './garbage.ts';
import { spinNow } from './rotate.ts';
import { bringIn } from './spawn.ts';

/** Settles the piece and does all that follows, up to the next piece or to the delay before it. */
export function lock(state: State, active: ActivePiece, at: number, events?: Events): void {
  const { well, rules } = state;
  const { shape, x, y, piece, rotation, turn } = active;
  // The piece itself is no part of what it spins into.
  const spin = spinNow(state, active);
  stamp(well, shape, x, y, active.rules.colour);
  state.settled += shape.cells.length;
  state.active = null;
  state.holdUsed = false;
  state.pieces++;
  const top = y + shape.bounds.y;
  const bottom = top + shape.bounds.height;
  const out = lockOut(rules.ruleset, top, bottom);
  const rows = out === undefined ? fullRows(well, top, bottom) : [];
  events?.push({
    type: 'locked',
    piece,
    x,
    y,
    rotation,
    cells: active.rules.places[rotation](x, y),
    spin,
    kick: turn?.kick ?? null,
    rows,
  });
  if (out !== undefined && topOut(state, at, out, events)) return;
  if (rows.length > 0) clear(state, rows, events);
  score(state, rows.length, spin, events);
  if (isReached(state)) {
    finish(state, at, 'goal', events);
    return;
  }
  if (rise(state, rows.length, at, events)) return;
  state.phaseAt = at + micros(rows.length > 0 ? rules.ruleset.delays.clear : 0);
  state.phase = 'clearing';
  if (state.phaseAt === at) enter(state, at, events);
}

/** The delay before the next piece, and that piece where there is none. */
export function enter(state: State, at: number, events?: Events): void {
  state.phaseAt = at + state.rules.entryDelay;
  state.phase = 'entering';
  if (state.phaseAt === at) bringIn(state, at, events);
  else events?.push({ type: 'entering' });
}

/** Tested before the clear: whether the piece lies in the hidden rows, where that tops out. */
function lockOut(
  { board: { hidden }, topOut: { lockOut: rule } }: Ruleset,
  top: number,
  bottom: number,
): TopOutReason | undefined {
  if (rule !== 'none' && bottom <= hidden) return 'lock-out';
  return rule === 'partial' && top < hidden ? 'partial-lock-out' : undefined;
}

function clear(state: State, rows: readonly number[], events?: Events): void {
  const garbage = garbageRows(state.well);
  state.dug += rows.filter((row) => garbage.includes(row)).length;
  collapseRows(state.well, rows);
  state.settled -= rows.length * state.well.width;
  events?.push({ type: 'cleared', rows, perfect: state.settled === 0 });
}

function score(state: State, lines: number, spin: Spin, events?: Events): void {
  const { level, backToBack, rules } = state;
  const { levels } = rules.ruleset;
  // Most locks earn nothing and end a combo at most: to count them all the same makes a simulated game a fifteenth longer.
  if (lines > 0 || spin !== 'none' || rules.paysLocks) count(state, lines, spin, events);
  else state.combo = -1;
  if ('pieces' in levels && state.pieces % levels.pieces === 0) state.level++;
  if (state.level > level) events?.push({ type: 'levelUp', level: state.level });
  attack(state, lines, spin, backToBack, events);
}

function count(state: State, lines: number, spin: Spin, events?: Events): void {
  const scored = scoreWith(state.rules.ruleset, state, { lines, spin, perfect: state.settled === 0 });
  const { points, parts } = scored;
  state.score = scored.score;
  state.level = scored.level;
  state.lines = scored.lines;
  state.combo = scored.combo;
  state.backToBack = scored.backToBack;
  if (points > 0) events?.push({ type: 'scored', points, parts });
}
