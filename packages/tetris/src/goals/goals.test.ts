import { describe, expect, it } from 'vitest';
import { playOut } from '../../test/bot.ts';
import { changed, hardDrop, only, opened, play, refusal, softDrop, types, undo } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import { RULESETS } from '../rulesets/rulesets.ts';
import { parseRuleset } from '../rulesets/schema.ts';
import type { TetrisEvent } from '../types.ts';
import { GOALS, goalById, knownGoal } from './goals.ts';

/** A quad that is there to be made. */
const QUAD = {
  board: ['.########.', '#########.', '#########.', '#########.', '#########.'],
  active: { piece: 'I', x: 7, y: 30, rotation: 1 },
} as const;

describe('goals', () => {
  it('are known by id, each once', () => {
    const ids = GOALS.map(({ id }) => id);
    expect(ids).toEqual([
      'endless',
      'marathon',
      'sprint-20',
      'sprint-40',
      'sprint-100',
      'ultra',
      'dig-10',
      'dig-100',
      'master',
      'zen',
    ]);
    for (const id of ids) expect(goalById(id)).toBe(knownGoal(id));
    expect(goalById('nope')).toBeUndefined();
    expect(() => TetrisGame.start({ seed: 1, goal: 'nope' })).toThrow(/unknown goal "nope"; known: endless/);
  });

  it('have these figures', () => {
    expect(GOALS.map(({ id, aim }) => [id, aim])).toEqual([
      ['endless', null],
      ['marathon', { of: 'lines', count: 150 }],
      ['sprint-20', { of: 'lines', count: 20 }],
      ['sprint-40', { of: 'lines', count: 40 }],
      ['sprint-100', { of: 'lines', count: 100 }],
      ['ultra', { of: 'ms', count: 120000 }],
      ['dig-10', { of: 'dug', count: 10, height: 10 }],
      ['dig-100', { of: 'dug', count: 100, height: 10 }],
      ['master', { of: 'level', count: 30 }],
      ['zen', null],
    ]);
  });

  it('leave every ruleset one that can be', () => {
    for (const ruleset of RULESETS) {
      for (const goal of GOALS) expect(parseRuleset({ ...ruleset, ...goal.rules }).ok).toBe(true);
    }
  });

  it('are endless unless chosen', () => {
    const game = TetrisGame.start({ seed: 1 });
    expect(game.goal.id).toBe('endless');
    expect(game.view).toMatchObject({ goal: 'endless', result: null });
  });

  it('cannot be changed by whom they are handed to', () => {
    const { goal } = TetrisGame.start({ seed: 1, goal: 'zen' });
    expect(() => Object.assign(goal, { aim: { of: 'lines', count: 1 } })).toThrow(TypeError);
    expect(() => Object.assign(goal.rules ?? {}, { undo: 0 })).toThrow(TypeError);
  });

  it('leave the ruleset as it was chosen, and come back from a save', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: 'guideline', goal: 'zen' });
    expect(game.ruleset.id).toBe('guideline');
    expect(game.ruleset.undo).toBeUndefined();
    const twin = TetrisGame.restore(JSON.parse(JSON.stringify(game.snapshot())));
    expect(twin.ok && twin.value.goal).toBe(game.goal);
    expect(TetrisGame.restore({ ...game.snapshot(), goal: 'nope' })).toMatchObject({
      ok: false,
      error: { code: 'ruleset', where: 'goal', message: expect.stringContaining('unknown goal "nope"') },
    });
  });

  it('are of a drawn position too', () => {
    const game = opened(QUAD, { ruleset: 'guideline', goal: 'sprint-20' });
    expect(game.view.goal).toBe('sprint-20');
  });
});

describe('a goal of lines', () => {
  it('ends the game with the lock that reaches it, and says when', () => {
    const game = TetrisGame.start({ seed: 3, ruleset: 'guideline', goal: 'sprint-20' });
    const events = playOut(game, 200);
    expect(only(events, 'cleared').flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(20);
    expect(game.view.lines - (only(events, 'cleared').at(-1)?.rows.length ?? 0)).toBeLessThan(20);
    const ms = game.now;
    expect(events.slice(-2)).toEqual([
      { type: 'reached', goal: 'sprint-20', by: 'lines', ms },
      { type: 'over', reason: 'goal' },
    ]);
    expect(game.view).toMatchObject({
      over: true,
      active: null,
      result: { goal: 'sprint-20', reached: true, reason: 'goal', ms },
    });
  });

  it('is at the whole ms in which a timer locked the last piece', () => {
    const board = Array.from({ length: 4 }, () => '#########.');
    const snapshot = opened(
      { board, active: { piece: 'I', x: 7, y: 36, rotation: 1 } },
      { ruleset: 'guideline', goal: 'sprint-20' },
    ).snapshot();
    const game = TetrisGame.restore({ ...snapshot, lines: 16 });
    if (!game.ok) throw new Error(game.error.message);
    expect(types(game.value.advance(10_000)).slice(-2)).toEqual(['reached', 'over']);
    expect(game.value.now).toBe(500);
    expect(game.value.view.result).toEqual({ goal: 'sprint-20', reached: true, reason: 'goal', ms: 500 });
  });

  it('is not reached by topping out', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: 'guideline', goal: 'marathon' });
    while (!game.over) play(game, hardDrop);
    expect(game.view.result).toEqual({ goal: 'marathon', reached: false, reason: game.view.overReason, ms: 0 });
  });

  it('of marathon goes up through the levels', { timeout: 30_000 }, () => {
    const game = TetrisGame.start({ seed: 4, ruleset: changed('guideline', { gravity: [null] }), goal: 'marathon' });
    const events = playOut(game, 1000);
    expect(game.view.result?.reached).toBe(true);
    expect(only(events, 'levelUp').map(({ level }) => level)).toEqual(Array.from({ length: 15 }, (_, i) => i + 2));
  });
});

