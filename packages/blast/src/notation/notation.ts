import { fail, type GridView, type Result, Shape, succeed } from '@blockyard/grid-core';
import { BLAST_PALETTE } from '../data/shapes.ts';
import { rulesetName } from '../ruleset.ts';
import type { Ruleset } from '../ruleset-types.ts';
import type { BlastPosition, Tray, TrayEntry } from '../types.ts';

/** What a line of notation says; `BlastGame.fromPosition(position, position)` takes it. */
export interface NotedPosition extends BlastPosition {
  readonly score: number;
  readonly ruleset: string;
}

export type NotationProblem = 'fields' | 'board' | 'tray' | 'score';

/**
 * A position in one line: `8/8/8/8/8/8/3RR3/3RR3 dot,-,o9 12 classic`. The board's rows from the top, a number for so many empty
 * cells and a letter of `BLAST_PALETTE` for a block; the tray, `-` for a used slot, a piece drawn by hand as its rows between
 * `:`; the score; the ruleset's id. `RangeError` for a ruleset that is none of the package's own.
 */
export function makePosition(game: { view: { board: GridView; tray: Tray; score: number }; ruleset: Ruleset }): string {
  const { view, ruleset } = game;
  const name = rulesetName(ruleset);
  if (typeof name !== 'string') throw new RangeError(`the ruleset "${ruleset.id}" is none that an id could name`);
  const rows = view.board.toString(BLAST_PALETTE).split('\n');
  const board = rows.map((row) => row.replace(/\.+/g, (gap) => String(gap.length))).join('/');
  const tray = view.tray.map((piece) => (piece === null ? '-' : (piece.id ?? drawn(piece.shape)))).join(',');
  return `${board} ${tray} ${view.score} ${name}`;
}

function drawn(shape: Shape): string {
  return `:${shape.toString().split('\n').join(':')}:`;
}

/** The position of a line from outside. Its form is checked here; whether it can be is for `BlastGame.fromPosition`. */
export function parsePosition(text: string): Result<NotedPosition, NotationProblem> {
  const fields = text.trim().split(/\s+/);
  const [board = '', tray = '', score = '', ruleset = ''] = fields;
  if (fields.length !== 4) {
    return fail('fields', 'text', `a position has four parts, board, tray, score and ruleset, not ${fields.length}`);
  }
  const rows = board.split('/').map((row) => row.replace(/\d+/g, (gap) => '.'.repeat(Math.min(Number(gap), 33))));
  const bad = rows.findIndex((row) => !/^[.#ROYGBP]+$/.test(row));
  if (bad >= 0) return fail('board', `row ${bad}`, `row ${bad} of the board is not made of numbers and colour letters`);
  const entries: TrayEntry[] = [];
  for (const [slot, entry] of tray.split(',').entries()) {
    const read = readEntry(entry);
    if (read === undefined) return fail('tray', `slot ${slot}`, `slot ${slot} of the tray holds no shape: "${entry}"`);
    entries.push(read);
  }
  if (!/^\d{1,16}$/.test(score) || Number(score) > Number.MAX_SAFE_INTEGER)
    return fail('score', 'score', `the score must be a whole number, not "${score}"`);
  return succeed({ board: rows, tray: entries, score: Number(score), ruleset });
}

function readEntry(entry: string): TrayEntry | undefined {
  if (entry === '-') return null;
  if (/^[a-z0-9]+$/.test(entry)) return entry;
  if (!/^(:[.#]+)+:$/.test(entry)) return undefined;
  try {
    return Shape.parse(entry.slice(1, -1).split(':')).cells;
  } catch {
    return undefined;
  }
}
