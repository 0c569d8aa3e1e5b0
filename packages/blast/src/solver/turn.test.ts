import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { Chance, EMPTY, gameAt } from '../../test/support/boards.ts';
import { ordersOf, placed, placesOf } from '../../test/support/reference.ts';
import { BlastGame } from '../game.ts';
import { rulesetById } from '../ruleset.ts';
import type { Ruleset } from '../ruleset-types.ts';
import { evaluate } from './evaluation.ts';
import { hint } from './hint.ts';
import { bestTurn, bestTurns } from './turn.ts';
import { PLANNER_WEIGHTS } from './weights.ts';

const FIVE: Ruleset = { ...(rulesetById('classic') as Ruleset), id: 'five', board: { width: 5, height: 5 }, tray: 2 };
const ALL = { beam: Number.POSITIVE_INFINITY };

function small(chance: Chance): BlastGame {
  const board = chance.board(20 + chance.below(50), 5, 5);
  const tray = [chance.piece(), chance.piece()].map(({ id }) => id);
  const game = BlastGame.fromPosition({ board, tray }, { ruleset: FIVE });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}
const positionOf = (game: BlastGame) => ({ ...game.view, ruleset: game.ruleset });

describe('bestTurn', () => {
  it.each([0, -1, 0.5, Number.NaN])('takes no beam of %d', (beam) => {
    expect(() => bestTurn({ board: new Grid(8, 8), tray: [null, null, null] }, { beam })).toThrow(RangeError);
  });

  it('with an endless budget is the best of everything that can be done', () => {
    const chance = new Chance(8);
    let complete = 0;
    for (let i = 0; i < 30; i++) {
      const game = small(chance);
      const turn = bestTurn(positionOf(game), ALL);
      const picture = game.view.board.toString('').split('\n');
      const cells = game.view.tray.map((piece) => piece?.cells ?? []);
      const solvable = ordersOf(picture, cells).length > 0;
      expect(turn?.complete ?? false).toBe(solvable);
      if (!solvable) continue;
      complete++;
      let best = Number.NEGATIVE_INFINITY;
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const [first, second] = order.map((slot) => cells[slot] ?? []) as [(typeof cells)[0], (typeof cells)[0]];
        for (const a of placesOf(picture, first)) {
          const one = placed(picture, first, a);
          for (const b of placesOf(one.board, second)) {
            const two = placed(one.board, second, b);
            const grid = Grid.parse(two.board);
            const paid = [one, two].reduce(
              (sum, { rows, columns }) => sum + 10 * (rows.length + columns.length) ** 2,
              0,
            );
            const points = first.length + second.length + paid;
            best = Math.max(best, evaluate(grid.rows, grid.full, PLANNER_WEIGHTS) + points);
          }
        }
      }
      expect(turn?.score).toBe(best);
    }
    expect(complete).toBeGreaterThan(5);
  });

  it('gives moves that the game takes, and the points and the board that come of them', () => {
    const chance = new Chance(9);
    for (let i = 0; i < 15; i++) {
      const game = gameAt({ board: chance.board(40), tray: [chance.piece().id, chance.piece().id, chance.piece().id] });
      const turn = bestTurn(positionOf(game), { beam: 5 });
      if (!turn) continue;
      const before = game.view.score;
      for (const move of turn.moves) expect(game.dispatch(move).ok).toBe(true);
      expect(game.view.score - before).toBe(turn.points);
      expect(Array.from(game.view.board.rows)).toEqual(Array.from(turn.rows));
      expect(game.view.lines).toBe(turn.lines);
    }
  });

  it('is as much as can be placed where not all can, and nothing where nothing fits', () => {
    const checks = EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#'));
    const some = bestTurn(gameAt({ board: checks, tray: ['dot', 'o9', 'dot'] }).view);
    expect([some?.moves.length, some?.complete]).toEqual([2, false]);
    expect(bestTurn(gameAt({ board: checks, tray: ['o9', null, null] }).view)).toBeUndefined();
    expect(() => bestTurn({ ...gameAt({ board: checks, tray: ['dot', null, null] }).view, ruleset: 'x' })).toThrow(
      RangeError,
    );
  });

  it('keeps no more boards than its beam, the best first, and each once', () => {
    const { view } = gameAt({ board: EMPTY, tray: ['dot', 'i2h', 'dot'] });
    const turns = bestTurns(view, { beam: 7 });
    expect(turns).toHaveLength(7);
    expect(turns.map(({ score }) => score)).toEqual(turns.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(new Set(turns.map(({ rows }) => rows.join())).size).toBe(7);
  });
});

