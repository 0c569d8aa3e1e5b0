import { refuse as end } from '@blockyard/grid-core/reading';
import * as v from 'valibot';
import type { BlastProblem } from './types.ts';

/** Ends a reading: what is given cannot be, as `message` says of `where`. */
export function refuse(code: BlastProblem, where: string, message: string): never {
  return end(code, where, `${where}: ${message}`);
}

/** A whole number within limits; −0 becomes 0. */
export function wholeNumber(least: number, most: number): v.GenericSchema<number> {
  return v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(least),
    v.maxValue(most),
    v.transform((value) => value + 0),
  );
}

/** A whole number from `least` that a double holds exactly. */
export function countFrom(least: number): v.GenericSchema<number> {
  return wholeNumber(least, Number.MAX_SAFE_INTEGER);
}

/** JSON text, or the value that it stands for, if its form is right. `what` names it in the message. */
export function readForm<T>(schema: v.GenericSchema<unknown, T>, source: unknown, code: BlastProblem, what: string): T {
  let value = source;
  if (typeof source === 'string') {
    try {
      value = JSON.parse(source);
    } catch {
      refuse('not-json', 'text', `the ${what} is not JSON`);
    }
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? what;
  return refuse(code, where, `not a ${what}: ${issue.message}`);
}
