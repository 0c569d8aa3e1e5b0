import type { TetrisCommand } from '@blockyard/tetris';

type Log = readonly (readonly [now: number, command: TetrisCommand])[];

/** One sign a command; a soft drop carries its factor, garbage its rows. */
const SIGNS = {
  '<': 'left',
  '>': 'right',
  '+': 'cw',
  '-': 'ccw',
  '*': '180',
  '!': 'hardDrop',
  '=': 'hold',
  _: 'softOff',
  '^': 'undo',
};

/**
 * A recording's log as short text, some four letters a command, so that a long game can be saved at every lock: for each
 * command the ms since the one before, in base 36 and left out for 0, then a sign.
 */
export function logToText(log: Log): string {
  let text = '';
  let before = 0;
  for (const [now, command] of log) {
    if (now > before) text += (now - before).toString(36);
    text += signOf(command);
    before = now;
  }
  return text;
}

/** The log that the text stands for; `undefined` for a text that is none. */
export function logFromText(text: string): Log | undefined {
  const log: (readonly [number, TetrisCommand])[] = [];
  const entry = /([0-9a-z]*)(?:([<>+\-*!=_^])|\(([\d.]+|max|)\)|\[(\d+)\])/gy;
  let now = 0;
  while (entry.lastIndex < text.length) {
    const found = entry.exec(text);
    if (found === null) return undefined;
    const [, passed = '', sign, factor = '', rows] = found;
    now += passed === '' ? 0 : Number.parseInt(passed, 36);
    const command = rows !== undefined ? garbage(rows) : sign === undefined ? softDrop(factor) : commandOf(sign);
    if (command === undefined || !Number.isSafeInteger(now)) return undefined;
    log.push([now, command]);
  }
  return log;
}

function signOf(command: TetrisCommand): string {
  switch (command.type) {
    case 'move':
      return command.dx === 1 ? '>' : '<';
    case 'rotate':
      return { cw: '+', ccw: '-', '180': '*' }[command.dir];
    case 'softDrop':
      return command.on ? `(${command.factor ?? ''})` : '_';
    case 'hardDrop':
      return '!';
    case 'hold':
      return '=';
    case 'undo':
      return '^';
    case 'receiveGarbage':
      return `[${command.rows}]`;
  }
}

function commandOf(sign: string): TetrisCommand | undefined {
  const name = SIGNS[sign as keyof typeof SIGNS];
  switch (name) {
    case 'left':
      return { type: 'move', dx: -1 };
    case 'right':
      return { type: 'move', dx: 1 };
    case 'cw':
    case 'ccw':
    case '180':
      return { type: 'rotate', dir: name };
    case 'hardDrop':
    case 'hold':
    case 'undo':
      return { type: name };
    case 'softOff':
      return { type: 'softDrop', on: false };
    default:
      return undefined;
  }
}

function garbage(text: string): TetrisCommand | undefined {
  const rows = Number(text);
  return rows >= 1 && rows <= 64 ? { type: 'receiveGarbage', rows } : undefined;
}

function softDrop(factor: string): TetrisCommand | undefined {
  if (factor === '') return { type: 'softDrop', on: true };
  if (factor === 'max') return { type: 'softDrop', on: true, factor };
  const value = Number(factor);
  return value >= 1 && value <= 100 ? { type: 'softDrop', on: true, factor: value } : undefined;
}
