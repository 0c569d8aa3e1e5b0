import { fail, type Problem, type Result, succeed } from '../result.ts';

/** What a reader throws at the first thing that is wrong. It goes no further than the public doors, which `attempt`. */
class Flaw extends Error {
  constructor(readonly result: { readonly ok: false; readonly error: Problem<string> }) {
    super(result.error.message);
  }
}

/** How much of a message is told: it may repeat a foreign text. */
const LONGEST = 200;

/** Ends a reading of data from outside, which cannot be, as `message` says; `where` is the place. */
export function refuse(code: string, where: string, message: string): never {
  throw new Flaw(fail(code, where, message.slice(0, LONGEST)));
}

/** The value that a JSON text stands for; what is no text is that value. `refused` ends the reading of a text that is no JSON. */
export function readJson(source: unknown, refused: () => never): unknown {
  if (typeof source !== 'string') return source;
  try {
    return JSON.parse(source);
  } catch {
    return refused();
  }
}

/** What a reading comes to, or the flaw that ended it, whose code is one that the reading `refuse`s with. */
export function attempt<T, C extends string>(read: () => T): Result<T, C> {
  try {
    return succeed(read());
  } catch (error) {
    if (error instanceof Flaw) return error.result as Result<T, C>;
    throw error;
  }
}

/** What a reading comes to, for a caller who must know: throws an error that says the flaw, a `RangeError` unless told. */
export function insist<T>(read: () => T, Wrong: ErrorConstructor = RangeError): T {
  const result = attempt(read);
  if (!result.ok) throw new Wrong(result.error.message);
  return result.value;
}
