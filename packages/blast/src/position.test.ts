import { describe, expect, it } from 'vitest';
import { EMPTY, gameAt, rowsOf } from '../test/support/boards.ts';
import { BlastGame } from './game.ts';
import { rulesetById } from './ruleset.ts';
import type { BlastPosition } from './types.ts';

const CHECKS = EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#'));

describe('a drawn position', () => {
  it('starts a game at score 0, round 1, its clock at 0', () => {
    const game = gameAt({ board: CHECKS, tray: ['dot', null, 'i2h'] });
    expect(game.view).toMatchObject({ score: 0, lines: 0, round: 1, over: false, fits: [true, false, false] });
    expect(game.now).toBe(0);
    expect(rowsOf(game)).toEqual(CHECKS);
  });

  it('is read in colours, # as the first of them', () => {
    const game = gameAt({ board: ['ROYGBP#.', ...EMPTY.slice(1)], tray: ['dot', null, null] });
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((x) => game.view.board.at(x, 0))).toEqual([1, 2, 3, 4, 5, 6, 1, 0]);
  });

  it('is over at once when nothing fits', () => {
    const game = gameAt({ board: CHECKS, tray: ['i2h', 'i2v', null] });
    expect([game.over, game.view.over, game.view.fits]).toEqual([true, true, [false, false, false]]);
  });

  it('may have an empty tray, which is dealt at once', () => {
    const game = gameAt({ board: EMPTY, tray: [null, null, null], nextTrays: [['o9', 'dot', 'dot']] });
    expect([game.view.tray[0]?.id, game.view.round]).toEqual(['o9', 1]);
    expect(gameAt({ board: EMPTY, tray: [null, null, null] }).view.tray).not.toContain(null);
  });

  it('has seed 0 unless told', () => {
    const position = { board: EMPTY, tray: [null, null, null] };
    expect(gameAt(position).snapshot()).toEqual(BlastGame.start({ seed: 0 }).snapshot());
    expect(() => BlastGame.fromPosition(position, { seed: -1 })).toThrow(RangeError);
  });

  it('takes pieces drawn by hand', () => {
    const plus = [
      [2, 1],
      [1, 2],
      [2, 2],
      [3, 2],
      [2, 3],
    ] as const;
    const game = gameAt({ board: EMPTY, tray: [plus, null, null] });
    expect(game.view.tray[0]).toMatchObject({ id: null });
    expect(game.view.tray[0]?.shape.toString()).toBe('.#.\n###\n.#.');
    expect(game.snapshot().tray).toEqual([
      [
        [1, 0],
        [0, 1],
        [1, 1],
        [2, 1],
        [1, 2],
      ],
      null,
      null,
    ]);
  });

  it('obeys the ruleset that it is given', () => {
    const small = { ...rulesetById('classic'), id: 'small', board: { width: 4, height: 3 }, tray: 1, clear: ['rows'] };
    const game = BlastGame.fromPosition(
      { board: ['####', '.#..', '.#..'].with(0, '.#..'), tray: ['dot'] },
      { ruleset: small as never },
    );
    expect(game.ok && game.value.view.board.toString()).toBe('.#..\n.#..\n.#..');
  });

  const tray = ['dot', 'dot', 'dot'];
  it.each([
    ['form', 'position', null],
    ['not-json', 'text', 'a board'],
    ['form', 'board', { tray }],
    ['form', 'board.2', { board: ['', '', 5], tray }],
    ['form', 'tray.1', { board: EMPTY, tray: ['dot', 7, null] }],
    ['form', 'nextTrays', { board: EMPTY, tray, nextTrays: 'dot' }],
    ['board', 'board', { board: EMPTY.slice(1), tray }],
    ['board', 'board', { board: EMPTY.map((row) => `${row}.`), tray }],
    ['board', 'board, rows', { board: [], tray }],
    ['board', 'board, row 3, column 7', { board: EMPTY.with(3, '.......'), tray }],
    ['board', 'board, row 1, column 4', { board: EMPTY.with(1, '....r...'), tray }],
    ['full-line', 'board, row 6', { board: EMPTY.with(6, '########'), tray }],
    ['full-line', 'board, column 2', { board: EMPTY.map(() => '..#.....'), tray }],
    ['tray', 'tray', { board: EMPTY, tray: ['dot', 'dot'] }],
    ['tray', 'tray', { board: EMPTY, tray: [] }],
    ['shape', 'tray.2', { board: EMPTY, tray: ['dot', null, 'dott'] }],
    ['shape', 'tray.0', { board: EMPTY, tray: [[], null, 'dot'] }],
    [
      'shape',
      'tray.0',
      {
        board: EMPTY,
        tray: [
          [
            [0, 0],
            [0, 0],
          ],
          null,
          'dot',
        ],
      },
    ],
    [
      'shape',
      'tray.0',
      {
        board: EMPTY,
        tray: [
          [
            [0, 0],
            [1e9, 0],
          ],
          null,
          'dot',
        ],
      },
    ],
    ['tray', 'nextTrays.1', { board: EMPTY, tray, nextTrays: [tray, ['dot']] }],
    ['tray', 'nextTrays.0', { board: EMPTY, tray, nextTrays: [[null, null, null]] }],
    ['shape', 'nextTrays.0.1', { board: EMPTY, tray, nextTrays: [['dot', 'o5', null]] }],
  ])('is refused: %s at %s', (code, where, position) => {
    const game = BlastGame.fromPosition(position as BlastPosition);
    expect(game).toMatchObject({ ok: false, error: { code, where } });
    expect(!game.ok && game.error.message.length).toBeGreaterThan(10);
  });

  it('is refused under an unknown ruleset', () => {
    const game = BlastGame.fromPosition({ board: EMPTY, tray }, { ruleset: 'no-such' });
    expect(game).toMatchObject({
      ok: false,
      error: {
        code: 'ruleset',
        message: expect.stringMatching(/^ruleset: unknown ruleset "no-such"; known: classic, /),
      },
    });
  });
});
