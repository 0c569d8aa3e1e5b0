import { fail, type Result, succeed } from '@blockyard/grid-core';
import type { TetrisGame } from '../game.ts';
import { PALETTE, type Piece, type Rotation, type TetrisPosition } from '../types.ts';

/** A position, and the id of the ruleset that it is played by. */
export interface NotedPosition {
  readonly position: TetrisPosition;
  readonly ruleset: string;
}

const LONGEST = 20_000;
const FIELDS = ['board', 'active', 'queue', 'hold', 'ruleset', 'level'] as const;
const NONE = '-';

/**
 * A position as one line: board, piece in play, queue, hold, ruleset and level, with a space between. The board's rows, top to
 * bottom, are joined by `/`, a run of empty cells is its length, a block its letter, `G` for garbage. A piece is its letter,
 * rotation and box: `T2@3,18`. `-` stands for none. `RangeError` for what would not be read back.
 */
export function makePosition({ position, ruleset }: NotedPosition): string {
  const { board, active, queue = '', hold, level = 1 } = position;
  const text = [
    board.map((row) => row.replaceAll('#', 'G').replace(/\.+/g, ({ length }) => String(length))).join('/') || NONE,
    active ? `${active.piece}${active.rotation}@${active.x},${active.y}` : NONE,
    [...queue].join('') || NONE,
    hold ?? NONE,
    encodeURIComponent(ruleset),
    level,
  ].join(' ');
  const read = parsePosition(text);
  if (!read.ok) throw new RangeError(read.error.message);
  return text;
}

/** The position of a line of text from outside; what is wrong comes back with the field. Whether it can be, `fromPosition` says. */
export function parsePosition(text: string): Result<NotedPosition, 'notation'> {
  const fields = text.length > LONGEST ? [] : text.trim().split(' ');
  if (fields.length !== FIELDS.length) {
    return fail('notation', 'text', `a position has ${FIELDS.length} fields: ${FIELDS.join(', ')}`);
  }
  const [board, active, queue, hold, ruleset, level] = fields as [string, string, string, string, string, string];
  const rows = board === NONE ? [] : board.split('/').map(rowOf);
  const stray = rows.indexOf(undefined);
  if (stray >= 0) return wrong('board', `row ${stray} is not of numbers and the letters ${PALETTE}`);
  const piece = active === NONE ? null : /^([IOTSZJL])([0-3])@(-?\d{1,2}),(-?\d{1,2})$/.exec(active);
  if (piece === null && active !== NONE) return wrong('active', 'not as T2@3,18');
  if (!/^([IOTSZJL]+|-)$/.test(queue)) return wrong('queue', 'not of piece letters');
  if (!/^[IOTSZJL-]$/.test(hold)) return wrong('hold', 'not a piece letter');
  if (!/^[1-9]\d{0,3}$/.test(level)) return wrong('level', 'not a number from 1 to 9999');
  const id = decoded(ruleset);
  if (!id) return wrong('ruleset', 'not an id');
  return succeed({
    position: {
      board: rows as string[],
      ...(piece && {
        active: {
          piece: piece[1] as Piece,
          rotation: Number(piece[2]) as Rotation,
          // Adding 0 turns −0 into 0.
          x: Number(piece[3]) + 0,
          y: Number(piece[4]) + 0,
        },
      }),
      ...(queue !== NONE && { queue }),
      ...(hold !== NONE && { hold: hold as Piece }),
      level: Number(level),
    },
    ruleset: id,
  });
}

/** The position in which a game stands, as far as a position tells: without score, clock and runs. */
export function positionOf({ view, ruleset }: Pick<TetrisGame, 'view' | 'ruleset'>): NotedPosition {
  const { well, active, queue, hold, level } = view;
  const rows = well.toString(PALETTE).replaceAll('G', '#').split('\n');
  const top = rows.findIndex((row) => /[^.]/.test(row));
  const position = {
    board: top < 0 ? [] : rows.slice(top),
    ...(active && { active: { piece: active.piece, rotation: active.rotation, x: active.x, y: active.y } }),
    ...(queue.length > 0 && { queue: queue.join('') }),
    ...(hold && { hold }),
    level,
  };
  return { position, ruleset: ruleset.id };
}

function wrong(field: (typeof FIELDS)[number], message: string): Result<never, 'notation'> {
  return fail('notation', field, `${field}: ${message}`);
}

/** A row with its runs written out; `undefined` for what is none. */
function rowOf(text: string): string | undefined {
  if (!/^(?:[IOTSZJLG]|[1-9]\d?(?!\d))+$/.test(text)) return undefined;
  const row = text.replace(/\d+/g, (run) => '.'.repeat(Number(run))).replaceAll('G', '#');
  return row.length > 32 ? undefined : row;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
