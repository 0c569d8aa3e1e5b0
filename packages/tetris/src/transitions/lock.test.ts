import { describe, expect, it } from 'vitest';
import { ccw, changed, cw, half, left, opened, play, right, softDrop, timesOf, types } from '../../test/support.ts';
import type { TetrisGame } from '../game.ts';

const O_ON_FLOOR = { piece: 'O', x: 4, y: 38, rotation: 0 } as const;
const T_ON_FLOOR = { piece: 'T', x: 4, y: 38, rotation: 0 } as const;

describe('lock delay, guideline', () => {
  const onFloor = () => opened({ board: [], active: O_ON_FLOOR });
  const lockedAt = (game: TetrisGame, limit = 3000) => timesOf(game, limit, 'locked')[0];

  it('is 500 ms from the first rest', () => {
    expect(lockedAt(onFloor())).toBe(500);
    const falling = opened({ board: [], active: { ...O_ON_FLOOR, y: 37 } });
    expect(lockedAt(falling)).toBe(1500);
  });

  it('starts anew with each of the first 14 moves; the 15th locks at once', () => {
    const game = onFloor();
    for (let i = 0; i < 14; i++) {
      expect(types(game.advance(499))).toEqual([]);
      expect(types(play(game, i % 2 === 0 ? left : right))).toEqual(['moved']);
    }
    game.advance(499);
    expect(types(play(game, left)).slice(0, 2)).toEqual(['moved', 'locked']);
    expect(game.now).toBe(15 * 499);
  });

  it('locks 500 ms after the 14th', () => {
    const game = onFloor();
    for (let i = 0; i < 14; i++) play(game, i % 2 === 0 ? left : right);
    expect(lockedAt(game)).toBe(500);
  });

  it('counts turns alike, O’s too', () => {
    const game = onFloor();
    game.advance(300);
    play(game, cw);
    expect(timesOf(game, 499, 'locked')).toEqual([]);
    for (let i = 0; i < 13; i++) play(game, cw);
    expect(types(play(game, ccw))).toContain('locked');
  });

  it('counts nothing before the first rest', () => {
    const game = opened({ board: [], active: { ...O_ON_FLOOR, y: 37 } });
    for (let i = 0; i < 40; i++) play(game, i % 2 === 0 ? left : right);
    game.advance(1000);
    for (let i = 0; i < 14; i++) expect(types(play(game, i % 2 === 0 ? left : right))).toEqual(['moved']);
    expect(types(play(game, left))).toContain('locked');
  });

  it('counts no refused input and no soft drop', () => {
    const game = opened({ board: ['...#..#...'], active: O_ON_FLOOR });
    for (let i = 0; i < 50; i++) {
      game.advance(9);
      for (const command of [left, right, half]) expect(game.dispatch(command).ok).toBe(false);
      play(game, softDrop(true), softDrop(false));
    }
    expect(timesOf(game, 50, 'locked')).toEqual([500]);
  });

  it('counts in the air too, and stands still there', () => {
    const game = opened({ board: [], active: T_ON_FLOOR });
    // Each clockwise turn lifts T by a row onto the floor, each turn back leaves it one row above.
    play(game, left);
    for (let i = 0; i < 7; i++) play(game, cw, ccw);
    expect(game.view.active).not.toEqual(game.view.ghost);
    // The 15th was in the air: it locks in the very instant in which it rests again.
    expect(game.advance(999)).toEqual([]);
    expect(types(game.advance(1)).slice(0, 2)).toEqual(['fell', 'locked']);
  });

  it('has 500 ms after a turn in the air, from the next rest on', () => {
    const game = opened({ board: [], active: T_ON_FLOOR });
    game.advance(400);
    play(game, cw, ccw);
    expect(lockedAt(game)).toBe(400 + 1000 + 500);
  });

  it('gives 15 actions and the full time again on a new lowest row', () => {
    const game = opened({ board: ['####......'], active: { piece: 'O', x: 3, y: 37, rotation: 0 } });
    for (let i = 0; i < 10; i++) play(game, i % 2 === 0 ? left : right);
    game.advance(400);
    play(game, right);
    expect(timesOf(game, 1000, 'fell')).toEqual([1400]);
    for (let i = 0; i < 14; i++) expect(types(play(game, i % 2 === 0 ? right : left))).toEqual(['moved']);
    expect(types(play(game, right))).toContain('locked');
  });

  it('gives a piece that comes in resting its full time', () => {
    const board = Array.from({ length: 19 }, () => '#########.');
    const game = opened({ board: ['...###....', ...board], queue: 'O' });
    const { active, ghost } = game.view;
    expect(active).toEqual(ghost);
    expect(lockedAt(game)).toBe(500);
  });

  it('of 0 ms locks at the first rest', () => {
    const ruleset = changed('guideline', { lock: { kind: 'extended', delay: 0, actions: 15 } });
    const game = opened({ board: [], active: { ...O_ON_FLOOR, y: 37 } }, { ruleset });
    expect(types(game.advance(1000)).slice(0, 2)).toEqual(['fell', 'locked']);
  });
});

describe('lock delay, basic', () => {
  const start = (piece: 'O' | 'T', y: number, board: readonly string[] = []) =>
    opened({ board, active: { piece, x: 4, y, rotation: 0 } }, { ruleset: 'basic' });

  it('is 500 ms that no move and no turn starts anew', () => {
    const game = start('T', 28);
    game.advance(200);
    play(game, left);
    game.advance(200);
    play(game, cw);
    expect(timesOf(game, 200, 'locked')).toEqual([500]);
  });

  it('is its own timer, whatever gravity is', () => {
    for (const level of [1, 5, 10]) {
      const game = opened({ board: [], active: { piece: 'O', x: 4, y: 28, rotation: 0 }, level }, { ruleset: 'basic' });
      expect(timesOf(game, 600, 'locked')).toEqual([500]);
      expect(game.view.active).not.toBeNull();
    }
  });

  it('stands still in the air and goes on on the same row', () => {
    const game = start('T', 28);
    game.advance(100);
    play(game, cw);
    game.advance(100);
    play(game, ccw);
    expect(timesOf(game, 1300, 'fell', 'locked')).toEqual([1200, 1500]);
  });

  it('is whole again on a row lower than ever', () => {
    const game = start('O', 27, ['....##....']);
    game.advance(450);
    play(game, right, right);
    expect(timesOf(game, 1500, 'fell', 'locked')).toEqual([1450, 1950]);
  });

  it('lets soft drop touch down without locking', () => {
    const game = start('O', 20);
    play(game, softDrop(true, 'max'));
    expect(game.view.active).toMatchObject({ y: 28 });
    expect(timesOf(game, 500, 'locked')).toEqual([500]);
  });
});
