import { fits } from '@blockyard/grid-core';
import * as v from 'valibot';
import { freshState, startLevel } from './begin.ts';
import { piece, readForm, readGrid, readQueue, refuse, rotation, whole } from './form.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';
import { runTo } from './transitions/clock.ts';
import { remember } from './transitions/past.ts';
import { bringIn, pieceAt, put } from './transitions/spawn.ts';

const active = v.strictObject({ piece, x: whole(), y: whole(), rotation });
type Drawn = v.InferOutput<typeof active>;

const schema = v.strictObject({
  board: v.array(v.string()),
  active: v.optional(active),
  queue: v.optional(v.union([v.string(), v.array(v.string())])),
  hold: v.optional(v.nullable(piece)),
  level: v.optional(startLevel),
});

/** The state, at time 0, that a drawn position stands for. */
export function readPosition(value: unknown, rules: Rules, seed: number): State {
  const { board, active, queue = '', hold = null, level = 1 } = readForm(schema, value, 'position');
  const ahead = readQueue('queue', 'queue', queue);
  const { ruleset } = rules;
  if (hold !== null && !ruleset.hold) refuse('hold', 'hold', `ruleset "${ruleset.id}" has no hold`);

  const state = freshState(rules, seed, level, ahead);
  state.hold = hold;
  if (board.length > 0) draw(state, board);
  if (active === undefined) bringIn(state, 0);
  else place(state, active);
  runTo(state, 0);
  return state;
}

/** Fills the well's bottom rows as drawn. */
function draw(state: State, rows: readonly string[]): void {
  const { well } = state;
  const { width, height } = well;
  const top = height - rows.length;
  if (top < 0) refuse('board', 'board', `the board may have ${height} rows, not ${rows.length}`);
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) {
      refuse('board', `board.${y}`, `board row ${y} has ${row.length} columns, not ${width}`);
    }
  }
  const drawn = readGrid(
    'board',
    'board',
    rows.map((row) => row.replaceAll('#', 'G')),
  );
  for (const y of rows.keys()) {
    if (drawn.rows[y] === drawn.full) refuse('board', `board.${y}`, `board row ${y} is full`);
    for (let x = 0; x < width; x++) well.set(x, top + y, drawn.at(x, y));
  }
  state.settled = well.count();
}

/** Puts a piece in play where it is drawn. */
function place(state: State, { piece, x, y, rotation }: Drawn): void {
  const own = state.rules.pieces[piece];
  const shape = own.shapes[rotation];
  if (!fits(state.well, shape, x, y)) {
    refuse('active', 'active', `${piece} at (${x}, ${y}) overlaps a block or lies outside the well`);
  }
  put(state, Object.assign(pieceAt(state.rules, own, x, y, 0), { shape, rotation }), 0);
  remember(state, 0);
}
