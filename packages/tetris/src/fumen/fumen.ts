import { fail, type Result, succeed } from '@blockyard/grid-core';
import { decoder, encoder, Field, Mino, type Page } from 'tetris-fumen';
import { shapeOf } from '../pieces.ts';
import type { Piece, Rotation, TetrisPosition } from '../types.ts';

/** One page: a position, and what is written beside it. */
export interface FumenPage {
  readonly position: TetrisPosition;
  readonly comment: string;
}

export interface FumenOptions {
  /** Rows of the well in which pieces stand, hidden ones included; 40 unless given. */
  readonly height?: number;
}

/** Fumen fields have 10 columns and 23 rows; what lies higher is not in them. */
const WIDTH = 10;
const ROWS = 23;
const LONGEST = 100_000;
const ROTATIONS = ['spawn', 'right', 'reverse', 'left'] as const;

/**
 * The pages of a fumen (v110 or v115), text or a link that ends in one. A page's piece is in play where it is drawn; the hold
 * and the queue are those of a quiz comment, whose own words are the comment. Flags (mirror, rise, colour) are not kept.
 */
export function parseFumen(text: string, { height = 40 }: FumenOptions = {}): Result<readonly FumenPage[], 'fumen'> {
  const [data] = /v11[05]@[\w+/?]+$/.exec(text.length > LONGEST ? '' : text.trim()) ?? [];
  if (data === undefined) return fail('fumen', 'text', 'this is not a fumen: it has no "v115@" or "v110@"');
  try {
    return succeed(decoder.decode(data).map((page) => pageOf(page, height)));
  } catch {
    return fail('fumen', 'text', 'this is not a fumen: its text is cut or damaged');
  }
}

/** The fumen (v115) of some pages. `RangeError` for a board that fumen cannot hold: not 10 columns, or blocks above 23 rows. */
export function makeFumen(pages: readonly FumenPage[], { height = 40 }: FumenOptions = {}): string {
  return encoder.encode(
    pages.map(({ position, comment }) => ({
      field: fieldOf(position.board),
      comment: quizOf(position) + comment,
      ...(position.active && { operation: minoOf(position.active, height).operation() }),
    })),
  );
}

function pageOf(page: Page, height: number): FumenPage {
  const quiz = /^#Q=\[([IOTSZJL]?)\]\(([IOTSZJL]?)\)([IOTSZJL]*);?(.*)$/s.exec(page.comment);
  const [, hold = '', current = '', next = '', words = page.comment] = quiz ?? [];
  // A piece that is drawn is the quiz's current one, already in play.
  const queue = page.operation === undefined ? current + next : next;
  const position: TetrisPosition = {
    board: boardOf(page.field),
    ...(page.operation && { active: standing(page.mino(), height) }),
    ...(queue !== '' && { queue }),
    ...(hold !== '' && { hold: hold as Piece }),
  };
  return { position, comment: words };
}

function boardOf(field: Field): readonly string[] {
  const rows = Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => field.at(x, ROWS - 1 - y)).join(''),
  ).map((row) => row.replaceAll('_', '.').replaceAll('X', '#'));
  const top = rows.findIndex((row) => row !== '.'.repeat(WIDTH));
  return top < 0 ? [] : rows.slice(top);
}

function fieldOf(board: readonly string[]): Field {
  const top = board.findIndex((row) => /[^.]/.test(row));
  const rows = top < 0 ? [] : board.slice(top);
  if (rows.length > ROWS) throw new RangeError(`a fumen holds ${ROWS} rows, not ${rows.length}`);
  const odd = rows.find((row) => !/^[.#IOTSZJLG]{10}$/.test(row));
  if (odd !== undefined)
    throw new RangeError(`a fumen's row has ${WIDTH} cells of ".", "#" and IOTSZJLG, not "${odd}"`);
  return Field.create(rows.join('').replaceAll('.', '_').replace(/[#G]/g, 'X'));
}

function quizOf({ active, queue = '', hold }: TetrisPosition): string {
  const pieces = [...queue].join('');
  if (pieces === '' && !hold) return '';
  const current = active?.piece ?? pieces[0] ?? '';
  return `#Q=[${hold ?? ''}](${current})${active ? pieces : pieces.slice(1)};`;
}

/** Where a mino stands in our terms: by its blocks, as fumen's centres are its own. */
function standing(mino: Mino, height: number): NonNullable<TetrisPosition['active']> {
  const piece = mino.type as Piece;
  const rotation = ROTATIONS.indexOf(mino.rotation) as Rotation;
  const { bounds } = shapeOf(piece, rotation);
  const { left, top } = cornerOf(mino);
  return { piece, rotation, x: left - bounds.x, y: height - 1 - top - bounds.y };
}

function minoOf({ piece, x, y, rotation }: NonNullable<TetrisPosition['active']>, height: number): Mino {
  const { bounds } = shapeOf(piece, rotation);
  const mino = new Mino(piece, ROTATIONS[rotation], 5, 5);
  const { left, top } = cornerOf(mino);
  mino.x += x + bounds.x - left;
  mino.y += height - 1 - (y + bounds.y) - top;
  if (!mino.isValid()) throw new RangeError(`a fumen cannot hold ${piece} at (${x}, ${y}), rotation ${rotation}`);
  return mino;
}

/** Fumen's y goes upwards, from 0 at the floor. */
function cornerOf(mino: Mino): { readonly left: number; readonly top: number } {
  const cells = mino.positions();
  return { left: Math.min(...cells.map(({ x }) => x)), top: Math.max(...cells.map(({ y }) => y)) };
}
