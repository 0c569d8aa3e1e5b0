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

const O_ON_FLOOR = { piece: 'O', x: 4, y: 38, rotation: 0 } as const;

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

  it('scores a spin without rows, and what a ruleset gives for a lock alone, and says nothing of no points', () => {
    const spun = opened({
      board: ['...#......', '..........', '...#.#....'],
      active: { piece: 'T', x: 3, y: 37, rotation: 1 },
      level: 2,
    });
    expect(only(play(spun, cw, hardDrop), 'scored')).toEqual([{ type: 'scored', points: 800, parts: { clear: 800 } }]);
    expect(spun.view).toMatchObject({ score: 800, combo: -1, backToBack: -1 });

    const { scoring } = changed('guideline', {});
    const paid = changed('guideline', { scoring: { ...scoring, none: [7, 0, 0, 0, 0] } });
    const plain = opened({ board: [], active: O_ON_FLOOR }, { ruleset: paid });
    expect(only(play(plain, hardDrop), 'scored')).toEqual([{ type: 'scored', points: 7, parts: { clear: 7 } }]);
    const cleared = opened({ board: ['####..####'], active: O_ON_FLOOR }, { ruleset: paid });
    expect(types(play(cleared, hardDrop))).toEqual(['dropped', 'locked', 'cleared', 'spawned']);
    expect(cleared.view).toMatchObject({ score: 0, lines: 1, combo: 0 });
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
