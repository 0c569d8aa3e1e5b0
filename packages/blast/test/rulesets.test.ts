import { describe, expect, it } from 'vitest';
import { BlastGame, forClear, LIBRARY, type Ruleset, rulesetById, type TrayEntry } from '../src/index.ts';
import { EMPTY } from './support/boards.ts';

const NINE = Array<string>(9).fill('.........');
const TEN = Array<string>(10).fill('..........');

function play(ruleset: string, board: readonly string[], tray: TrayEntry[], x: number, y: number) {
  const game = BlastGame.fromPosition({ board, tray }, { ruleset });
  if (!game.ok) throw new Error(game.error.message);
  const preview = game.value.preview(0, x, y);
  const outcome = game.value.dispatch({ type: 'place', slot: 0, x, y });
  if (!outcome.ok || !preview.ok) throw new Error('refused');
  expect(preview.points).toBe(game.value.view.score);
  return { game: game.value, preview, cleared: outcome.events.find((event) => event.type === 'cleared') };
}

describe('ten', () => {
  it('deals 19 shapes', () => {
    const { deal } = BlastGame.start({ seed: 1, ruleset: 'ten' }).ruleset;
    expect(LIBRARY.filter(({ family }) => deal.weights[family])).toHaveLength(19);
    expect(LIBRARY.reduce((sum, { family }) => sum + (deal.weights[family] ?? 0), 0)).toBe(42);
  });

  it.each([
    [1, 10],
    [2, 30],
    [3, 60],
    [4, 100],
    [5, 150],
  ])('pays %i lines by 5 × lines × (lines + 1)', (lines, points) => {
    const board = TEN.map((_, y) => (y < lines ? '.#########' : '..........'));
    const { game, cleared } = play('ten', board, ['i5v', 'dot', null], 0, 0);
    expect([cleared?.points, game.view.score]).toEqual([points, points + 5]);
  });
});

describe('boxes', () => {
  it('deals 47 shapes, none above five cells', () => {
    const { deal } = BlastGame.start({ seed: 1, ruleset: 'boxes' }).ruleset;
    const dealt = LIBRARY.filter(({ family }) => deal.weights[family]);
    expect(dealt).toHaveLength(47);
    expect(Math.max(...dealt.map(({ cells }) => cells.length))).toBe(5);
  });

  it('clears a full box, numbered row by row, and pays only what stays', () => {
    const board = NINE.map((_, y) => (y === 3 ? '......##.' : y === 4 || y === 5 ? '......###' : '.........'));
    const { game, preview, cleared } = play('boxes', board, ['dot', 'dot', null], 8, 3);
    expect(preview).toEqual({ ok: true, rows: [], columns: [], boxes: [5], cells: 9, points: 18 });
    expect(cleared).toMatchObject({
      boxes: [5],
      rows: [],
      columns: [],
      lines: 1,
      points: 18,
      perfect: true,
      streak: 1,
    });
    expect(game.view).toMatchObject({ lines: 1, streak: 1 });
  });

  it('clears a row and a box together, their common cells once, and counts the cells that stay', () => {
    const board = NINE.map((_, y) =>
      y === 0 ? '..#######' : y === 1 ? '..#......' : y === 2 ? '###......' : '.........',
    );
    const { preview, game } = play('boxes', board, ['o4', 'dot', null], 0, 0);
    expect(preview).toEqual({ ok: true, rows: [0], columns: [], boxes: [0], cells: 15, points: 36 });
    expect(game.view.board.count()).toBe(0);
    const stays = play('boxes', NINE.with(0, '.########'), ['i2v', 'dot', null], 0, 0);
    expect(stays.preview.points).toBe(1 + 18);
  });

  it.each([
    [1, 18],
    [2, 36],
    [3, 108],
    [4, 144],
    [5, 270],
    [7, 378],
    [8, 576],
    [10, 720],
    [11, 720],
  ])('pays %i at once by its table', (lines, points) => {
    expect(forClear(lines, BlastGame.start({ seed: 1, ruleset: 'boxes' }).ruleset.score)).toBe(points);
  });

  it('adds 9 to a clear right after a clear, and nothing one placement later', () => {
    const board = NINE.with(0, '.########').with(4, '.########').with(8, '.########');
    const { game } = play('boxes', board, ['dot', 'dot', 'dot'], 0, 0);
    expect([game.view.score, game.view.streak]).toEqual([18, 1]);
    expect(game.preview(1, 4, 2)).toMatchObject({ points: 1 });
    game.dispatch({ type: 'place', slot: 1, x: 0, y: 4 });
    expect([game.view.score, game.view.streak]).toEqual([45, 2]);
    const broken = play('boxes', board, ['dot', 'dot', 'dot'], 0, 0).game;
    broken.dispatch({ type: 'place', slot: 1, x: 4, y: 6 });
    expect(broken.view.streak).toBe(0);
    broken.dispatch({ type: 'place', slot: 2, x: 0, y: 4 });
    expect(broken.view.score).toBe(18 + 1 + 18);
  });

  it('is refused a position with a full box', () => {
    const full = BlastGame.fromPosition(
      { board: NINE.with(3, '...###...').with(4, '...###...').with(5, '...###...'), tray: ['dot', null, null] },
      { ruleset: 'boxes' },
    );
    expect(full).toMatchObject({ ok: false, error: { code: 'full-line', where: 'board, box 4' } });
  });
});

