import { type Grid, type Problem, parseGrid, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { PALETTE, PIECES, type Piece, type PositionProblem, type Rotation, type SnapshotProblem } from './types.ts';

/** What can be wrong with data from outside. */
type Code = 'command' | 'level' | PositionProblem | SnapshotProblem;

/** What a reader throws at the first thing that is wrong. It goes no further than the public doors, which `attempt`. */
class Flaw extends Error {
  constructor(readonly problem: Problem<Code>) {
    super(problem.message);
  }
}

/** How much of a message is told: it may repeat a foreign text. */
const LONGEST = 200;

/** Ends a reading: what is given cannot be, as `message` says; `where` is the place. */
export function refuse(code: Code, where: string, message: string): never {
  throw new Flaw({ code, where, message: message.slice(0, LONGEST) });
}

/** What a reading comes to, or the flaw that ended it. */
export function attempt<T, C extends Code>(read: () => T): Result<T, C> {
  try {
    return succeed(read());
  } catch (error) {
    if (error instanceof Flaw) return { ok: false, error: error.problem as Problem<C> };
    throw error;
  }
}

/** What a reading comes to, for a caller who must know: throws an error for a flaw. */
export function insist<T>(read: () => T, Wrong: ErrorConstructor = RangeError): T {
  const result = attempt(read);
  if (!result.ok) throw new Wrong(result.error.message);
  return result.value;
}

/** Turns −0, which JSON can read but not write, into 0. */
export const signless = v.transform((value: number) => value + 0);
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most), signless);
export const word = whole(Number.MIN_SAFE_INTEGER);
export const piece = v.picklist(PIECES);
export const rotation = whole(0, 3) as v.GenericSchema<number, Rotation>;
export const turn = v.picklist(['cw', 'ccw', '180']);
/** A soft drop's factor. */
export const factor = v.union([v.picklist(['max']), v.pipe(v.number(), v.minValue(1), v.maxValue(100))]);

/** Data from outside in the form that a schema says. `what` is its name for a reader. */
export function readForm<T>(schema: v.GenericSchema<unknown, T>, value: unknown, what: Code): T {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue);
  return refuse(what, where ?? what, `this is not a ${what}: ${where === null ? '' : `at ${where}: `}${issue.message}`);
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
