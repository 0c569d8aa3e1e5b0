import { describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { TetrisGame } from './game.ts';
import { begin, dispatch } from './simulate/index.ts';
import type { TetrisCommand } from './types.ts';

const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  'hold',
  {},
  { type: 'jump' },
  { type: 'move' },
  { type: 'move', dx: 2 },
  { type: 'move', dx: 0 },
  { type: 'move', dx: '1' },
  { type: 'rotate' },
  { type: 'rotate', dir: 'left' },
  { type: 'rotate', dir: 180 },
  { type: 'softDrop' },
  { type: 'softDrop', on: 1 },
  { type: 'softDrop', on: true, factor: 0 },
  { type: 'softDrop', on: true, factor: 101 },
  { type: 'softDrop', on: true, factor: Number.NaN },
  { type: 'softDrop', on: true, factor: 'most' },
  { type: 'receiveGarbage' },
  { type: 'receiveGarbage', rows: 0 },
  { type: 'receiveGarbage', rows: 65 },
  { type: { toString: 5, valueOf: 5 } },
  { type: 'move', dx: { toString: 5, valueOf: 5 } },
  { type: 'softDrop', on: true, factor: { toString: 5, valueOf: 5 } },
  { type: 'softDrop', on: 'x'.repeat(10_000) },
  { type: 'x'.repeat(10_000) },
];

describe('malformed commands', () => {
  it.each(MALFORMED.map((command) => [JSON.stringify(command)?.slice(0, 60), command]))('%s', (_, command) => {
    const game = TetrisGame.start({ seed: 1, ruleset: 'guideline' });
    const before = JSON.stringify(game.snapshot());
    expect(() => game.dispatch(command as TetrisCommand)).toThrow(TypeError);
    expect(JSON.stringify(game.snapshot())).toBe(before);
    while (!game.over) game.dispatch({ type: 'hardDrop' });
    expect(() => game.dispatch(command as TetrisCommand)).toThrow(TypeError);
    expect(() => dispatch(begin({ seed: 1 }), command as TetrisCommand)).toThrow(TypeError);
    const parsed = parseCommand(command);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'command' } });
    expect(!parsed.ok && parsed.error.message.length).toBeLessThan(300);
  });
});

const COMMANDS: readonly TetrisCommand[] = [
  { type: 'move', dx: 1 },
  { type: 'rotate', dir: '180' },
  { type: 'softDrop', on: true },
  { type: 'softDrop', on: true, factor: 'max' },
  { type: 'softDrop', on: false, factor: 40 },
  { type: 'hardDrop' },
  { type: 'hold' },
  { type: 'receiveGarbage', rows: 64 },
  { type: 'undo' },
];

it.each(COMMANDS)('keeps only the own fields of $type', (command) => {
  const extra = { at: 1, __proto__: { x: 1 } };
  expect(parseCommand({ ...command, ...extra })).toStrictEqual({ ok: true, value: command });
});

it.each(COMMANDS)('is known by its type alone, whatever fields of others it has: $type', (command) => {
  const [plain, mixed] = [1, 1].map((seed) => TetrisGame.start({ seed, ruleset: 'guideline' })) as [
    TetrisGame,
    TetrisGame,
  ];
  const others: object = { dx: -1, dir: 'cw', on: true, rows: 1, ...command };
  expect(mixed.dispatch(others as TetrisCommand)).toEqual(plain.dispatch(command));
  expect(mixed.snapshot()).toEqual(plain.snapshot());
});