describe('under streak', () => {
  /** Row 7 waits for a bar of three, row 3 for a dot; nothing else is near. */
  const board = EMPTY.with(7, '#####...').with(3, '.#######').with(0, '#.......');
  const played = (dry: number, streak = 2) => {
    const snapshot = BlastGame.start({ seed: 1, ruleset: 'streak' }).snapshot();
    const lower = board.map((row) => row.replaceAll('#', 'R'));
    const game = BlastGame.restore({ ...snapshot, board: lower, tray: ['i2v', 'dot', 'i3h'], streak, dry });
    if (!game.ok) throw new Error(game.error.message);
    return game.value;
  };

  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 2],
    [2, 0],
  ])('%i placements after the last clear of %i, a turn is worth what the game pays', (dry, streak) => {
    const game = played(dry, streak);
    const turn = bestTurn({ ...game.view, ruleset: 'streak' }, ALL);
    for (const move of turn?.moves ?? []) expect(game.dispatch(move).ok).toBe(true);
    expect(turn?.points).toBe(game.view.score);
    // Both rows, the later at one step more, and six cells.
    expect(turn?.points).toBe(6 + 10 * (streak + 1) + 10 * (streak + 2));
  });

  it('clears before the streak is gone, and not later', () => {
    const last = bestTurn({ ...played(3).view, ruleset: 'streak' }, ALL);
    expect(last?.linesByMove[0]).toBe(1);
    const hinted = hint({ ...played(3).view, ruleset: 'streak' }, ALL);
    expect(hinted?.reason).toMatchObject({ kind: 'clears', lines: 1, turnLines: 2, complete: true });
  });

  it('tells ways apart that lead to one board with the streak standing otherwise', () => {
    const tray = ['dot', 'dot', null];
    const { view } = gameAt({ board: EMPTY.with(7, '.#######').with(0, '#.......'), tray });
    const ways = bestTurns({ ...view, ruleset: 'streak', streak: 3, dry: 3 }, ALL);
    const paid = ways.filter(({ lines }) => lines === 1).map(({ points }) => points);
    // A dot that clears first carries the streak on; behind one that does not it begins anew.
    expect([Math.max(...paid), Math.min(...paid)]).toEqual([2 + 40, 2 + 10]);
    const boards = ways.map(({ rows }) => rows.join());
    expect(new Set(boards).size).toBeLessThan(boards.length);
    const classic = bestTurns({ ...view, streak: 3, dry: 3 }, ALL).map(({ rows }) => rows.join());
    expect(new Set(classic).size).toBe(classic.length);
  });
});

describe('under boxes', () => {
  it('a turn pays for the cells that stay, not for those that it clears', () => {
    const board = Array<string>(9).fill('.........').with(0, '..#######').with(1, '..#......').with(2, '###......');
    const game = BlastGame.fromPosition({ board, tray: ['o4', null, null] }, { ruleset: 'boxes' });
    if (!game.ok) throw new Error(game.error.message);
    expect(bestTurn({ ...game.value.view, ruleset: 'boxes' })).toMatchObject({ points: 36, lines: 2, complete: true });
  });
});

describe('a hint', () => {
  it.each([
    ['empties', ['.#######', ...EMPTY.slice(1)], ['dot', null, null], { lines: 1, turnLines: 1, complete: true }],
    ['clears', ['.#######', '.#######', ...EMPTY.slice(2)].with(5, '##......'), ['i2v', null, null], { lines: 2 }],
    ['keeps-square', EMPTY.with(7, '##......'), ['i3h', null, null], { lines: 0, keepsSquare: true }],
    [
      'fits',
      EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#')),
      ['dot', 'o9', null],
      { complete: false, keepsSquare: false },
    ],
  ] as const)('says that it %s', (kind, board, tray, reason) => {
    const { view } = gameAt({ board, tray });
    const found = hint(view);
    expect(found?.reason).toMatchObject({ kind, ...reason });
    expect(found?.moves[0]).toEqual(found?.move);
  });

  it('prepares a later clear', () => {
    const board = EMPTY.with(7, '.....###').with(0, '#.......');
    const found = hint(gameAt({ board, tray: ['i3h', 'i2h', null] }).view);
    expect(found?.reason).toMatchObject({ kind: 'prepares', lines: 0, turnLines: 1 });
  });

  it('is none where nothing fits', () => {
    const checks = EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#'));
    expect(hint(gameAt({ board: checks, tray: ['o9', null, null] }).view)).toBeUndefined();
  });
});
