import { fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';

/** A whole number within limits; −0 becomes 0. */
export function wholeNumber(least: number, most: number): v.GenericSchema<number> {
  const words = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(words),
    v.safeInteger(words),
    v.minValue(least, words),
    v.maxValue(most, words),
    v.transform((value) => value + 0),
  );
}

/** A whole number from `least` that a double holds exactly. */
export function countFrom(least: number): v.GenericSchema<number> {
  return wholeNumber(least, Number.MAX_SAFE_INTEGER);
}

/** JSON text, or the value that it stands for, checked for its form. `what` names it in the message. */
export function checkForm<T, C extends string>(
  schema: v.GenericSchema<unknown, T>,
  source: unknown,
  code: C,
  what: string,
): Result<T, C | 'not-json'> {
  let value = source;
  if (typeof source === 'string') {
    try {
      value = JSON.parse(source);
    } catch {
      return fail('not-json', 'text', `the ${what} is not JSON: its text is cut or something else altogether`);
    }
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return succeed(parsed.output);
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? what;
  return fail(code, where, `this is not a ${what}: at ${where}: ${issue.message}`);
}
