import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { bottom, changed, hardDrop, only, opened, play, refusal, types } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import type { GarbageRule, Ruleset } from '../rulesets/ruleset.ts';
import { PALETTE, type TetrisCommand } from '../types.ts';
import { garbageRows } from './garbage.ts';

const RULE: GarbageRule = { delay: 500, cap: 8, blocking: true, cancel: true, change: 100, attack: 'guideline' };
const ruled = (rule: Partial<GarbageRule> = {}, more: Partial<Ruleset> = {}) =>
  changed('guideline', { garbage: { ...RULE, ...rule }, ...more });
const receive = (rows: number): TetrisCommand => ({ type: 'receiveGarbage', rows });
const O = { piece: 'O', x: 0, y: 20, rotation: 0 } as const;
/** Four rows with a well at the right, and an I over it. */
const QUAD = {
  board: ['.########.', '#########.', '#########.', '#########.', '#########.'],
  active: { piece: 'I', x: 7, y: 30, rotation: 1 },
} as const;

describe('received garbage', () => {
  it('is refused where the ruleset has none', () => {
    expect(refusal(opened({ board: [] }), receive(1))).toBe('no-garbage');
  });

  it.each([0, 65, 1.5, '1', undefined])('of %s rows is malformed', (rows) => {
    const game = opened({ board: [] }, { ruleset: ruled() });
    expect(() => game.dispatch({ type: 'receiveGarbage', rows } as unknown as TetrisCommand)).toThrow(TypeError);
  });

  it('waits for its delay, then comes in when a piece locks', () => {
    const game = opened({ board: [], active: O, queue: 'OO' }, { ruleset: ruled() });
    expect(play(game, receive(2))).toEqual([{ type: 'garbageQueued', rows: 2 }]);
    expect(game.view.garbage).toBe(2);
    game.advance(499);
    expect(types(play(game, hardDrop))).not.toContain('garbageRose');
    game.advance(1);
    const events = play(game, hardDrop);
    expect(types(events)).toEqual(['dropped', 'scored', 'locked', 'garbageRose', 'spawned']);
    const [rose] = only(events, 'garbageRose');
    expect(rose?.rows).toBe(2);
    expect(game.view.garbage).toBe(0);
    expect(bottom(game, 2)).toEqual(
      rose?.holes.map((hole) => Array.from({ length: 10 }, (_, x) => (x === hole ? '.' : '#')).join('')),
    );
    expect(game.view.well.at((rose?.holes[1] ?? 0) === 0 ? 1 : 0, 39)).toBe(8);
    game.check();
  });

  it('lifts what lies in the well', () => {
    const game = opened({ board: ['##........'], active: { ...O, x: 4 } }, { ruleset: ruled({ delay: 0 }) });
    play(game, receive(3), hardDrop);
    expect(bottom(game, 5).slice(0, 2)).toEqual(['....##....', '##..##....']);
  });

  it('comes in by the cap, the oldest first', () => {
    const game = opened({ board: [], active: O, queue: 'OO' }, { ruleset: ruled({ delay: 0, cap: 3 }) });
    play(game, receive(2), receive(2));
    expect(only(play(game, hardDrop), 'garbageRose')).toMatchObject([{ rows: 3 }]);
    expect(game.view.garbage).toBe(1);
    expect(only(play(game, hardDrop), 'garbageRose')).toMatchObject([{ rows: 1 }]);
    expect(only(play(game, hardDrop), 'garbageRose')).toEqual([]);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('with blocking %s, a lock that clears lets in %i lots', (blocking, lots) => {
    const position = { board: ['########..'], active: { ...O, x: 8 }, queue: 'O' };
    const game = opened(position, { ruleset: ruled({ delay: 0, blocking, attack: null }) });
    expect(only(play(game, receive(1), hardDrop), 'garbageRose')).toHaveLength(lots);
    game.check();
  });
});

describe('holes', () => {
  const holesOf = (change: number, seed = 3): readonly number[] => {
    const game = TetrisGame.start({
      seed,
      ruleset: ruled({ delay: 0, change, cap: 2 }, { topOut: { lockOut: 'none', empties: true } }),
    });
    const holes: number[] = [];
    for (let i = 0; i < 8; i++)
      for (const rose of only(play(game, receive(2), hardDrop), 'garbageRose')) holes.push(...rose.holes);
    return holes;
  };
  const changes = (holes: readonly number[]) => holes.slice(1).filter((hole, i) => hole !== holes[i]).length;

  it('stay in one column where they never change', () => {
    for (let seed = 0; seed < 20; seed++) expect(new Set(holesOf(0, seed)).size).toBe(1);
  });

  it('change with every row where they always do', () => {
    for (let seed = 0; seed < 20; seed++) expect(changes(holesOf(100, seed))).toBe(holesOf(100, seed).length - 1);
  });

  it('change as often as the ruleset says', () => {
    let [rows, changed] = [0, 0];
    for (let seed = 0; seed < 300; seed++) {
      const holes = holesOf(30, seed);
      rows += holes.length - 1;
      changed += changes(holes);
    }
    expect(Math.abs(changed / rows - 0.3)).toBeLessThan(0.03);
  });

  it('come from a stream of their own: the pieces are as without garbage', () => {
    const [plain, dirty] = [ruled(), ruled({ delay: 0 })].map((ruleset) => TetrisGame.start({ seed: 9, ruleset }));
    if (plain === undefined || dirty === undefined) throw new Error('no game');
    for (let i = 0; i < 5; i++) {
      play(dirty, receive(1));
      play(plain, hardDrop);
      play(dirty, hardDrop);
      expect(dirty.view.queue).toEqual(plain.view.queue);
    }
  });
});

describe('garbage that pushes blocks out at the top', () => {
  const board = Array.from({ length: 38 }, () => '#.........');

  it('ends the game where the ruleset says so', () => {
    const topOut = { lockOut: 'none', garbageOut: true } as const;
    const game = opened({ board, active: { ...O, x: 4, y: 30 } }, { ruleset: ruled({ delay: 0 }, { topOut }) });
    const events = play(game, receive(3), hardDrop);
    expect(types(events).slice(-2)).toEqual(['garbageRose', 'over']);
    expect(game.view).toMatchObject({ overReason: 'garbage-out', phase: 'over', active: null });
  });

  it('does not while there is room for all', () => {
    const topOut = { lockOut: 'none', garbageOut: true } as const;
    const game = opened({ board, active: { ...O, x: 4, y: 30 } }, { ruleset: ruled({ delay: 0 }, { topOut }) });
    play(game, receive(2), hardDrop);
    expect(game.over).toBe(false);
  });

  it('is gone for good where it does not', () => {
    const game = opened({ board, active: { ...O, x: 4, y: 30 } }, { ruleset: ruled({ delay: 0 }) });
    play(game, receive(3), hardDrop);
    expect(game.over).toBe(false);
    expect(game.view.well.count()).toBe(37 + 4 + 3 * 9);
    game.check();
  });

  it('empties the well where the ruleset has that', () => {
    const topOut = { lockOut: 'none', garbageOut: true, empties: true } as const;
    const game = opened({ board, active: { ...O, x: 4, y: 30 } }, { ruleset: ruled({ delay: 0 }, { topOut }) });
    expect(only(play(game, receive(3), hardDrop), 'emptied')).toEqual([{ type: 'emptied', reason: 'garbage-out' }]);
    expect(game.view.well.count()).toBe(0);
  });

  it('leaves no row at all of the well', () => {
    const game = opened({ board, active: { ...O, x: 4, y: 30 } }, { ruleset: ruled({ delay: 0, cap: 64 }) });
    const events = play(game, receive(64), hardDrop);
    expect(only(events, 'garbageRose')).toMatchObject([{ rows: 40 }]);
    expect(game.view.overReason).toBe('block-out');
  });
});

it('rows of garbage are those with its blocks, whatever lies around them', () => {
  const well = Grid.parse(
    ['..........', 'G.........', 'IIII......', '.........G', 'OO........', '..........'],
    PALETTE,
  );
  expect(garbageRows(well)).toEqual([1, 3]);
});

describe('what a clear sends', () => {
  it('is told, by the table that the ruleset names', () => {
    const game = opened(QUAD, { ruleset: ruled() });
    expect(only(play(game, hardDrop), 'attacked')).toEqual([{ type: 'attacked', parts: [4], cancelled: 0, sent: 4 }]);
  });

  it('is nothing where the ruleset names none, or the table gives none', () => {
    expect(only(play(opened(QUAD, { ruleset: ruled({ attack: null }) }), hardDrop), 'attacked')).toEqual([]);
    const single = { board: ['#.........', '########..'], active: { ...O, x: 8 } };
    expect(only(play(opened(single, { ruleset: ruled() }), hardDrop), 'attacked')).toEqual([]);
  });

  it('is more where nothing is left', () => {
    const bare = { ...QUAD, board: QUAD.board.slice(1) };
    expect(only(play(opened(bare, { ruleset: ruled() }), hardDrop), 'attacked')).toMatchObject([{ sent: 14 }]);
  });

  it('first takes away what waits, the oldest first, due or not', () => {
    const game = opened(QUAD, { ruleset: ruled({ blocking: false }) });
    const events = play(game, receive(1), receive(2), receive(3), hardDrop);
    expect(only(events, 'attacked')).toEqual([{ type: 'attacked', parts: [4], cancelled: 4, sent: 0 }]);
    expect(game.view.garbage).toBe(2);
  });

  it('sends what is left', () => {
    const game = opened(QUAD, { ruleset: ruled() });
    expect(only(play(game, receive(1), hardDrop), 'attacked')).toMatchObject([{ cancelled: 1, sent: 3 }]);
    expect(game.view.garbage).toBe(0);
  });

  it('takes nothing away where the ruleset does not cancel', () => {
    const game = opened(QUAD, { ruleset: ruled({ cancel: false }) });
    expect(only(play(game, receive(1), hardDrop), 'attacked')).toMatchObject([{ cancelled: 0, sent: 4 }]);
    expect(game.view.garbage).toBe(1);
  });

  it('goes out in parts when a long back-to-back run breaks, the surge before the clear', () => {
    const ruleset = ruled({ attack: 'tetrio' });
    // A single breaks the run of five: two, two and one go out first.
    const twin = opened(
      { board: ['#.........', '#####....#'], active: { piece: 'I', x: 5, y: 30, rotation: 0 } },
      { ruleset },
    );
    const snapshot = { ...twin.snapshot(), backToBack: 5, lines: 40, combo: -1 };
    const running = TetrisGame.restore(snapshot);
    if (!running.ok) throw new Error(running.error.message);
    expect(only(play(running.value, hardDrop), 'attacked')).toEqual([
      { type: 'attacked', parts: [2, 2, 1], cancelled: 0, sent: 5 },
    ]);
  });

  it('goes out in one part while the run goes on', () => {
    const running = TetrisGame.restore({
      ...opened(QUAD, { ruleset: ruled({ attack: 'tetrio' }) }).snapshot(),
      backToBack: 5,
      lines: 40,
    });
    if (!running.ok) throw new Error(running.error.message);
    expect(only(play(running.value, hardDrop), 'attacked')).toMatchObject([{ parts: [5] }]);
  });
});
