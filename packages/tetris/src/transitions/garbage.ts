import { type Grid, raiseRows } from '@blockyard/grid-core';
import { attackOf, surgeOf } from '../attack/attack.ts';
import type { Events } from '../events.ts';
import { GARBAGE } from '../pieces.ts';
import { micros } from '../rules.ts';
import type { State, Waiting } from '../state.ts';
import type { Spin, TetrisReason } from '../types.ts';
import { topOut } from './end.ts';

/** Rows from others begin to wait. */
export function receive(state: State, rows: number, events?: Events): TetrisReason | undefined {
  const rule = state.rules.ruleset.garbage;
  if (rule === undefined) return 'no-garbage';
  state.waiting = [...state.waiting, [rows, state.now + micros(rule.delay)]];
  events?.push({ type: 'garbageQueued', rows });
  return undefined;
}

/** What a clear sends, the count standing as after it; `broken` is the back-to-back run before it. */
export function attack(state: State, lines: number, spin: Spin, broken: number, events?: Events): void {
  const rule = state.rules.ruleset.garbage;
  if (!rule?.attack || lines === 0) return;
  const { backToBack, combo } = state;
  const surge = backToBack < 0 ? surgeOf(rule.attack, broken) : [];
  const clear = attackOf(rule.attack, { lines, spin, backToBack, combo, perfect: state.settled === 0 });
  const parts = [...surge, clear].filter((part) => part > 0);
  const worth = parts.reduce((sum, part) => sum + part, 0);
  if (worth === 0) return;
  const cancelled = rule.cancel ? take(state, worth, Number.POSITIVE_INFINITY) : 0;
  events?.push({ type: 'attacked', parts, cancelled, sent: worth - cancelled });
}

/** What comes in at the bottom after a lock that cleared so many rows. Whether that ended the game. */
export function rise(state: State, cleared: number, at: number, events?: Events): boolean {
  const { ruleset, goal } = state.rules;
  const { garbage: rule, board, topOut: rules } = ruleset;
  let rows = rule === undefined || (rule.blocking && cleared > 0) ? 0 : take(state, rule.cap, at);
  if (goal.aim?.of === 'dug' && cleared === 0) {
    // No more than half of what is seen, so that a small well is not full at once.
    const height = Math.min(goal.aim.count - state.dug, goal.aim.height, (board.height - board.hidden) >> 1);
    rows += Math.max(0, height - garbageRows(state.well).length);
  }
  if (rows === 0) return false;
  const lost = raise(state, Math.min(rows, board.height), rule?.change ?? 100, events);
  return lost > 0 && rules.garbageOut === true && topOut(state, at, 'garbage-out', events);
}

/** Takes up to `most` rows from those that wait and may come in at time `at`, the oldest first. How many there were. */
function take(state: State, most: number, at: number): number {
  let left = most;
  const rest: Waiting[] = [];
  for (const [rows, from] of state.waiting) {
    const taken = from <= at ? Math.min(rows, left) : 0;
    left -= taken;
    if (taken < rows) rest.push([rows - taken, from]);
  }
  state.waiting = rest;
  return most - left;
}

/** Rows with one hole each come in. How many blocks went out at the top. */
function raise(state: State, rows: number, change: number, events?: Events): number {
  const { well, holes: random } = state;
  const { width, height } = well;
  const lost = raiseRows(well, rows);
  const holes: number[] = [];
  for (let y = height - rows; y < height; y++) {
    if (state.hole < 0) state.hole = random.below(width);
    else if (random.below(100) < change) state.hole = (state.hole + 1 + random.below(width - 1)) % width;
    for (let x = 0; x < width; x++) if (x !== state.hole) well.set(x, y, GARBAGE);
    holes.push(state.hole);
  }
  state.settled += rows * (width - 1) - lost;
  events?.push({ type: 'garbageRose', rows, holes });
  return lost;
}

/** The rows that hold garbage, from the top. */
export function garbageRows({ width, rows, colours }: Grid): number[] {
  return [...rows.keys()].filter((y) => colours.slice(y * width, (y + 1) * width).includes(GARBAGE));
}
