import { describe, expect, it } from 'vitest';
import {
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
  softDrop,
  types,
} from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import { ROTATION_SYSTEMS } from '../rotation/systems.ts';
import { PIECES, type Piece } from '../types.ts';

/** A board of `rows` rows, `.` in the last column, with these cells as well. */
const tower = (rows: number): readonly string[] => Array.from({ length: rows }, () => '#########.');

describe('spawn', () => {
  it.each(PIECES)('%s: basic at y 8, guideline at y 18 and one row down', (piece: Piece) => {
    const x = piece === 'O' ? 4 : 3;
    expect(opened({ board: [], queue: piece }, { ruleset: 'basic' }).view.active).toMatchObject({
      piece,
      x,
      y: 8,
      rotation: 0,
    });
    expect(opened({ board: [], queue: piece }).view.active).toMatchObject({ piece, x, y: 19, rotation: 0 });
  });

  it('goes down at once without a fall, without points, and falls one interval later', () => {
    const game = opened({ board: [], queue: 'OT' });
    const events = play(game, hardDrop);
    expect(only(events, 'spawned')).toMatchObject([{ piece: 'T', x: 3, y: 19 }]);
    expect(only(events, 'fell')).toEqual([]);
    expect(game.advance(999)).toEqual([]);
    expect(types(game.advance(1))).toEqual(['fell']);
  });

  it('stays at y 18 where y 19 is taken', () => {
    const game = opened({ board: ['....#.....', ...tower(19)], queue: 'T' });
    expect(game.view.active).toMatchObject({ y: 18 });
  });

  it('never ends the game by turning a fresh piece', () => {
    for (const ruleset of ['basic', 'guideline']) {
      for (const queue of PIECES) {
        const game = opened({ board: [], queue }, { ruleset });
        for (let i = 0; i < 4; i++) game.dispatch(cw);
        expect(game.over).toBe(false);
      }
    }
  });
});

describe('the end', () => {
  it('block out: the spawn is taken at y 18, even where y 19 is free', () => {
    // T comes in on rows 18 and 19: a block over its left shoulder at row 19 is enough.
    const board = ['...#......', ...tower(20)];
    const game = opened({ board, queue: 'T' });
    expect(game.view).toMatchObject({ over: true, overReason: 'block-out', phase: 'over', active: null, ghost: null });
  });

  it('comes with the very next piece, and only the cells of that piece count', () => {
    for (const [cell, over] of [
      ['...#......', true],
      ['....#.....', true],
      ['.....#....', true],
      ['..#.......', false],
      ['......#...', false],
    ] as const) {
      const game = opened(
        { board: [cell, ...tower(20)], active: { piece: 'O', x: 8, y: 17, rotation: 0 }, queue: 'T' },
        { ruleset: changed('guideline', { topOut: { lockOut: 'none' } }) },
      );
      const events = play(game, hardDrop);
      expect(game.over).toBe(over);
      expect(types(events).at(-1)).toBe(over ? 'over' : 'spawned');
      expect(only(events, 'over')).toEqual(over ? [{ type: 'over', reason: 'block-out' }] : []);
    }
  });

  it('lock out: a piece wholly in the hidden rows, tested before the clear', () => {
    const board = ['########..', ...tower(20)];
    const game = opened({ board, active: { piece: 'O', x: 8, y: 16, rotation: 0 }, queue: 'T' });
    const events = play(game, hardDrop);
    expect(types(events)).toEqual(['dropped', 'scored', 'locked', 'over']);
    expect(only(events, 'locked')[0]?.rows).toEqual([]);
    expect(game.view).toMatchObject({ over: true, overReason: 'lock-out', lines: 0 });
    expect(TetrisGame.restore(game.snapshot()).ok).toBe(true);
  });

  it('a piece half above the visible rows locks, and clears', () => {
    const board = ['########..', ...tower(19)];
    const game = opened({ board, active: { piece: 'O', x: 8, y: 16, rotation: 0 }, queue: 'T' });
    const events = play(game, hardDrop);
    expect(only(events, 'locked')[0]?.rows).toEqual([20]);
    expect(game.over).toBe(false);
  });

  it('basic knows no lock out', () => {
    const game = opened({ board: tower(20), active: { piece: 'O', x: 0, y: 4, rotation: 0 } }, { ruleset: 'basic' });
    play(game, hardDrop);
    expect(game.over).toBe(false);
    expect(game.view.well.at(0, 9)).toBe(2);
  });

  it('is final: time, commands and clock stand still', () => {
    const game = opened({ board: tower(20), active: { piece: 'O', x: 4, y: 18, rotation: 0 } });
    const events = game.advance(10_000);
    expect(types(events)).toEqual(['locked', 'over']);
    expect(game.now).toBe(500);
    const before = JSON.stringify(game.snapshot());
    for (const command of [left, cw, ccw, half, hardDrop, hold, softDrop(true)])
      expect(refusal(game, command)).toBe('over');
    expect(game.advance(600)).toEqual([]);
    expect(JSON.stringify(game.snapshot())).toBe(before);
  });

  it('stops the clock at the whole ms that the end falls into', () => {
    const game = opened({ board: tower(20), active: { piece: 'O', x: 4, y: 17, rotation: 0 }, level: 3 });
    expect(types(game.advance(10_000))).toEqual(['fell', 'locked', 'over']);
    expect(game.now).toBe(1118);
  });
});

