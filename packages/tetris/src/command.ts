import { fail, type Result, succeed } from '@blockyard/grid-core';
import { isBetween } from './form.ts';
import type { TetrisCommand } from './types.ts';

/** What a field may be, in words and as a test. */
type Field = readonly [want: string, isGood: (value: unknown) => boolean];

const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

/** The commands and their fields. */
const FORMS: Readonly<Record<TetrisCommand['type'], Readonly<Record<string, Field>>>> = {
  move: { dx: ['1 or -1', isOneOf(1, -1)] },
  rotate: { dir: ['cw, ccw or 180', isOneOf('cw', 'ccw', '180')] },
  softDrop: {
    on: ['true or false', isOneOf(true, false)],
    factor: [
      'a number from 1 to 100 or "max"',
      (factor) => factor === undefined || factor === 'max' || isBetween(factor, 1, 100),
    ],
  },
  hardDrop: {},
  hold: {},
  receiveGarbage: {
    rows: ['a whole number from 1 to 64', (rows) => Number.isInteger(rows) && isBetween(rows, 1, 64)],
  },
  undo: {},
};

/** A plain value as text, cut short; of anything else what it is, since a foreign object may refuse to be text. */
function named(value: unknown): string {
  return value === Object(value) ? 'an object' : String(value).slice(0, 40);
}

/** What is wrong with the form of a command; `undefined` for nothing. */
function fault(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return `a command must be an object`;
  const fields = value as Readonly<Record<string, unknown>>;
  const type = fields['type'];
  if (typeof type !== 'string' || !Object.hasOwn(FORMS, type)) {
    return `unknown command type ${named(type)}; known: ${Object.keys(FORMS).join(', ')}`;
  }
  const form = FORMS[type as TetrisCommand['type']];
  for (const name in form) {
    const [want, isGood] = form[name] as Field;
    if (!isGood(fields[name])) return `${type}: ${name} must be ${want}, not ${named(fields[name])}`;
  }
  return undefined;
}

/** Throws `TypeError` for a command that no position could take: a mistake of the caller's. */
export function checkCommand(command: unknown): asserts command is TetrisCommand {
  const wrong = fault(command);
  if (wrong !== undefined) throw new TypeError(wrong);
}

/** A command from outside, such as a replay's log. What comes back has the command's own fields only. */
export function parseCommand(value: unknown): Result<TetrisCommand, 'command'> {
  const wrong = fault(value);
  if (wrong !== undefined) return fail('command', 'command', wrong);
  const command = value as TetrisCommand & Readonly<Record<string, unknown>>;
  const names = ['type', ...Object.keys(FORMS[command.type])].filter((name) => command[name] !== undefined);
  return succeed(Object.fromEntries(names.map((name) => [name, command[name]])) as unknown as TetrisCommand);
}
