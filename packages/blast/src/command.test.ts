import { describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { BlastGame } from './game.ts';
import type { BlastCommand } from './types.ts';

describe('a command from outside', () => {
  it('is taken when it is well formed, legal or not', () => {
    const command = { type: 'place', slot: 99, x: -4, y: 1e9 };
    expect(parseCommand(command)).toEqual({ ok: true, value: command });
  });

  it('may be an undo, and nothing beside', () => {
    expect(parseCommand({ type: 'undo', slot: 3 })).toStrictEqual({ ok: true, value: { type: 'undo' } });
  });

  it('loses what is none of its business, and the sign of zero', () => {
    const parsed = parseCommand({ type: 'place', slot: -0, x: -0, y: -0, at: 5 });
    expect(parsed).toStrictEqual({ ok: true, value: { type: 'place', slot: 0, x: 0, y: 0 } });
  });

  it.each([
    [undefined, 'type'],
    [null, 'type'],
    ['place', 'type'],
    [{ type: 'undone' }, 'type'],
    [{ type: 'rotate', slot: 0, x: 0, y: 0 }, 'type'],
    [{ type: 'place', x: 0, y: 0 }, 'slot'],
    [{ type: 'place', slot: '0', x: 0, y: 0 }, 'slot'],
    [{ type: 'place', slot: 0, x: 0.5, y: 0 }, 'x'],
    [{ type: 'place', slot: 0, x: 0, y: Number.NaN }, 'y'],
    [{ type: { toString: 5, valueOf: 5 } }, 'type'],
    [{ type: 'place', slot: { toString: 5, valueOf: 5 }, x: 0, y: 0 }, 'slot'],
    [{ type: 'place', slot: 0, x: ['1'], y: 0 }, 'x'],
    [{ type: 'x'.repeat(10_000) }, 'type'],
    [{ type: 'place', slot: 'x'.repeat(10_000), x: 0, y: 0 }, 'slot'],
    [{ type: 'place', slot: 0, x: 0, y: Number.POSITIVE_INFINITY }, 'y'],
  ])('is refused: %j', (value, where) => {
    const parsed = parseCommand(value);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'command', where } });
    expect(!parsed.ok && parsed.error.message.length).toBeLessThan(300);
    expect(() => BlastGame.start({ seed: 1 }).dispatch(value as BlastCommand)).toThrow(TypeError);
  });
});