describe('streak', () => {
  it.each([
    [1, 10],
    [2, 20],
    [3, 60],
    [4, 120],
    [5, 200],
  ])('pays %i lines from the table', (lines, points) => {
    const board = EMPTY.map((_, y) => (y < lines ? '.#######' : y === 7 ? '....#...' : '........'));
    const { cleared } = play('streak', board, ['i5v', 'dot', null], 0, 0);
    expect(cleared).toMatchObject({ points, streak: 1 });
  });

  const FOUR = EMPTY.map((_, y) => (y % 2 === 0 ? '.#######' : '........'));

  it('multiplies a clear by its place in the streak', () => {
    const { game } = play('streak', FOUR, ['dot', 'dot', 'dot'], 0, 0);
    expect(game.view.score).toBe(11);
    game.dispatch({ type: 'place', slot: 1, x: 0, y: 2 });
    expect([game.view.score, game.view.streak]).toEqual([11 + 21, 2]);
    game.dispatch({ type: 'place', slot: 2, x: 0, y: 4 });
    expect([game.view.score, game.view.streak]).toEqual([11 + 21 + 31, 3]);
  });

  it('outlives three placements without a clear, and is gone on the fourth', () => {
    for (const [between, points] of [
      [3, 20],
      [4, 10],
    ] as const) {
      const dots = Array.from({ length: 2 }, () => ['dot', 'dot', 'dot']);
      const begun = BlastGame.fromPosition(
        { board: FOUR, tray: ['dot', 'dot', 'dot'], nextTrays: dots },
        { ruleset: 'streak' },
      );
      if (!begun.ok) throw new Error(begun.error.message);
      const game = begun.value;
      const drop = (x: number, y: number) => game.dispatch({ type: 'place', slot: game.view.fits.indexOf(true), x, y });
      drop(0, 0);
      for (let i = 0; i < between; i++) {
        expect(game.view.streak).toBe(1);
        drop(1 + i, 1);
      }
      const outcome = drop(0, 2);
      const cleared = outcome.ok ? outcome.events.find((event) => event.type === 'cleared') : undefined;
      expect(cleared?.points).toBe(points);
    }
  });

  it('pays its bonus with a clear alone, though the streak outlives other placements', () => {
    const streak = rulesetById('streak') as Ruleset;
    const mine = { ...streak, id: 'mine', score: { ...streak.score, streak: { step: 0, bonus: 9, grace: 3 } } };
    const begun = BlastGame.fromPosition(
      { board: FOUR, tray: ['dot', 'dot', 'dot'], nextTrays: [['dot', 'dot', 'dot']] },
      { ruleset: mine },
    );
    if (!begun.ok) throw new Error(begun.error.message);
    const game = begun.value;
    const scores = [
      [0, 0],
      [0, 2],
      [5, 1],
      [0, 4],
    ].map(([x = 0, y = 0]) => {
      game.dispatch({ type: 'place', slot: game.view.fits.indexOf(true), x, y });
      return game.view.score;
    });
    expect(scores).toEqual([11, 31, 32, 52]);
  });

  it('pays 300 for an empty board, once', () => {
    const { cleared } = play('streak', EMPTY.with(0, '.#######'), ['dot', 'dot', null], 0, 0);
    expect(cleared).toMatchObject({ points: 310, perfect: true });
  });
});
