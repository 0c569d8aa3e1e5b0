import type { Result } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import {
  PIECES,
  parseCommand,
  parseRuleset,
  RULES_VERSION,
  rulesetById,
  TetrisGame,
  type TetrisPosition,
} from '../src/index.ts';

const saved = TetrisGame.start({ seed: 1, ruleset: 'guideline' }).snapshot();
const placed = (position: object) => TetrisGame.fromPosition(position as TetrisPosition, { ruleset: 'guideline' });
const ruleset = (change: object) => parseRuleset({ ...rulesetById('guideline'), ...change });
const drawn = (first: readonly string[]) => {
  const states = [first, ['#'], ['#'], ['#']];
  const each = (part: unknown) => Object.fromEntries(PIECES.map((piece) => [piece, part]));
  return ruleset({ rotation: { id: 'own', kicks: each({}), states: each(states) } });
};
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
      "the snapshot's score must be a whole number from 0 to 9007199254740991, not -1",
    ],
    [
      'a time',
      () => TetrisGame.restore({ ...saved, now: 0.5 }),
      "the snapshot's now must be a whole number from 0 to 4503599627370, not 0.5",
    ],
    ['a value', () => TetrisGame.restore(5), 'the snapshot must be an object, not 5'],
    ['a full row', () => placed({ board: ['##########'] }), 'board row 0 is full'],
    ['a tall board', () => placed({ board: Array(50).fill('..........') }), 'the board may have 40 rows, not 50'],
    [
      'a piece in the way',
      () => placed({ board: ['####......'], active: { piece: 'T', x: 0, y: 38, rotation: 0 } }),
      'T at (0, 38) overlaps a block or lies outside the well',
    ],
    ['a letter', () => placed({ board: [], queue: 'TQ' }), 'queue.1: "Q" is none of I O T S Z J L'],
    ['a step', () => parseCommand({ type: 'move', dx: 3 }), "the command's dx must be -1 or 1, not 3"],
    ['a missing step', () => parseCommand({ type: 'move' }), "the command's dx is missing"],
    [
      'a turn',
      () => parseCommand({ type: 'rotate', dir: 'up' }),
      'the command\'s dir must be "cw" or "ccw" or "180", not "up"',
    ],
    [
      'a factor',
      () => parseCommand({ type: 'softDrop', on: true, factor: 0 }),
      'the command\'s factor must be a number from 1 to 100 or "max", not 0',
    ],
    [
      'a command',
      () => parseCommand({ type: 'fly' }),
      'the command\'s type must be "move" or "rotate" or "softDrop" or "receiveGarbage" or "hardDrop" or "hold" or "undo", not "fly"',
    ],
    ['a ruleset', () => parseRuleset(null), 'the ruleset must be an object, not null'],
    ['a rule', () => ruleset({ previews: 9 }), "the ruleset's previews must be a whole number from 0 to 6, not 9"],
    ['an unknown rule', () => ruleset({ wind: 1 }), "the ruleset's wind is not known"],
    ['a short list', () => ruleset({ gravity: [] }), "the ruleset's gravity must have a length >=1, not 0"],
    [
      'either of two',
      () => ruleset({ levels: {} }),
      "the ruleset's levels must be either rows or pieces, 1 to 1000000, not an object",
    ],
    [
      'a choice',
      () => ruleset({ topOut: { lockOut: 'all' } }),
      'the ruleset\'s topOut.lockOut must be "none" or "entire" or "partial", not "all"',
    ],
    ['a drawing', () => drawn(['.#', '#']), "the ruleset's rotation.states.I.0 must be rows of one width with a block"],
    [
      'a drawn row',
      () => drawn(['.x']),
      'the ruleset\'s rotation.states.I.0.0 must be up to four of "." and "#", not ".x"',
    ],
  ])('%s', (_, read, message) => {
    expect(said(read())).toBe(message);
  });

  it('to a caller by an error', () => {
    const start = (change: object) => () => TetrisGame.start({ seed: 1, ...change });
    expect(start({ level: 0 })).toThrow(new RangeError('the level must be a whole number from 1 to 9999, not 0'));
    expect(start({ goal: 'x' })).toThrow(/^unknown goal "x"; known: endless, /);
  });
});
