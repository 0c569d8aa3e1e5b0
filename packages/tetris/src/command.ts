import { fail, type Result, succeed } from '@blockyard/grid-core';
import { isBetween } from './form.ts';
import type { TetrisCommand } from './types.ts';

/** The commands and their fields. */
const FIELDS: Readonly<Record<TetrisCommand['type'], readonly string[]>> = {
  move: ['dx'],
  rotate: ['dir'],
  softDrop: ['on', 'factor'],
  hardDrop: [],
  hold: [],
  receiveGarbage: ['rows'],
  undo: [],
};

/** A foreign object, of which nothing is known. */
type Foreign = Readonly<Partial<Record<'type' | 'dx' | 'dir' | 'on' | 'factor' | 'rows', unknown>>>;

/**
 * What is wrong with the form of a command; `undefined` for nothing. Each field is named in the code: a table of tests takes
 * three times as long.
 */
function fault(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'a command must be an object';
  const command: Foreign = value;
  const { type } = command;
  switch (type) {
    case 'move':
      return command.dx === 1 || command.dx === -1 ? undefined : misfit(command, 'dx', '1 or -1');
    case 'rotate':
      return command.dir === 'cw' || command.dir === 'ccw' || command.dir === '180'
        ? undefined
        : misfit(command, 'dir', 'cw, ccw or 180');
    case 'softDrop': {
      const { on, factor } = command;
      if (typeof on !== 'boolean') return misfit(command, 'on', 'true or false');
      return factor === undefined || factor === 'max' || isBetween(factor, 1, 100)
        ? undefined
        : misfit(command, 'factor', 'a number from 1 to 100 or "max"');
    }
    case 'receiveGarbage':
      return Number.isInteger(command.rows) && isBetween(command.rows, 1, 64)
        ? undefined
        : misfit(command, 'rows', 'a whole number from 1 to 64');
    case 'hardDrop':
    case 'hold':
    case 'undo':
      return undefined;
    default:
      return `unknown command type ${named(type)}; known: ${Object.keys(FIELDS).join(', ')}`;
  }
}

function misfit(command: Foreign, field: keyof Foreign, want: string): string {
  return `${command.type}: ${field} must be ${want}, not ${named(command[field])}`;
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
  const names = ['type', ...FIELDS[command.type]].filter((name) => command[name] !== undefined);
  return succeed(Object.fromEntries(names.map((name) => [name, command[name]])) as unknown as TetrisCommand);
}
