import { describe, expect, it } from 'vitest';
import { cw, hardDrop, left, only, opened, play, refusal, types } from '../test/support.ts';
import { TetrisGame } from './game.ts';
import { tetrisKind } from './kind.ts';

describe('start', () => {
  it('needs a seed', () => {
    expect(() => TetrisGame.start({} as { seed: number })).toThrow(TypeError);
    expect(() => TetrisGame.start({ seed: '1' as unknown as number })).toThrow(TypeError);
    for (const seed of [-1, 1.5, 2 ** 32, Number.NaN]) expect(() => TetrisGame.start({ seed })).toThrow(RangeError);
    expect(TetrisGame.start({ seed: -0 }).snapshot()).toEqual(TetrisGame.start({ seed: 0 }).snapshot());
  });

  it('takes a level from 1', () => {
    for (const level of [0, -1, 1.5, 10_000, Number.NaN]) {
      expect(() => TetrisGame.start({ seed: 1, level })).toThrow(RangeError);
    }
    expect(() => TetrisGame.start({ seed: 1, level: '2' as unknown as number })).toThrow(TypeError);
    for (const level of [1, 15, 29, 999]) expect(TetrisGame.start({ seed: 1, level }).view.level).toBe(level);
  });

  it('is basic unless told, with its first piece in play', () => {
    const game = TetrisGame.start({ seed: 1 });
    expect(game.ruleset.id).toBe('basic');
    expect(game.now).toBe(0);
    expect(game.over).toBe(false);
    expect(game.view).toMatchObject({ score: 0, level: 1, lines: 0, combo: -1, backToBack: -1, phase: 'falling' });
    expect(game.view.active).not.toBeNull();
    expect(game.view.queue).toHaveLength(5);
    expect(game.view.well.count()).toBe(0);
  });
});

describe('what is told', () => {
  it('is a list of its own, which nothing that comes later changes', () => {
    const game = TetrisGame.start({ seed: 3, ruleset: 'guideline' });
    const told: (readonly unknown[])[] = [];
    while (!game.over) {
      for (const command of [left, cw, hardDrop]) {
        const outcome = game.dispatch(command);
        told.push(outcome.ok ? outcome.events : [], game.advance(40));
      }
    }
    const then = structuredClone(told);
    expect(new Set(told.filter((events) => events.length > 0)).size).toBeGreaterThan(20);
    expect(told.flat()).toHaveLength(new Set(told.flat()).size);
    game.advance(1000);
    expect(told).toEqual(then);
  });

  it('begins anew after a mistake of the caller’s', () => {
    const game = TetrisGame.start({ seed: 3 });
    expect(() => game.dispatch({ type: 'jump' } as never)).toThrow(TypeError);
    expect(() => game.advance(0.5)).toThrow(RangeError);
    expect(types(play(game, left))).toEqual(['moved']);
  });
});

