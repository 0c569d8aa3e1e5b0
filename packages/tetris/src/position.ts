import { fail, fits, parseGrid, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { freshState, MAX_START_LEVEL } from './begin.ts';
import { formOf, piece, rotation, strayPiece, whole, word } from './form.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';
import { runTo } from './transitions/clock.ts';
import { remember } from './transitions/past.ts';
import { bringIn, pieceAt, put } from './transitions/spawn.ts';
import { PALETTE, type Piece, type PositionProblem } from './types.ts';

/** The most pieces that a drawn queue may have. */
export const MAX_QUEUE = 10_000;

const schema = v.strictObject({
  board: v.array(v.string()),
  active: v.optional(v.strictObject({ piece, x: word, y: word, rotation })),
  queue: v.optional(v.union([v.string(), v.array(v.string())])),
  hold: v.optional(v.nullable(piece)),
  level: v.optional(whole(1, MAX_START_LEVEL)),
});
type Drawn = v.InferOutput<typeof schema>;

/** The state that a drawn position stands for, at time 0; or what cannot be, with where. */
export function stateOfPosition(value: unknown, rules: Rules, seed: number): Result<State, PositionProblem> {
  const parsed = formOf(schema, value, 'position');
  if (!parsed.ok) return parsed;
  const position = parsed.value;
  const { queue = '', hold = null, level = 1 } = position;
  const ahead = [...queue];
  const stray = strayPiece('queue', 'queue', ahead);
  if (stray !== undefined) return stray;
  if (ahead.length > MAX_QUEUE)
    return fail('queue', 'queue', `the queue may have ${MAX_QUEUE} pieces, not ${ahead.length}`);
  const { ruleset } = rules;
  if (hold !== null && !ruleset.hold) return fail('hold', 'hold', `ruleset "${ruleset.id}" has no hold`);

  const state = freshState(rules, seed, level, ahead as Piece[]);
  state.hold = hold;
  const wrong = draw(state, position.board) ?? place(state, position.active);
  if (wrong !== undefined) return wrong;
  runTo(state, 0);
  return succeed(state);
}

type Failure = ReturnType<typeof fail<PositionProblem>>;

/** Fills the well's bottom rows as drawn. */
function draw(state: State, rows: readonly string[]): Failure | undefined {
  const { well } = state;
  if (rows.length === 0) return undefined;
  if (rows.length > well.height) {
    return fail('board', 'board', `the board has ${rows.length} rows, the well only ${well.height}`);
  }
  const uneven = rows.findIndex((row) => row.length !== well.width);
  if (uneven >= 0) {
    return fail(
      'board',
      `board.${uneven}`,
      `board row ${uneven} has ${rows[uneven]?.length} columns, not ${well.width}`,
    );
  }
  const drawn = parseGrid(
    rows.map((row) => row.replaceAll('#', 'G')),
    PALETTE,
  );
  if (!drawn.ok) return fail('board', `board: ${drawn.error.where}`, `board ${drawn.error.message}`);
  const top = well.height - rows.length;
  for (const [y, row] of rows.entries()) {
    if (drawn.value.rows[y] === well.full) return fail('board', `board.${y}`, `board row ${y} is full`);
    for (let x = 0; x < row.length; x++) well.set(x, top + y, drawn.value.at(x, y));
  }
  state.settled = well.count();
  return undefined;
}

/** Puts the piece in play where it is drawn, or brings in the next one. */
function place(state: State, drawn: Drawn['active']): Failure | undefined {
  if (drawn === undefined) {
    bringIn(state, 0);
    return undefined;
  }
  const { piece, x, y, rotation } = drawn;
  const own = state.rules.pieces[piece];
  const shape = own.shapes[rotation];
  if (!fits(state.well, shape, x, y)) {
    return fail('active', 'active', `${piece} at (${x}, ${y}) overlaps a block or lies outside the well`);
  }
  put(state, Object.assign(pieceAt(state.rules, own, x, y, 0), { shape, rotation }), 0);
  remember(state, 0);
  return undefined;
}
