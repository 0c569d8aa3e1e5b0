import { fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { PIECES, type Piece, type Rotation } from './types.ts';

/** Turns −0, which JSON can read but not write, into 0. */
export const signless = v.transform((value: number) => value + 0);
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most), signless);
export const word = whole(Number.MIN_SAFE_INTEGER);
export const piece = v.picklist(PIECES);
export const rotation = whole(0, 3) as v.GenericSchema<number, Rotation>;

export function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

/** What is wrong with the letters of a queue; `undefined` for nothing. */
export function strayPiece<C extends string>(code: C, where: string, letters: readonly string[]) {
  const stray = letters.findIndex((letter) => !PIECES.includes(letter as Piece));
  return stray < 0
    ? undefined
    : fail(code, `${where}.${stray}`, `queue, piece ${stray}: "${letters[stray]}" is none of ${PIECES.join(' ')}`);
}

/** Says that there is none of this id, and which there are. */
export function unknown(what: string, id: string, known: readonly { readonly id: string }[]): string {
  return `unknown ${what} "${String(id).slice(0, 64)}"; known: ${known.map((each) => each.id).join(', ')}`;
}

/** The one with this id; throws `RangeError` where there is none. */
export function known<T extends { readonly id: string }>(what: string, id: string, all: readonly T[]): T {
  const found = all.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(unknown(what, id, all));
  return found;
}

/** Data from outside in the form that a schema says; or where, at first, it is not. `what` is its name for a reader. */
export function formOf<T, C extends string>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  what: C,
): Result<T, C> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return succeed(parsed.output);
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? what;
  return fail(what, where, `this is not a ${what}: at ${where}: ${issue.message}`.slice(0, 200));
}
