import { describe, expect, it } from 'vitest';
import { changed, hardDrop, hold, only, opened, play, types } from '../../test/support.ts';
import type { TopOutRule } from '../rulesets/ruleset.ts';

/** A well of the guideline, its stack up to the rim in the middle columns. */
const TALL = Array.from({ length: 20 }, () => '...####...');
const ruled = (topOut: TopOutRule) => changed('guideline', { topOut });
const flatI = (y: number) => ({ piece: 'I', x: 3, y: y - 1, rotation: 0 }) as const;
/** An I upright over the stack: three rows above the rim, with one that is seen. */
const STRADDLING = { board: ['....##....'], active: { piece: 'I', x: -2, y: 17, rotation: 1 } } as const;

describe('lock out', () => {
  it.each<[TopOutRule['lockOut'], string | undefined]>([
    ['none', 'block-out'],
    ['entire', 'lock-out'],
    ['partial', 'lock-out'],
  ])('%s: a piece wholly above the rim ends the game by %s', (lockOut, reason) => {
    const game = opened({ board: TALL, active: flatI(19), queue: 'O' }, { ruleset: ruled({ lockOut }) });
    const events = play(game, hardDrop);
    expect(only(events, 'over')).toEqual([{ type: 'over', reason }]);
    expect(game.view).toMatchObject({ over: true, overReason: reason, pieces: 1 });
  });

  it.each<[TopOutRule['lockOut'], readonly string[]]>([
    ['none', ['dropped', 'locked', 'spawned']],
    ['entire', ['dropped', 'locked', 'spawned']],
    ['partial', ['dropped', 'locked', 'over']],
  ])('%s: a piece with one block under the rim', (lockOut, followed) => {
    const board = Array.from({ length: 20 }, (_, y) => (y === 0 ? '.........#' : '#........#'));
    const active = { piece: 'I', x: -2, y: 17, rotation: 1 } as const;
    const game = opened({ board, active, queue: 'O' }, { ruleset: ruled({ lockOut }) });
    const events = play(game, hardDrop);
    expect(types(events)).toEqual(followed);
    if (lockOut === 'partial') expect(game.view.overReason).toBe('partial-lock-out');
  });

  it('partial: a piece wholly under the rim goes on', () => {
    const game = opened(
      { ...STRADDLING, active: { piece: 'I', x: -2, y: 20, rotation: 1 } },
      {
        ruleset: ruled({ lockOut: 'partial' }),
      },
    );
    play(game, hardDrop);
    expect(game.over).toBe(false);
  });
});

it('reaches no goal', () => {
  const game = opened({ board: TALL, active: flatI(19), queue: 'O' }, { ruleset: 'guideline', goal: 'sprint-40' });
  expect(types(play(game, hardDrop))).toEqual(['dropped', 'locked', 'over']);
});

describe('a well that empties', () => {
  const ruleset = ruled({ lockOut: 'entire', empties: true });

  it('does so on block out, and the piece comes in', () => {
    const game = opened(
      { board: [...['...####...'], ...TALL], active: { piece: 'O', x: 0, y: 30, rotation: 0 }, queue: 'T' },
      {
        ruleset,
      },
    );
    const events = play(game, hardDrop);
    expect(types(events)).toEqual(['dropped', 'scored', 'locked', 'emptied', 'spawned']);
    expect(only(events, 'emptied')).toEqual([{ type: 'emptied', reason: 'block-out' }]);
    expect(game.view).toMatchObject({ over: false, result: null, active: { piece: 'T' } });
    expect(game.view.well.count()).toBe(0);
    game.check();
  });

  it('does so on lock out', () => {
    const game = opened({ board: TALL, active: flatI(19), queue: 'O' }, { ruleset });
    const events = play(game, hardDrop);
    expect(types(events)).toEqual(['dropped', 'locked', 'emptied', 'spawned']);
    expect(only(events, 'emptied')).toEqual([{ type: 'emptied', reason: 'lock-out' }]);
    expect(game.view.well.count()).toBe(0);
    game.check();
  });

  it('lets no garbage wait any longer', () => {
    const garbage = { delay: 5000, cap: 8, blocking: true, cancel: true, change: 100, attack: null };
    const active = { piece: 'O', x: 0, y: 30, rotation: 0 } as const;
    const board = ['...####...', ...TALL];
    const game = opened({ board, active, queue: 'T' }, { ruleset: { ...ruleset, garbage } });
    play(game, { type: 'receiveGarbage', rows: 3 });
    expect(game.view.garbage).toBe(3);
    expect(types(play(game, hardDrop))).toContain('emptied');
    expect(game.snapshot()).toMatchObject({ garbage: { waiting: [] } });
  });

  it('loses no piece when a hold is blocked', () => {
    const board = ['...####...', ...TALL];
    const game = opened(
      { board, active: { piece: 'O', x: 0, y: 30, rotation: 0 }, queue: 'T', hold: 'S' },
      { ruleset },
    );
    const events = play(game, hold);
    expect(types(events)).toEqual(['held', 'emptied', 'spawned']);
    expect(game.view).toMatchObject({ hold: 'O', active: { piece: 'S' }, queue: expect.arrayContaining(['T']) });
  });
});
