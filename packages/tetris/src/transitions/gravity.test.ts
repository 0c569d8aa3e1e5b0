import { describe, expect, it } from 'vitest';
import {
  changed,
  hardDrop,
  left,
  only,
  opened,
  play,
  refusal,
  right,
  softDrop,
  timesOf,
  types,
} from '../../test/support.ts';
import { TetrisGame } from '../game.ts';

describe('gravity', () => {
  it('that is at once leaves nothing for a soft drop to do', () => {
    const game = TetrisGame.start({ seed: 3, ruleset: changed('guideline', { gravity: [0] }) });
    play(game, softDrop(true));
    expect(only(play(game, hardDrop), 'fell')).toMatchObject([{ by: 'gravity' }]);
    expect(game.view.score).toBe(0);
  });

  it('that never comes leaves the fall to the soft drop, while it is held', () => {
    const game = TetrisGame.start({ seed: 3, ruleset: changed('guideline', { gravity: [null] }) });
    play(game, softDrop(true, 2));
    expect(timesOf(game, 400, 'fell')).toEqual([167, 334]);
    play(game, softDrop(false));
    expect(game.advance(5000)).toEqual([]);
  });

  it.each([1000, 900, 800, 700, 600, 500, 400, 300, 200, 100, 100].map((ms, i) => [i + 1, ms]))(
    'basic, level %i: a row every %i ms',
    (level, ms) => {
      const game = TetrisGame.start({ seed: 3, ruleset: 'basic', level });
      expect(timesOf(game, 3 * ms + 1, 'fell')).toEqual([ms, 2 * ms, 3 * ms]);
    },
  );

  it('keeps fractions of a ms: guideline, level 3, 617.796 ms a row', () => {
    const game = TetrisGame.start({ seed: 3, ruleset: 'guideline', level: 3 });
    expect(timesOf(game, 3100, 'fell')).toEqual([618, 1236, 1854, 2472, 3089]);
  });

  it.each([20, 21, 999])('is that of the last level from there on: level %i', (level) => {
    const game = TetrisGame.start({ seed: 3, ruleset: 'guideline', level });
    expect(only(game.advance(5), 'fell')).toHaveLength(10);
  });

  it('falls to the floor in the instant of the spawn where it is 0', () => {
    const ruleset = changed('guideline', { gravity: [0] });
    const game = TetrisGame.start({ seed: 3, ruleset });
    expect(game.view.active).toEqual(game.view.ghost);
    const events = play(game, { type: 'hardDrop' });
    expect(only(events, 'fell')).toMatchObject([{ rows: expect.any(Number), by: 'gravity' }]);
    expect(game.view.active).toEqual(game.view.ghost);
  });

  it('at 0 lets a piece fall between the steps of an instant shift', () => {
    const game = opened(
      { board: ['...##.....'], active: { piece: 'O', x: 3, y: 30, rotation: 0 } },
      { ruleset: changed('guideline', { gravity: [0] }) },
    );
    expect(game.view.active).toMatchObject({ x: 3, y: 37 });
    expect(types(play(game, left, left))).toEqual(['moved', 'moved', 'fell']);
    expect(game.view.active).toMatchObject({ x: 1, y: 38 });
    expect(refusal(game, right)).toBe('blocked');
  });

  it('never falls by itself where there is none', () => {
    const game = TetrisGame.start({ seed: 3, ruleset: changed('guideline', { gravity: [null] }) });
    expect(game.advance(100_000)).toEqual([]);
    play(game, softDrop(true, 10));
    expect(timesOf(game, 100, 'fell')).toEqual([100_034, 100_067, 100_100]);
    play(game, softDrop(false));
    expect(game.advance(100_000)).toEqual([]);
  });

  it('gives a piece that has left a ledge a whole interval before it falls', () => {
    const game = opened(
      { board: ['####......'], active: { piece: 'O', x: 3, y: 27, rotation: 0 } },
      { ruleset: 'basic' },
    );
    expect(game.advance(330)).toEqual([]);
    play(game, right);
    expect(timesOf(game, 1200, 'fell')).toEqual([1330]);
  });

  it('does not count the time on a ledge towards the next fall, however short', () => {
    const game = opened(
      { board: ['####......'], active: { piece: 'O', x: 4, y: 27, rotation: 0 } },
      { ruleset: 'basic' },
    );
    game.advance(900);
    play(game, left);
    game.advance(1);
    play(game, right);
    expect(timesOf(game, 1200, 'fell')).toEqual([1901]);
  });
});

describe('soft drop', () => {
  const start = () => opened({ board: [], active: { piece: 'T', x: 3, y: 20, rotation: 0 } });

  it('is 20 times as fast as gravity unless told', () => {
    const game = start();
    play(game, softDrop(true));
    expect(timesOf(game, 160, 'fell')).toEqual([50, 100, 150]);
  });

  it('takes any factor from 1 to 100', () => {
    for (const [factor, ms] of [
      [1, 1000],
      [2.5, 400],
      [100, 10],
    ] as const) {
      const game = start();
      play(game, softDrop(true, factor));
      expect(timesOf(game, 2 * ms, 'fell')).toEqual([ms, 2 * ms]);
    }
  });

  it('keeps a pending fall that comes earlier', () => {
    const game = start();
    game.advance(970);
    play(game, softDrop(true));
    expect(timesOf(game, 100, 'fell')).toEqual([1000, 1050]);
  });

  it('off: the next fall comes one gravity interval after the last', () => {
    const game = start();
    play(game, softDrop(true));
    expect(timesOf(game, 120, 'fell')).toEqual([50, 100]);
    play(game, softDrop(false));
    expect(timesOf(game, 1000, 'fell')).toEqual([1100]);
  });

  it('held on twice changes nothing but the factor', () => {
    const game = start();
    play(game, softDrop(true, 20));
    game.advance(30);
    play(game, softDrop(true, 20));
    expect(timesOf(game, 30, 'fell')).toEqual([50]);
    play(game, softDrop(true, 100));
    expect(timesOf(game, 10, 'fell')).toEqual([70]);
  });

  it('max falls to the floor at once, without locking, and again wherever the piece goes', () => {
    const game = opened({ board: ['####......'], active: { piece: 'T', x: 0, y: 20, rotation: 0 } });
    expect(types(play(game, softDrop(true, 'max')))).toEqual(['fell', 'scored']);
    expect(game.view.active).toMatchObject({ y: 37 });
    expect(game.advance(499)).toEqual([]);
    expect(types(play(game, right, right, right, right))).toEqual([
      'moved',
      'moved',
      'moved',
      'moved',
      'fell',
      'scored',
    ]);
  });

  it('scores each row at once in guideline, and none in basic', () => {
    const game = start();
    play(game, softDrop(true));
    expect(game.advance(100)).toEqual([
      { type: 'fell', rows: 1, by: 'softDrop' },
      { type: 'scored', points: 1, parts: { softDrop: 1 } },
      { type: 'fell', rows: 1, by: 'softDrop' },
      { type: 'scored', points: 1, parts: { softDrop: 1 } },
    ]);
    expect(game.view.score).toBe(2);
    const basic = TetrisGame.start({ seed: 1, ruleset: 'basic' });
    play(basic, softDrop(true));
    expect(types(basic.advance(100))).toEqual(['fell', 'fell']);
    expect(basic.view.score).toBe(0);
  });

  it('is held on from one piece to the next', () => {
    const game = start();
    play(game, softDrop(true), hardDrop);
    expect(timesOf(game, 100, 'fell')).toEqual([50, 100]);
  });
});
