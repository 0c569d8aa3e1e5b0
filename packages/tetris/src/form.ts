import { fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';

/** Data from outside in the form that a schema says; or where, at first, it is not. `what` is its name for a reader. */
export function formOf<T, C extends string>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  code: C,
  what: string,
): Result<T, C> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return succeed(parsed.output);
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? what;
  return fail(code, where, `this is not a ${what}: at ${where}: ${issue.message}`);
}
