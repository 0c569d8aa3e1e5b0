import { fail, type Grid, parseGrid, RandomStream, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { BLAST_PALETTE } from './data/shapes.ts';
import { deal, endIfStuck } from './deal.ts';
import { checkForm, countFrom } from './form.ts';
import { fullOf } from './lines.ts';
import type { Ruleset } from './ruleset-types.ts';
import { type BlastState, COUNTS, isUsedUp } from './state.ts';
import { readNextTrays, readTray, trayEntries, trayList } from './tray.ts';
import type { BlastProblem, Tray } from './types.ts';

const LINE_NAMES = { rows: 'row', columns: 'column', boxes: 'box' } as const;

/** A board as rows of text. */
export const boardRows = v.pipe(v.array(v.string()), v.maxLength(64));

const schema = v.object({
  board: boardRows,
  tray: trayEntries,
  nextTrays: v.optional(trayList, []),
  score: v.optional(countFrom(0), 0),
});

/** The state that a drawn position stands for: score 0 unless told, round 1; an empty tray is dealt, a dead position is over. */
export function readPosition(source: unknown, ruleset: Ruleset, seed: number): Result<BlastState, BlastProblem> {
  const stream = RandomStream.seeded(seed, 'deals');
  const form = checkForm(schema, source, 'form', 'position');
  if (!form.ok) return form;
  const board = readBoard(form.value.board, ruleset, 'board');
  if (!board.ok) return board;
  const tray = readTray(form.value.tray, ruleset, 'tray');
  if (!tray.ok) return tray;
  const nextTrays = readNextTrays(form.value.nextTrays, ruleset);
  if (!nextTrays.ok) return nextTrays;
  return succeed({ ...begin(ruleset, board.value, tray.value, nextTrays.value, stream), score: form.value.score });
}

/** The first state of a game on an empty board. Throws as `checkSeed` does. */
export function startState(nextTrays: unknown, ruleset: Ruleset, seed: number): Result<BlastState, BlastProblem> {
  const { width, height } = ruleset.board;
  const board = Array<string>(height).fill('.'.repeat(width));
  return readPosition({ board, tray: Array<null>(ruleset.tray).fill(null), nextTrays }, ruleset, seed);
}

function begin(
  ruleset: Ruleset,
  board: Grid,
  tray: Tray,
  nextTrays: readonly Tray[],
  stream: RandomStream,
): BlastState {
  const state: BlastState = {
    ruleset,
    board,
    tray: [...tray],
    nextTrays,
    deals: stream.state(),
    now: 0,
    ...COUNTS,
    over: false,
    past: [],
  };
  if (isUsedUp(state.tray)) deal(state);
  endIfStuck(state);
  return state;
}

/** The board of these rows, `#` as colour 1; refused when its size is wrong or a line is full that would have cleared. */
export function readBoard(rows: readonly string[], ruleset: Ruleset, where: string): Result<Grid, BlastProblem> {
  const { width, height } = ruleset.board;
  const parsed = parseGrid(
    rows.map((row) => row.replaceAll('#', BLAST_PALETTE.charAt(0))),
    BLAST_PALETTE,
  );
  if (!parsed.ok) return fail('board', `${where}, ${parsed.error.where}`, parsed.error.message);
  const board = parsed.value;
  if (board.width !== width || board.height !== height) {
    const message = `the board must be ${width} columns by ${height} rows, not ${board.width} by ${board.height}`;
    return fail('board', where, message);
  }
  const [full] = fullOf(board, ruleset);
  if (full === undefined) return succeed(board);
  const line = `${LINE_NAMES[full.kind]} ${full.index}`;
  return fail('full-line', `${where}, ${line}`, `${line} is full and would have cleared`);
}