describe('a goal of time', () => {
  it('ends the game at that ms, however time is cut', () => {
    for (const step of [1000, 120_000, 7919]) {
      const game = TetrisGame.start({ seed: 1, ruleset: changed('basic', { gravity: [null] }), goal: 'ultra' });
      const events: TetrisEvent[] = [];
      for (let i = 0; i < 200 && !game.over; i++) events.push(...game.advance(step));
      expect(events).toEqual([
        { type: 'reached', goal: 'ultra', by: 'ms', ms: 120_000 },
        { type: 'over', reason: 'goal' },
      ]);
      expect(game.now).toBe(120_000);
    }
  });

  it('lets nothing happen after it, however long the look', () => {
    const ruleset = changed('basic', { gravity: [70_000_000] });
    const game = TetrisGame.start({ seed: 1, ruleset, goal: 'ultra' });
    expect(types(game.advance(200_000))).toEqual(['fell', 'reached', 'over']);
    expect(game.now).toBe(120_000);
  });

  it('takes a command of the ms before, and none at its own', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: changed('basic', { gravity: [null] }), goal: 'ultra' });
    game.advance(119_999);
    expect(types(play(game, hardDrop))).toEqual(['dropped', 'locked', 'spawned']);
    game.advance(1);
    expect(game.dispatch(hardDrop)).toEqual({ ok: false, reason: 'over' });
  });

  it('comes after all else of its instant', () => {
    const ruleset = changed('basic', { gravity: [null], lock: { kind: 'step', delay: 60_000 } });
    const game = opened({ board: [], active: { piece: 'O', x: 4, y: 28, rotation: 0 } }, { ruleset, goal: 'ultra' });
    expect(types(game.advance(60_000))).toEqual(['locked', 'spawned']);
    game.dispatch({ type: 'softDrop', on: true, factor: 'max' });
    expect(types(game.advance(60_000))).toEqual(['locked', 'spawned', 'fell', 'reached', 'over']);
  });
});

describe('master', () => {
  it('falls at once from the start, and each tenth piece is a level', () => {
    const game = TetrisGame.start({ seed: 2, ruleset: 'guideline', goal: 'master' });
    const { active, ghost } = game.view;
    expect(active).toEqual(ghost);
    const events: TetrisEvent[] = [];
    for (let i = 0; i < 20 && !game.over; i++) {
      const dx = i % 2 === 0 ? -1 : 1;
      for (let k = 0; k < 4; k++) game.dispatch({ type: 'move', dx });
      events.push(...play(game, hardDrop));
      if (game.view.pieces === 9) expect(game.view.level).toBe(1);
      if (game.view.pieces === 10) expect(game.view.level).toBe(2);
    }
    expect(only(events, 'levelUp').map(({ level }) => level)).toEqual([2, 3]);
  });

  it('ends at level 30', () => {
    const snapshot = TetrisGame.start({ seed: 2, ruleset: 'guideline', goal: 'master' }).snapshot();
    const game = TetrisGame.restore({ ...snapshot, level: 29, pieces: 289 });
    if (!game.ok) throw new Error(game.error.message);
    expect(types(play(game.value, hardDrop))).toEqual(['dropped', 'locked', 'levelUp', 'reached', 'over']);
    expect(game.value.view.level).toBe(30);
  });
});

describe('zen', () => {
  it('has no end: the well empties', () => {
    const game = TetrisGame.start({ seed: 2, ruleset: 'guideline', goal: 'zen' });
    const events = Array.from({ length: 100 }, () => play(game, hardDrop)).flat();
    expect(game.over).toBe(false);
    expect(only(events, 'emptied').length).toBeGreaterThan(1);
    expect(game.view).toMatchObject({ pieces: 100, result: null, canUndo: true });
  });

  it('takes back the last fifty pieces, and waits half a second at each floor', () => {
    const game = TetrisGame.start({ seed: 2, ruleset: 'guideline', goal: 'zen' });
    for (let i = 0; i < 60; i++) play(game, hardDrop);
    for (let i = 0; i < 50; i++) play(game, undo);
    expect(refusal(game, undo)).toBe('no-undo');
    expect(game.view.pieces).toBe(10);
    const ghost = game.view.ghost?.y ?? 0;
    play(game, softDrop(true, 'max'));
    game.advance(1);
    expect(game.view.active?.y).toBe(ghost);
    expect(game.advance(498)).toEqual([]);
    expect(types(game.advance(2))).toContain('locked');
  });
});
