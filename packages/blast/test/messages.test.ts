import type { Result } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { BlastGame, type BlastPosition, blastKind, parseRuleset, rulesetById } from '../src/index.ts';
import { EMPTY } from './support/boards.ts';

const saved = BlastGame.start({ seed: 1 }).snapshot();
const restored = (change: object) => BlastGame.restore({ ...saved, ...change });
const placed = (change: object) =>
  BlastGame.fromPosition({ board: EMPTY, tray: [null, null, null], ...change } as BlastPosition);
const ruleset = (change: object) => parseRuleset({ ...rulesetById('classic'), ...change });
const command = (value: unknown) => blastKind.parseCommand(value);
const said = (result: Result<unknown, string>): string => (result.ok ? 'nothing' : result.error.message);

describe('what is wrong is said with what and where', () => {
  it.each<[string, () => Result<unknown, string>, string]>([
    ['a text', () => BlastGame.restore('{'), 'text: the saved game is not JSON'],
    ['a value', () => BlastGame.restore(5), 'the saved game must be an object, not 5'],
    ['a format', () => restored({ format: 'x/1' }), 'format: is "x/1"; this version reads "blockyard-blast/1"'],
    [
      'a field',
      () => restored({ score: -1 }),
      "the saved game's score must be a whole number from 0 to 9007199254740991, not -1",
    ],
    ['a missing field', () => restored({ over: undefined }), "the saved game's over is missing"],
    ['an unknown field', () => restored({ luck: 1 }), "the saved game's luck is not known"],
    ['a ruleset', () => parseRuleset(null), 'the ruleset must be an object, not null'],
    ['a rule', () => ruleset({ tray: 9 }), "the ruleset's tray must be a whole number from 1 to 8, not 9"],
    ['a choice', () => ruleset({ undo: 'all' }), 'the ruleset\'s undo must be "none" or "tray" or "game", not "all"'],
    [
      'a weight',
      () => ruleset({ deal: { weights: { x9: 1 } } }),
      'the ruleset\'s deal.weights.x9 must be the id of a shape or of a family, not "x9"',
    ],
    ['rules that differ', () => ruleset({ box: { width: 3, height: 3 } }), 'box: goes with clearing boxes'],
    ['a short board', () => placed({ board: EMPTY.slice(1) }), 'board: must be 8 by 8, not 8 by 7'],
    [
      'a letter',
      () => placed({ board: EMPTY.with(2, '...x....') }),
      'board: row 2, column 3: "x" is neither ".", "#" nor one of "ROYGBP"',
    ],
    ['a full row', () => placed({ board: EMPTY.with(7, '########') }), 'board, row 7: is full and would have cleared'],
    ['no cells', () => placed({ tray: [[], null, null] }), 'tray.0: width must be 1 to 32, not 0'],
    ['a shape', () => placed({ tray: ['x9', null, null] }), 'tray.0: there is no shape "x9"'],
    [
      'an entry',
      () => placed({ tray: [5, null, null] }),
      "the position's tray.0 must be the id or the cells of a shape, not 5",
    ],
    ['a command', () => command({ type: 'fly' }), 'type: must be "place" or "undo", not "fly"'],
    ['a column', () => command({ type: 'place', slot: 0, x: 1.5, y: 0 }), 'x: must be a whole number, not 1.5'],
  ])('%s', (_, read, message) => {
    expect(said(read())).toBe(message);
  });

  it('to a caller by an error', () => {
    const known = 'classic, daily, zen, streak, ten, boxes';
    expect(() => BlastGame.start({ seed: 1, ruleset: 'x' })).toThrow(
      new RangeError(`ruleset: unknown ruleset "x"; known: ${known}`),
    );
    const position = { slot: 0, x: '1' as unknown as number, y: 0 };
    expect(() => BlastGame.start({ seed: 1 }).dispatch({ type: 'place', ...position })).toThrow(
      new TypeError('x: must be a whole number, not "1"'),
    );
  });
});
