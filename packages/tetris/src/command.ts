import { fail, type Result, succeed } from '@blockyard/grid-core';
import { isBetween } from './form.ts';
import type { TetrisCommand, TurnDirection } from './types.ts';

/** What a field must be: the test, and the words for it. */
type Field = readonly [isRight: (value: unknown) => boolean, want: string];

/** The commands and their fields. */
const FIELDS: Readonly<Record<TetrisCommand['type'], Readonly<Record<string, Field>>>> = {
  move: { dx: [(dx) => dx === 1 || dx === -1, '1 or -1'] },
  rotate: { dir: [isTurn, 'cw, ccw or 180'] },
  softDrop: {
    on: [(on) => typeof on === 'boolean', 'true or false'],
    factor: [
      (factor) => factor === undefined || factor === 'max' || isBetween(factor, 1, 100),
      'a number from 1 to 100 or "max"',
    ],
  },
  hardDrop: {},
  hold: {},
  receiveGarbage: { rows: [(rows) => Number.isInteger(rows) && isBetween(rows, 1, 64), 'a whole number from 1 to 64'] },
  undo: {},
};

export function isTurn(value: unknown): value is TurnDirection {
  return value === 'cw' || value === 'ccw' || value === '180';
}

function isType(value: unknown): value is TetrisCommand['type'] {
  return typeof value === 'string' && Object.hasOwn(FIELDS, value);
}

/** What is wrong with the form of a command; `undefined` for nothing. */
function fault(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'a command must be an object';
  const command = value as Readonly<Record<string, unknown>>;
  const { type } = command;
  if (!isType(type)) return `unknown command type ${named(type)}; known: ${Object.keys(FIELDS).join(', ')}`;
  for (const [field, [isRight, want]] of Object.entries(FIELDS[type])) {
    if (!isRight(command[field])) return `${type}: ${field} must be ${want}, not ${named(command[field])}`;
  }
  return undefined;
}

/** A plain value as text, cut short; of anything else what it is, since a foreign object may refuse to be text. */
function named(value: unknown): string {
  return value === Object(value) ? 'an object' : String(value).slice(0, 40);
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
  const names = ['type', ...Object.keys(FIELDS[command.type])].filter((name) => command[name] !== undefined);
  return succeed(Object.fromEntries(names.map((name) => [name, command[name]])) as unknown as TetrisCommand);
}
