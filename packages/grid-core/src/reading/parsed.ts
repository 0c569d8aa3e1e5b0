import { refuse } from './reading.ts';

/** What a Valibot schema makes of a value: its output, or what is wrong with it. */
export type Parsed<T> =
  | { readonly success: true; readonly output: T }
  | { readonly success: false; readonly issues: readonly [Issue, ...Issue[]] };

export interface Issue {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  /** In Valibot's notation, as `(-1 | 1)`; `null` for a check. */
  readonly expected: string | null;
  readonly received: string;
  /** The schema's own words for what is expected, where they are not Valibot's: those begin with `Invalid`. */
  readonly message: string;
}

/**
 * The output of a schema, as JSON of its own: a field that is `undefined` is not there, −0 is 0. What is wrong first ends the
 * reading, with the field: `the command's dx must be -1 or 1, not 3`; `what` is the name of the whole.
 */
export function outputOf<T>(parsed: Parsed<T>, code: string, what: string): T {
  if (parsed.success) {
    try {
      return plain(parsed.output) as T;
    } catch {
      return refuse(code, what, `the ${what} is not JSON`);
    }
  }
  const [issue] = parsed.issues;
  const where = issue.path?.map(({ key }) => key).join('.');
  return refuse(code, where ?? what, `the ${what}${where === undefined ? '' : `'s ${where}`} ${flawOf(issue)}`);
}

/** A copy of what JSON can hold; throws for anything else. A round trip through text would take six times as long. */
function plain(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  // Adding 0 turns −0 into 0.
  if (Number.isFinite(value)) return (value as number) + 0;
  if (Array.isArray(value)) return [...value].map(plain);
  if (typeof value !== 'object') throw new TypeError();
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (key === '__proto__') throw new TypeError();
    if (field !== undefined) copy[key] = plain(field);
  }
  return copy;
}

/** Valibot's words for types, as a sentence has them. */
const TYPES = new Map([
  ['Object', 'an object'],
  ['Array', 'an array'],
  ['string', 'a string'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
]);

const named = (word: string) => TYPES.get(word) ?? word;

function flawOf({ expected, received, message }: Issue): string {
  if (received === 'undefined') return 'is missing';
  if (expected === 'never') return 'is not known';
  if (expected === null) return `must be ${message}`;
  const choices = expected.replace(/[()]/g, '').split(' | ').map(named);
  const words = message.startsWith('Invalid') ? choices.join(' or ') : message;
  const verb = message.startsWith('Invalid length') ? 'have a length' : 'be';
  return `must ${verb} ${words}, not ${named(received)}`;
}
