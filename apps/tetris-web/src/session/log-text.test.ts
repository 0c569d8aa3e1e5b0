import type { TetrisCommand } from '@blockyard/tetris';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logFromText, logToText } from './log-text.ts';

const command: fc.Arbitrary<TetrisCommand> = fc.oneof(
  fc.constantFrom<TetrisCommand>(
    { type: 'move', dx: 1 },
    { type: 'move', dx: -1 },
    { type: 'rotate', dir: 'cw' },
    { type: 'rotate', dir: 'ccw' },
    { type: 'rotate', dir: '180' },
    { type: 'hardDrop' },
    { type: 'hold' },
    { type: 'undo' },
    { type: 'receiveGarbage', rows: 4 },
    { type: 'softDrop', on: false },
    { type: 'softDrop', on: true },
    { type: 'softDrop', on: true, factor: 'max' },
  ),
  fc
    .double({ min: 1, max: 100, noNaN: true })
    .map((n): TetrisCommand => ({ type: 'softDrop', on: true, factor: Math.round(n * 10) / 10 })),
);

it('brings every log back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 100_000 }), command)), (steps) => {
      let now = 0;
      const log = steps.map(([passed, each]): [number, TetrisCommand] => {
        now += passed;
        return [now, each];
      });
      expect(logFromText(logToText(log))).toEqual(log);
    }),
  );
});

it('takes some four letters a command', () => {
  const log = Array.from({ length: 100 }, (_, i): [number, TetrisCommand] => [i * 150, { type: 'hardDrop' }]);
  expect(logToText(log).length).toBeLessThan(400);
});

it.each(['?', '5', '<x', '(0)', '(101)', '(a)', 'zzzzzzzzzzzzzzzz<', '<>|', '[0]', '[65]', '[]'])(
  'reads no log in %j',
  (text) => {
    expect(logFromText(text)).toBeUndefined();
  },
);
