import { describe, expect, it } from 'vitest';
import { EMPTY, gameAt } from '../test/support/boards.ts';
import { BlastGame } from './game.ts';
import { rulesetById } from './ruleset.ts';
import type { Ruleset } from './ruleset-types.ts';
import type { BlastCommand } from './types.ts';

describe('a new game', () => {
  it('has a full tray, an empty board, score 0, and is not over', () => {
    const { view, over, now, ruleset } = BlastGame.start({ seed: 1 });
    expect(view.tray).toHaveLength(3);
    expect(view.tray).not.toContain(null);
    expect(view).toMatchObject({ score: 0, lines: 0, round: 1, over: false });
    expect([view.board.count(), over, now, ruleset.id]).toEqual([0, false, 0, 'classic']);
  });

  it('needs a seed, an unsigned 32-bit integer', () => {
    expect(() => BlastGame.start({} as never)).toThrow(TypeError);
    expect(() => BlastGame.start({ seed: '1' } as never)).toThrow(TypeError);
    for (const seed of [-1, 1.5, 2 ** 32, Number.NaN]) expect(() => BlastGame.start({ seed })).toThrow(RangeError);
    expect(BlastGame.start({ seed: -0 }).snapshot()).toEqual(BlastGame.start({ seed: 0 }).snapshot());
  });

  it('takes a ruleset by id or whole', () => {
    expect(() => BlastGame.start({ seed: 1, ruleset: 'x' })).toThrow(/^ruleset: unknown ruleset "x"; known: classic, /);
    expect(() => BlastGame.start({ seed: 1, ruleset: {} as never })).toThrow(RangeError);
    const wide = { ...(rulesetById('classic') as Ruleset), id: 'wide', board: { width: 12, height: 6 }, tray: 4 };
    const { view } = BlastGame.start({ seed: 1, ruleset: wide });
    expect([view.board.width, view.board.height, view.tray.length]).toEqual([12, 6, 4]);
  });

  it('can begin with given trays', () => {
    const game = BlastGame.start({ seed: 1, nextTrays: [['o9', 'dot', 'dot']] });
    expect([game.view.tray[0]?.id, game.view.round]).toEqual(['o9', 1]);
    expect(() => BlastGame.start({ seed: 1, nextTrays: [['o9']] })).toThrow(RangeError);
    expect(() => BlastGame.start({ seed: 1, nextTrays: 5 as never })).toThrow(RangeError);
  });

  it('copies the ruleset that it is given', () => {
    const mine = JSON.parse(JSON.stringify({ ...rulesetById('classic'), id: 'mine' }));
    const game = BlastGame.start({ seed: 1, ruleset: mine });
    mine.score.cell = 100;
    expect(game.ruleset.score.cell).toBe(1);
  });
});

describe('the clock', () => {
  it('runs by whole milliseconds and changes nothing else', () => {
    const game = BlastGame.start({ seed: 1 });
    const { view } = game;
    expect(game.advance(250)).toEqual([]);
    expect(game.advance(0)).toEqual([]);
    expect([game.now, game.snapshot().now]).toEqual([250, 250]);
    expect(game.view).toBe(view);
    for (const ms of [-1, 0.5, Number.NaN]) expect(() => game.advance(ms)).toThrow(RangeError);
    expect(() => game.advance('5' as never)).toThrow(TypeError);
    expect(() => game.advance(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
    expect(game.now).toBe(250);
  });

  it('stands still once the game is over', () => {
    const game = gameAt({ board: EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#')), tray: ['i2h', null, null] });
    game.advance(100);
    expect(game.now).toBe(0);
  });
});

describe('the view', () => {
  it('is the same object until an event, refusals included', () => {
    const game = gameAt({ board: EMPTY, tray: ['dot', 'dot', null] });
    const { view } = game;
    game.dispatch({ type: 'place', slot: 2, x: 0, y: 0 });
    game.preview(0, 1, 1);
    expect(game.view).toBe(view);
    game.dispatch({ type: 'place', slot: 0, x: 0, y: 0 });
    expect(game.view).not.toBe(view);
  });

  it('never changes, and nobody can change the game through it', () => {
    const game = gameAt({ board: EMPTY, tray: ['dot', 'dot', null] });
    const { view } = game;
    expect([view, view.tray, view.fits, view.tray[0]].every(Object.isFrozen)).toBe(true);
    game.dispatch({ type: 'place', slot: 0, x: 3, y: 3 });
    expect([view.board.count(), view.score, view.tray[0]?.id]).toEqual([0, 0, 'dot']);
    view.board.clone().set(0, 0, 1);
    expect(view.board.count()).toBe(0);
    (view.board as unknown as { set(x: number, y: number, colour: number): void }).set(0, 0, 1);
    expect(game.view.board.at(0, 0)).toBe(0);
  });
});

describe('where a piece may go', () => {
  const game = gameAt({
    board: ['...#####', '###.#.#.', ...EMPTY.slice(2).map(() => '####.##.')].with(7, '.#.#.#.#'),
    tray: ['i3h', null, 'dot'],
  });

  it('is listed row by row, and nothing for a slot without a piece', () => {
    expect(game.placements(0)).toEqual([{ x: 0, y: 0 }]);
    expect(game.placements(2)[3]).toEqual({ x: 3, y: 1 });
    for (const slot of [1, 3, -1, 0.5]) expect(game.placements(slot)).toEqual([]);
  });

  it('is found near a point', () => {
    expect(game.nearest(0, 0.9, 0.4, 1)).toEqual({ x: 0, y: 0 });
    expect(game.nearest(0, 0.9, 0.9, 1)).toBeUndefined();
    expect(game.nearest(2, 3, 1, 0)).toEqual({ x: 3, y: 1 });
    expect(game.nearest(1, 0, 0, 9)).toBeUndefined();
  });
});

describe('a malformed command', () => {
  it.each([
    undefined,
    { type: 'rotate', slot: 0, x: 0, y: 0 },
    { type: 'place', slot: 0, x: 0.5, y: 0 },
    { type: 'place', slot: Number.NaN, x: 0, y: 0 },
    { type: 'place', slot: 0, x: 0 },
  ])('throws a TypeError, even when the game is over: %j', (command) => {
    const over = gameAt({ board: EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#')), tray: ['i2h', null, null] });
    for (const game of [BlastGame.start({ seed: 1 }), over]) {
      const before = game.snapshot();
      expect(() => game.dispatch(command as BlastCommand)).toThrow(TypeError);
      expect(game.snapshot()).toEqual(before);
    }
  });

  it('is no preview either', () => {
    expect(() => BlastGame.start({ seed: 1 }).preview(0, 0.5, 0)).toThrow(
      new TypeError('x: must be a whole number, not 0.5'),
    );
  });

  it('has no sign on its zeros once it is carried out', () => {
    const outcome = gameAt({ board: EMPTY, tray: ['dot', 'dot', null] }).dispatch({
      type: 'place',
      slot: -0,
      x: -0,
      y: -0,
    });
    const placed = outcome.ok ? outcome.events[0] : undefined;
    expect(placed).toStrictEqual({ ...placed, slot: 0, x: 0, y: 0, cells: [[0, 0]] });
  });
});
