import { fail, type Result, succeed } from '@blockyard/grid-core';
import type { TetrisCommand } from './types.ts';

/** The most rows of garbage that come at once. */
const MOST_ROWS = 64;

/** A command's fields, whatever they are. */
interface Loose {
  readonly type?: unknown;
  readonly dx?: unknown;
  readonly dir?: unknown;
  readonly on?: unknown;
  readonly factor?: unknown;
  readonly rows?: unknown;
}

/** What is wrong with the form of a command; `undefined` for nothing. */
function fault(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return `a command must be an object, not ${String(value)}`;
  const command: Loose = value;
  switch (command.type) {
    case 'move':
      return command.dx === 1 || command.dx === -1 ? undefined : `move: dx must be 1 or -1, not ${String(command.dx)}`;
    case 'rotate':
      return command.dir === 'cw' || command.dir === 'ccw' || command.dir === '180'
        ? undefined
        : `rotate: dir must be cw, ccw or 180, not ${String(command.dir)}`;
    case 'softDrop':
      return faultOfSoftDrop(command);
    case 'hardDrop':
    case 'hold':
    case 'undo':
      return undefined;
    case 'receiveGarbage': {
      const rows = command.rows as number;
      return Number.isInteger(rows) && rows >= 1 && rows <= MOST_ROWS
        ? undefined
        : `receiveGarbage: rows must be a whole number from 1 to ${MOST_ROWS}, not ${String(rows)}`;
    }
    default:
      return `unknown command type ${JSON.stringify(command.type)}; known: move, rotate, softDrop, hardDrop, hold, receiveGarbage, undo`;
  }
}

function faultOfSoftDrop({ on, factor }: Loose): string | undefined {
  if (typeof on !== 'boolean') return `softDrop: on must be true or false, not ${String(on)}`;
  return factor === undefined || isSoftDropFactor(factor)
    ? undefined
    : `softDrop: factor must be a number from 1 to 100 or "max", not ${String(factor)}`;
}

export function isSoftDropFactor(factor: unknown): factor is number | 'max' {
  return factor === 'max' || (typeof factor === 'number' && factor >= 1 && factor <= 100);
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
  const command = value as TetrisCommand;
  switch (command.type) {
    case 'move':
      return succeed({ type: 'move', dx: command.dx });
    case 'rotate':
      return succeed({ type: 'rotate', dir: command.dir });
    case 'softDrop': {
      const { on, factor } = command;
      return succeed(factor === undefined ? { type: 'softDrop', on } : { type: 'softDrop', on, factor });
    }
    case 'receiveGarbage':
      return succeed({ type: 'receiveGarbage', rows: command.rows });
    default:
      return succeed({ type: command.type });
  }
}
