import type { Result } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { parseCommand, parseRuleset, RULES_VERSION, TetrisGame, type TetrisPosition } from '../src/index.ts';

const saved = TetrisGame.start({ seed: 1, ruleset: 'guideline' }).snapshot();
const placed = (position: object) => TetrisGame.fromPosition(position as TetrisPosition, { ruleset: 'guideline' });
const said = (result: Result<unknown, string>): string => (result.ok ? 'nothing' : result.error.message);

describe('what is wrong is said with what and where', () => {
  it.each<[string, () => Result<unknown, string>, string]>([
    [
      'a format',
      () => TetrisGame.restore({ ...saved, format: 'x/1' }),
      'the snapshot is of format x/1, not blockyard-tetris/1',
    ],
    [
      'a version',
      () => TetrisGame.restore({ ...saved, rules: 99 }),
      `the snapshot is of rules 99, not ${RULES_VERSION}`,
    ],
    [
      'a low well',
      () => TetrisGame.restore({ ...saved, well: (saved['well'] as string[]).slice(1) }),
      'the well must be 10×40, not 10×39',
    ],
    [
      'a field',
      () => TetrisGame.restore({ ...saved, score: -1 }),
      'this is not a snapshot: at score: Invalid value: Expected >=0 but received -1',
    ],
    ['a value', () => TetrisGame.restore(5), 'this is not a snapshot: Invalid type: Expected Object but received 5'],
    ['a full row', () => placed({ board: ['##########'] }), 'board row 0 is full'],
    ['a tall board', () => placed({ board: Array(50).fill('..........') }), 'the board may have 40 rows, not 50'],
    [
      'a piece in the way',
      () => placed({ board: ['####......'], active: { piece: 'T', x: 0, y: 38, rotation: 0 } }),
      'T at (0, 38) overlaps a block or lies outside the well',
    ],
    ['a letter', () => placed({ board: [], queue: 'TQ' }), 'queue.1: "Q" is none of I O T S Z J L'],
    [
      'a command',
      () => parseCommand({ type: 'move', dx: 3 }),
      'this is not a command: at dx: Invalid type: Expected (-1 | 1) but received 3',
    ],
    ['a ruleset', () => parseRuleset(null), 'this is not a ruleset: Invalid type: Expected Object but received null'],
  ])('%s', (_, read, message) => {
    expect(said(read())).toBe(message);
  });

  it('to a caller by an error', () => {
    const start = (change: object) => () => TetrisGame.start({ seed: 1, ...change });
    expect(start({ level: 0 })).toThrow(
      new RangeError('this is not a level: Invalid value: Expected >=1 but received 0'),
    );
    expect(start({ goal: 'x' })).toThrow(/^unknown goal "x"; known: endless, /);
  });
});