describe('hold', () => {
  it('takes the next piece when empty, then swaps, once a piece', () => {
    const game = opened({ board: [], queue: 'TSZJL' });
    expect(play(game, cw, left, hold).at(-2)).toEqual({ type: 'held', piece: 'T', released: null });
    expect(game.view).toMatchObject({ hold: 'T', canHold: false, active: { piece: 'S' } });
    expect(game.view.queue.slice(0, 3)).toEqual(['Z', 'J', 'L']);
    expect(refusal(game, hold)).toBe('hold-used');
    play(game, hardDrop);
    expect(game.view.canHold).toBe(true);
    expect(play(game, hold)[0]).toEqual({ type: 'held', piece: 'Z', released: 'T' });
    expect(game.view.active).toMatchObject({ piece: 'T', x: 3, y: 19, rotation: 0 });
    expect(game.view.hold).toBe('Z');
  });

  it('into a taken spawn ends the game', () => {
    const game = opened({
      board: ['...#......', ...tower(20)],
      active: { piece: 'O', x: 4, y: 10, rotation: 0 },
      hold: 'T',
    });
    expect(types(play(game, hold))).toEqual(['held', 'over']);
    expect(game.view.overReason).toBe('block-out');
    expect(TetrisGame.restore(game.snapshot()).ok).toBe(true);
  });

  it('is not in basic', () => {
    expect(refusal(TetrisGame.start({ seed: 1 }), hold)).toBe('no-hold');
  });

  it('and a turn apply in the order given', () => {
    const game = () => opened({ board: [], queue: 'TSZ' });
    const one = game();
    play(one, hold, cw);
    expect(one.view.active).toMatchObject({ piece: 'S', rotation: 1 });
    const other = game();
    play(other, cw, hold);
    expect(other.view.active).toMatchObject({ piece: 'S', rotation: 0 });
  });
});

it('a rotation system may bring a piece in aside of the middle', () => {
  const rotation = { ...ROTATION_SYSTEMS.srs, id: 'aside', spawn: { O: [1, 2], T: [-2, 0] } } as const;
  for (const [queue, x, y] of [
    ['O', 5, 21],
    ['T', 1, 19],
    ['S', 3, 19],
  ] as const) {
    expect(opened({ board: [], queue }, { ruleset: changed('guideline', { rotation }) }).view.active).toMatchObject({
      x,
      y,
    });
  }
});

describe('turns that are not there', () => {
  it('basic has none for O and no half turn', () => {
    const o = opened({ board: [], queue: 'O' }, { ruleset: 'basic' });
    for (const command of [cw, ccw, half]) expect(refusal(o, command)).toBe('no-turn');
    const t = opened({ board: [], queue: 'T' }, { ruleset: 'basic' });
    expect(refusal(t, half)).toBe('no-turn');
  });

  it('guideline turns O in place and has no half turn', () => {
    const game = opened({ board: [], queue: 'O' });
    expect(play(game, cw)).toEqual([{ type: 'rotated', from: 0, to: 1, kick: 0, x: 4, y: 19 }]);
    expect(refusal(game, half)).toBe('no-turn');
  });

  it('a turn with no room is blocked', () => {
    const board = ['####.#####', '####.#####', '####.#####', '####.#####'];
    const game = opened({ board, active: { piece: 'I', x: 2, y: 26, rotation: 1 } }, { ruleset: 'basic' });
    expect(refusal(game, cw)).toBe('blocked');
  });
});