describe('the view', () => {
  it('is the same object until something happens, then another', () => {
    const game = TetrisGame.start({ seed: 1 });
    const { view } = game;
    game.advance(999);
    expect(game.view).toBe(view);
    game.advance(1);
    expect(game.view).not.toBe(view);
  });

  it('keeps its well until blocks settle', () => {
    const game = TetrisGame.start({ seed: 1 });
    const { well } = game.view;
    play(game, left);
    expect(game.view.well).toBe(well);
    play(game, hardDrop);
    expect(game.view.well).not.toBe(well);
    expect(well.count()).toBe(0);
    expect(game.view.well.count()).toBe(4);
  });

  it('is frozen', () => {
    const { view } = TetrisGame.start({ seed: 1 });
    for (const part of [view, view.queue, view.active, view.active?.cells, view.ghost])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('looking changes nothing', () => {
    const [seen, unseen] = [TetrisGame.start({ seed: 9 }), TetrisGame.start({ seed: 9 })];
    for (let i = 0; i < 40; i++) {
      void seen.view;
      play(seen, hardDrop);
      play(unseen, hardDrop);
      if (seen.over) break;
    }
    expect(seen.snapshot()).toEqual(unseen.snapshot());
  });

  it('has the settled blocks only', () => {
    const game = opened({ board: ['###.......'], active: { piece: 'T', x: 5, y: 30, rotation: 0 } });
    expect(game.view.well.count()).toBe(3);
    void game.view.ghost;
    game.check();
  });
});

describe('time', () => {
  it('is whole ms from 0', () => {
    const game = TetrisGame.start({ seed: 1 });
    for (const ms of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => game.advance(ms)).toThrow(RangeError);
    expect(() => game.advance('5' as unknown as number)).toThrow(TypeError);
    expect(() => game.advance(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
    expect(game.advance(0)).toEqual([]);
    expect(game.now).toBe(0);
  });

  it('fires a timer before an input of the same instant', () => {
    const game = TetrisGame.start({ seed: 1 });
    const events = [...game.advance(1000), ...play(game, left)];
    expect(types(events)).toEqual(['fell', 'moved']);
    const resting = opened({ board: [], active: { piece: 'O', x: 4, y: 38, rotation: 0 }, queue: 'T' });
    resting.advance(500);
    play(resting, cw);
    expect(resting.view.active).toMatchObject({ piece: 'T', rotation: 1 });
  });
});

describe('commands', () => {
  it('move predicts: into a wall or a block it is refused and nothing moves', () => {
    const game = opened({ board: ['.....#....'], active: { piece: 'O', x: 3, y: 38, rotation: 0 } });
    expect(refusal(game, { type: 'move', dx: 1 })).toBe('blocked');
    expect(play(game, left, left, left)).toHaveLength(3);
    expect(refusal(game, left)).toBe('blocked');
    expect(game.view.active).toMatchObject({ x: 0, y: 38 });
  });

  it('hard drop tells its rows, scores at once, and locks', () => {
    const game = opened({ board: [], active: { piece: 'O', x: 4, y: 30, rotation: 0 } });
    const events = play(game, hardDrop);
    expect(events.slice(0, 2)).toEqual([
      { type: 'dropped', rows: 8 },
      { type: 'scored', points: 16, parts: { hardDrop: 16 } },
    ]);
    expect(only(events, 'locked')[0]).toEqual({
      type: 'locked',
      piece: 'O',
      x: 4,
      y: 38,
      rotation: 0,
      cells: [
        [4, 38],
        [5, 38],
        [4, 39],
        [5, 39],
      ],
      spin: 'none',
      kick: null,
      rows: [],
    });
  });

  it('what is told of a place cannot be changed, nor what is told of it in another game', () => {
    const [first, again] = [1, 2].map(() => only(play(TetrisGame.start({ seed: 3 }), hardDrop), 'locked')[0]?.cells);
    expect(first).toEqual(again);
    for (const part of [first, ...(first ?? [])])
      expect(() => (part as unknown as number[]).push(0)).toThrow(TypeError);
  });

  it('a hard drop of no rows scores nothing', () => {
    const game = opened({ board: [], active: { piece: 'O', x: 4, y: 38, rotation: 0 } });
    expect(types(play(game, hardDrop))).toEqual(['dropped', 'locked', 'spawned']);
  });
});

describe('the kind', () => {
  it('starts, restores and scores', () => {
    const game = tetrisKind.start('guideline', { seed: 4, level: 2 });
    play(game, hardDrop);
    expect(tetrisKind.score(game)).toBe(game.view.score);
    expect(tetrisKind.score(game)).toBeGreaterThan(0);
    const twin = tetrisKind.restore(game.snapshot());
    expect(twin.ok && twin.value.snapshot()).toEqual(game.snapshot());
  });

  it('knows no goal', () => {
    expect(() => tetrisKind.start('basic', { seed: 1, goal: 'sprint' })).toThrow(RangeError);
  });
});
