import { type Grid, parseGrid } from '@blockyard/grid-core';
import { refuse as end, outputOf, wholeBetween } from '@blockyard/grid-core/reading';
import * as v from 'valibot';
import { PALETTE, PIECES, type Piece, type PositionProblem, type Rotation, type SnapshotProblem } from './types.ts';

/** What can be wrong with data from outside. */
type Code = 'command' | 'level' | PositionProblem | SnapshotProblem;

/** Ends a reading: what is given cannot be, as `message` says; `where` is the place. */
export function refuse(code: Code, where: string, message: string): never {
  return end(code, where, message);
}

/** A whole number within limits. */
export const whole = (least?: number, most?: number) => v.custom<number>(...wholeBetween(least, most));
export const piece = v.picklist(PIECES);
export const rotation = whole(0, 3) as v.GenericSchema<number, Rotation>;
export const turn = v.picklist(['cw', 'ccw', '180']);
/** A soft drop's factor. */
export const factor = v.custom<number | 'max'>(
  (value) => value === 'max' || (typeof value === 'number' && value >= 1 && value <= 100),
  'a number from 1 to 100 or "max"',
);

/** Data from outside in the form that a schema says. `what` is its name for a reader. */
export function readForm<T>(schema: v.GenericSchema<unknown, T>, value: unknown, what: Code): T {
  return outputOf(v.safeParse(schema, value), what, what);
}

/** The most pieces that a queue from outside may have. */
const LONGEST_QUEUE = 10_000;

/** The pieces of a queue. */
export function readQueue(code: Code, where: string, letters: string | readonly string[]): Piece[] {
  if (letters.length > LONGEST_QUEUE) {
    refuse(code, where, `the queue may have ${LONGEST_QUEUE} pieces, not ${letters.length}`);
  }
  const queue = [...letters] as Piece[];
  for (const [i, letter] of queue.entries()) {
    if (!PIECES.includes(letter)) {
      refuse(code, `${where}.${i}`, `${where}.${i}: "${letter}" is none of ${PIECES.join(' ')}`);
    }
  }
  return queue;
}

/** The grid of a drawing. `what` is its name for a reader. */
export function readGrid(code: Code, what: string, rows: readonly string[]): Grid {
  const grid = parseGrid(rows, PALETTE);
  return grid.ok ? grid.value : refuse(code, `${what}: ${grid.error.where}`, `${what}: ${grid.error.message}`);
}

/** The one with this id. `what` is a name for what it is. */
export function readId<T extends { readonly id: string }>(what: string, id: string, all: readonly T[]): T {
  const found = all.find((each) => each.id === id);
  if (found !== undefined) return found;
  const known = all.map((each) => each.id).join(', ');
  return refuse('ruleset', what, `unknown ${what} "${String(id).slice(0, 64)}"; known: ${known}`);
}
