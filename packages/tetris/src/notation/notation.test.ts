import { Grid } from '@blockyard/grid-core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../test/fuzz.ts';
import { opened } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import { PALETTE, type TetrisPosition } from '../types.ts';
import { makePosition, parsePosition, positionOf } from './notation.ts';

const LINE = 'I2#3G/G8G T2@3,18 IOTS L guideline 7'.replace('#', 'S');

describe('a position in one line', () => {
  it('reads as it says', () => {
    expect(parsePosition(LINE)).toEqual({
      ok: true,
      value: {
        position: {
          board: ['I..S...#', '#........#'],
          active: { piece: 'T', rotation: 2, x: 3, y: 18 },
          queue: 'IOTS',
          hold: 'L',
          level: 7,
        },
        ruleset: 'guideline',
      },
    });
    expect(parsePosition('- - - - my%20rules 1')).toEqual({
      ok: true,
      value: { position: { board: [], level: 1 }, ruleset: 'my rules' },
    });
  });

  it('is made as it is read', () => {
    for (const line of [LINE, '- - - - my%20rules 1', '10/G9 I1@-2,36 - - basic 9999']) {
      const read = parsePosition(line);
      if (!read.ok) throw new Error(read.error.message);
      expect(makePosition(read.value)).toBe(line);
    }
    expect(makePosition({ position: { board: ['#...'], queue: ['I', 'O'] }, ruleset: 'basic' })).toBe(
      'G3 - IO - basic 1',
    );
  });

  it.each([
    ['text', ''],
    ['text', '- - - - basic'],
    ['text', '- - - - basic 1 1'],
    ['text', `${'I'.repeat(30_000)} - - - basic 1`],
    ['board', 'x - - - basic 1'],
    ['board', '3//3 - - - basic 1'],
    ['board', '03 - - - basic 1'],
    ['board', '33 - - - basic 1'],
    ['board', '999 - - - basic 1'],
    ['active', '- T - - basic 1'],
    ['text', '- - - - basic 1'.padStart(20_001)],
    ['board', '3x - - - basic 1'],
    ['board', 'x3 - - - basic 1'],
    ['board', `${'I'.repeat(33)} - - - basic 1`],
    ['board', '11I11I11 - - - basic 1'],
    ['active', '- T4@1,1 - - basic 1'],
    ['active', '- xT2@1,1 - - basic 1'],
    ['active', '- T2@1,123 - - basic 1'],
    ['active', '- T2@123,1 - - basic 1'],
    ['active', '- X0@1,1 - - basic 1'],
    ['queue', '- - IXO - basic 1'],
    ['hold', '- - - IO basic 1'],
    ['level', '- - - - basic 0'],
    ['level', '- - - - basic 1.5'],
    ['ruleset', '- - - - %zz 1'],
  ])('is refused for its %s: %j', (where, line) => {
    expect(parsePosition(line)).toMatchObject({ ok: false, error: { code: 'notation', where } });
  });

  it.each([
    `${'I'.repeat(32)} - - - basic 1`,
    '32 - - - basic 1',
    '- T2@-12,-34 - - basic 1',
    '- - - - basic 1'.padEnd(20_000),
    ' - - - - basic 1 \n',
  ])('is as long or as far as this: %j', (line) => {
    const read = parsePosition(line);
    if (!read.ok) throw new Error(read.error.message);
    expect(makePosition(read.value)).toBe(line.trim());
  });

  it.each<[string, TetrisPosition, TetrisPosition]>([
    [
      'all of it',
      {
        board: ['..........', 'G...T....I', '.#########'],
        active: { piece: 'S', rotation: 1, x: 3, y: 30 },
        queue: 'IOTSZJL',
        hold: 'J',
        level: 3,
      },
      {
        board: ['#...T....I', '.#########'],
        active: { piece: 'S', rotation: 1, x: 3, y: 30 },
        queue: 'IOTSZ',
        hold: 'J',
        level: 3,
      },
    ],
    [
      'an empty well and hold',
      { board: [], active: { piece: 'I', rotation: 0, x: 0, y: 30 }, queue: 'LLLLL' },
      { board: [], active: { piece: 'I', rotation: 0, x: 0, y: 30 }, queue: 'LLLLL', level: 1 },
    ],
  ])('tells where a game stands: %s', (_, drawn, told) => {
    expect(positionOf(opened(drawn))).toStrictEqual({ position: told, ruleset: 'guideline' });
  });

  it('tells of a well that is full to the rim, no piece and no queue', () => {
    const game = opened({ board: ['#.........'] });
    const view = { ...game.view, active: null, queue: [], well: Grid.parse(['I.', '.G'], PALETTE) };
    expect(positionOf({ view, ruleset: game.ruleset })).toStrictEqual({
      position: { board: ['I.', '.#'], level: 1 },
      ruleset: 'guideline',
    });
  });

  it('is not made of what cannot be read', () => {
    expect(() => makePosition({ position: { board: ['?'] }, ruleset: 'basic' })).toThrow(RangeError);
    expect(() => makePosition({ position: { board: [] }, ruleset: '' })).toThrow(RangeError);
  });

  it('brings any game back as far as it tells', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const game = fuzz('guideline', seed, 60, () => undefined);
        if (game.over) return;
        const line = makePosition(positionOf(game));
        expect(line).not.toContain('\n');
        const read = parsePosition(line);
        if (!read.ok) throw new Error(read.error.message);
        const again = TetrisGame.fromPosition(read.value.position, { ruleset: read.value.ruleset });
        if (!again.ok) throw new Error(`${again.error.message} ${line}`);
        const { well, active, queue, hold, level } = again.value.view;
        expect(well.equals(game.view.well)).toBe(true);
        expect([active, queue, hold, level]).toEqual([
          game.view.active,
          game.view.queue,
          game.view.hold,
          game.view.level,
        ]);
        expect(makePosition(positionOf(again.value))).toBe(line);
      }),
    );
  });
});
