import { refuse as end, outputOf, readJson, wholeBetween } from '@blockyard/grid-core/reading';
import * as v from 'valibot';
import type { BlastProblem } from './types.ts';

/** Ends a reading: what is given cannot be, as `message` says of `where`. */
export function refuse(code: BlastProblem, where: string, message: string): never {
  return end(code, where, `${where}: ${message}`);
}

/** A whole number within limits. */
export function whole(least?: number, most?: number): v.GenericSchema<number> {
  return v.custom(...wholeBetween(least, most));
}

/** JSON text, or the value that it stands for, if its form is right. `what` names it in the message. */
export function readForm<T>(schema: v.GenericSchema<unknown, T>, source: unknown, code: BlastProblem, what: string): T {
  const value = readJson(source, () => refuse('not-json', 'text', `the ${what} is not JSON`));
  return outputOf(v.safeParse(schema, value), code, what);
}
