import { fail, type Result, succeed } from '@blockyard/grid-core';
import type { TetrisCommand } from './types.ts';

const TYPES = ['move', 'rotate', 'softDrop', 'hardDrop', 'hold'];
const DIRECTIONS = ['cw', 'ccw', '180'];

/** What is wrong with the form of a command; `undefined` for nothing. */
function fault(command: unknown): string | undefined {
  if (typeof command !== 'object' || command === null) return `a command must be an object, not ${String(command)}`;
  const { type, dx, dir, on, factor } = command as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'move':
      return dx === 1 || dx === -1 ? undefined : `move: dx must be 1 or -1, not ${String(dx)}`;
    case 'rotate':
      return DIRECTIONS.includes(dir as string) ? undefined : `rotate: dir must be cw, ccw or 180, not ${String(dir)}`;
    case 'softDrop':
      if (typeof on !== 'boolean') return `softDrop: on must be true or false, not ${String(on)}`;
      return factor === undefined || isSoftDropFactor(factor)
        ? undefined
        : `softDrop: factor must be a number from 1 to 100 or "max", not ${String(factor)}`;
    case 'hardDrop':
    case 'hold':
      return undefined;
    default:
      return `unknown command type ${JSON.stringify(type)}; known: ${TYPES.join(', ')}`;
  }
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
    default:
      return succeed({ type: command.type });
  }
}
