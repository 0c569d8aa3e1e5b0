import { describe, expect, it } from 'vitest';
import {
  bottom,
  ccw,
  changed,
  cw,
  half,
  hardDrop,
  hold,
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

describe('what follows a lock', () => {
  it('takes all full rows at once and brings in as many at the top', () => {
    const board = ['#..#......', '#########.', '.########.', '#########.', '#########.'];
    const game = opened({ board, active: { piece: 'I', x: 7, y: 33, rotation: 1 }, queue: 'O' });
    const events = play(game, hardDrop);
    expect(types(events)).toEqual(['dropped', 'scored', 'locked', 'cleared', 'scored', 'spawned']);
    expect(only(events, 'locked')).toMatchObject([
      { piece: 'I', x: 7, y: 36, rotation: 1, spin: 'none', kick: null, rows: [36, 38, 39] },
    ]);
    expect(only(events, 'cleared')).toEqual([{ type: 'cleared', rows: [36, 38, 39], perfect: false }]);
    expect(bottom(game, 3)).toEqual(['..........', '#..#......', '.#########']);
    game.check();
  });

  it('scores at the level before, then raises it, before the next piece comes in', () => {
    const ruleset = changed('guideline', { levels: { rows: 1 }, queue: { kind: 'bag', copies: 1 } });
    const game = opened({ board: ['####..####'], active: O_ON_FLOOR, level: 3 }, { ruleset });
    const events = play(game, hardDrop);
    expect(types(events)).toEqual(['dropped', 'locked', 'cleared', 'scored', 'levelUp', 'spawned']);
    expect(only(events, 'scored')).toEqual([{ type: 'scored', points: 300, parts: { clear: 300 } }]);
    expect(only(events, 'levelUp')).toEqual([{ type: 'levelUp', level: 4 }]);
    expect(game.view).toMatchObject({ score: 300, level: 4, lines: 1, combo: 0, backToBack: -1 });
    expect(timesOf(game, 500, 'fell')).toEqual([473]);
  });

  it('says when nothing is left in the well, once', () => {
    const board = ['#########.', '#########.', '#########.', '#########.'];
    const game = opened({ board, active: { piece: 'I', x: 7, y: 33, rotation: 1 } });
    const events = play(game, hardDrop);
    expect(only(events, 'cleared')).toEqual([{ type: 'cleared', rows: [36, 37, 38, 39], perfect: true }]);
    expect(only(events, 'scored').at(-1)).toEqual({
      type: 'scored',
      points: 2800,
      parts: { clear: 800, perfect: 2000 },
    });
    expect(game.view.well.count()).toBe(0);
  });

  it('runs a combo and a back-to-back over pieces, and ends them', () => {
    const wells = Array.from({ length: 8 }, () => '#########.');
    const upright = { piece: 'I', x: 7, y: 26, rotation: 1 } as const;
    const game = opened({ board: ['#.........', ...wells], active: upright, queue: 'IOO' });
    const first = play(game, hardDrop);
    expect(only(first, 'scored').at(-1)?.parts).toEqual({ clear: 800 });
    const second = play(game, cw, ...Array.from({ length: 4 }, () => right), hardDrop);
    expect(only(second, 'scored').at(-1)?.parts).toEqual({ clear: 800, backToBack: 400, combo: 50 });
    expect(game.view).toMatchObject({ combo: 1, backToBack: 1, lines: 8 });
    play(game, hardDrop);
    expect(game.view).toMatchObject({ combo: -1, backToBack: 1 });
  });
});

describe('delays', () => {
  const ruleset = changed('guideline', { delays: { clear: 300, entry: 100 } });
  const clearing = () => {
    const game = opened({ board: ['####..####'], active: O_ON_FLOOR, queue: 'TSZ' }, { ruleset });
    return { game, events: play(game, hardDrop) };
  };

  it('hold back the next piece, after a clear and before each piece', () => {
    const { game, events } = clearing();
    expect(types(events)).not.toContain('spawned');
    expect(game.view).toMatchObject({ phase: 'clearing', active: null, ghost: null, canHold: false });
    expect(bottom(game, 1)).toEqual(['....##....']);
    game.advance(299);
    expect(game.view.phase).toBe('clearing');
    expect(game.advance(1)).toEqual([{ type: 'entering' }]);
    expect(game.view.phase).toBe('entering');
    expect(timesOf(game, 200, 'spawned')).toEqual([400]);
    expect(game.view.phase).toBe('falling');
  });

  it('has only the entry delay where nothing was cleared', () => {
    const game = opened({ board: [], active: O_ON_FLOOR }, { ruleset });
    play(game, hardDrop);
    expect(game.view.phase).toBe('entering');
    expect(timesOf(game, 200, 'spawned')).toEqual([100]);
  });

  it('refuse what needs a piece, and take a soft drop', () => {
    const { game } = clearing();
    for (const command of [left, right, cw, ccw, half, hardDrop, hold]) expect(refusal(game, command)).toBe('no-piece');
    play(game, softDrop(true, 100));
    expect(timesOf(game, 420, 'spawned', 'fell')).toEqual([400, 410, 420]);
  });
});
