import { describe, expect, it } from 'vitest';
import { changed, opened, softDrop } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import type { TetrisCommand, TetrisEvent } from '../types.ts';
import { drive, give } from './drive.ts';
import { type Action, Handling } from './handling.ts';
import type { HandlingSettings } from './settings.ts';

type Input = readonly [at: number, what: 'press' | 'release', action: Action];

const END = 4000;

/** A page's loop: presses and releases at their ms, looked at every `step` ms. */
function played(game: TetrisGame, settings: Partial<HandlingSettings>, step: number, inputs: readonly Input[]) {
  const handling = new Handling(settings);
  const log: [number, TetrisCommand | undefined, string][] = [];
  const told = (events: readonly TetrisEvent[], command?: TetrisCommand): void => {
    log.push([game.now, command, events.map(({ type }) => type).join(' ')]);
  };
  let next = 0;
  for (let frame = 0; frame < END + step; frame += step) {
    for (let input = inputs[next]; input !== undefined && input[0] <= Math.min(frame, END); input = inputs[++next]) {
      drive(game, handling, input[0], told);
      give(game, handling, handling[input[1]](input[2], input[0]), told);
    }
    drive(game, handling, Math.min(frame, END), told);
  }
  return { game, log };
}

const INPUTS: readonly Input[] = [
  [100, 'press', 'right'],
  [700, 'press', 'softDrop'],
  [900, 'release', 'softDrop'],
  [1000, 'press', 'hardDrop'],
  [1001, 'release', 'hardDrop'],
  [2000, 'release', 'right'],
];

describe('driving game and handling together', () => {
  it('tells only what happens', () => {
    const { log } = played(TetrisGame.start({ seed: 6, ruleset: 'guideline' }), {}, 16, []);
    expect(log).toEqual([1000, 2000, 3000, 4000].map((at) => [at, undefined, 'fell']));
  });

  it.each<Partial<HandlingSettings>>([
    {},
    { arr: 0 },
    { arr: 0, das: 50, dcd: 80 },
    { arr: 10, dcd: 100, factor: 'max' },
  ])('the length of a frame changes nothing: %j', (settings) => {
    const runs = [1, 7, 16, 250, 4000].map((step) => {
      const { game, log } = played(TetrisGame.start({ seed: 6, ruleset: 'guideline' }), settings, step, INPUTS);
      return JSON.stringify([game.snapshot(), log]);
    });
    expect(new Set(runs).size).toBe(1);
  });

  it('a charged slide goes on with the next piece, at its spawn', () => {
    const game = TetrisGame.start({ seed: 6, ruleset: 'guideline' });
    const { log } = played(game, { arr: 0, das: 50 }, 16, INPUTS);
    const after = log.filter(([at, command]) => at === 1000 && command?.type === 'move');
    expect(after.length).toBeGreaterThan(3);
    expect(Math.max(...(game.view.active?.cells ?? []).map(([x]) => x))).toBe(9);
  });

  it('DCD holds the next piece back', () => {
    const game = TetrisGame.start({ seed: 6, ruleset: 'guideline' });
    const { log } = played(game, { arr: 0, das: 50, dcd: 80 }, 16, INPUTS);
    const moves = log.filter(([at, command]) => at >= 1000 && command?.type === 'move');
    expect(new Set(moves.map(([at]) => at))).toEqual(new Set([1080]));
  });

  it('a slide at the floor’s edge goes on as soon as it has fallen past what stopped it', () => {
    const board = ['......#...', '..........', '..........'];
    const game = opened({ board, active: { piece: 'O', x: 2, y: 36, rotation: 0 } }, { ruleset: 'guideline' });
    played(game, { arr: 0, das: 0 }, 16, [[0, 'press', 'right']]);
    const locked = game.view.well;
    expect([8, 9].map((x) => locked.at(x, 39) !== 0)).toEqual([true, true]);
  });

  it('at 20G the piece falls between the steps of a slide', () => {
    const ruleset = changed('guideline', { gravity: [0] });
    const game = opened(
      { board: ['...##.....', '...##..#..'], active: { piece: 'O', x: 3, y: 30, rotation: 0 } },
      { ruleset },
    );
    const handling = new Handling({ arr: 0, das: 0 });
    give(game, handling, handling.press('right', 0), () => undefined);
    expect(game.view.active).toMatchObject({ x: 5, y: 38 });
  });

  it('stops where the game is over', () => {
    const game = opened({ board: Array.from({ length: 22 }, () => '####.####.'), queue: 'O' });
    const handling = new Handling();
    handling.press('left', 0);
    drive(game, handling, 100, () => {
      throw new Error('nothing is told after the end');
    });
    expect(game.now).toBe(0);
    expect(game.dispatch(softDrop(true)).ok).toBe(false);
  });
});
