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
      return JSON.parse(JSON.stringify(parsed.output));
    } catch {
      return refuse(code, what, `the ${what} is not JSON`);
    }
  }
  const [issue] = parsed.issues;
  const where = issue.path?.map(({ key }) => key).join('.');
  return refuse(code, where ?? what, `the ${what}${where === undefined ? '' : `'s ${where}`} ${flawOf(issue)}`);
}

function flawOf({ expected, received, message }: Issue): string {
  if (received === 'undefined') return 'is missing';
  if (expected === 'never') return 'is not known';
  if (expected === null) return `must be ${message}`;
  const words = message.startsWith('Invalid') ? expected.replaceAll(' | ', ' or ').replace(/[()]/g, '') : message;
  const verb = message.startsWith('Invalid length') ? 'have a length' : 'be';
  return `must ${verb} ${words}, not ${received}`;
}
