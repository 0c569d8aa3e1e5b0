import { describe, expect, it } from 'vitest';
import { playOut } from '../../test/bot.ts';
import { changed, hardDrop, only, opened, play, types } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import { GARBAGE } from '../pieces.ts';

const garbageRows = (game: TetrisGame): number => {
  const { well } = game.view;
  return Array.from({ length: well.height }, (_, y) => y).filter((y) =>
    Array.from({ length: well.width }, (_, x) => well.at(x, y)).includes(GARBAGE),
  ).length;
};

describe('a goal of digging', () => {
  it('of ten rows begins with them, each hole in another column than the one above', () => {
    const game = TetrisGame.start({ seed: 6, ruleset: 'guideline', goal: 'dig-10' });
    expect(garbageRows(game)).toBe(10);
    const holes = game.view.well
      .toString('########')
      .split('\n')
      .slice(-10)
      .map((row) => row.indexOf('.'));
    expect(holes.every((hole, i) => i === 0 || hole !== holes[i - 1])).toBe(true);
    game.check();
  });

  it('ends when they are cleared', () => {
    const game = TetrisGame.start({ seed: 6, ruleset: changed('guideline', { gravity: [null] }), goal: 'dig-10' });
    const events = playOut(game, 400);
    expect(game.view).toMatchObject({ dug: 10, result: { reached: true } });
    expect(only(events, 'reached')).toMatchObject([{ by: 'dug' }]);
    expect(only(events, 'garbageRose')).toEqual([]);
  });

  it('brings in what is missing at a lock that clears nothing, a hundred in all', { timeout: 30_000 }, () => {
    const garbage = { delay: 0, cap: 1, blocking: true, cancel: true, change: 0, attack: null };
    const game = TetrisGame.start({
      seed: 7,
      ruleset: changed('guideline', { gravity: [null], garbage }),
      goal: 'dig-100',
    });
    let come = 10;
    let before = game.view.lines;
    while (!game.over) {
      const events = playOut(game, 1);
      come += only(events, 'garbageRose').reduce((sum, { rows }) => sum + rows, 0);
      const cleared = game.view.lines > before;
      before = game.view.lines;
      if (!cleared && !game.over) expect(garbageRows(game)).toBe(Math.min(10, 100 - game.view.dug));
      if (cleared) expect(only(events, 'garbageRose')).toEqual([]);
      game.check();
      if (game.view.pieces > 3000) break;
    }
    expect(game.view.dug + garbageRows(game)).toBe(come);
    expect(come).toBeLessThanOrEqual(100);
    expect(game.view.dug).toBeGreaterThan(10);
  });

  it('leaves half of a small well free', () => {
    const ruleset = changed('guideline', { board: { width: 10, height: 12, hidden: 4 }, spawn: { y: 2, drop: false } });
    expect(garbageRows(TetrisGame.start({ seed: 1, ruleset, goal: 'dig-10' }))).toBe(4);
  });

  it('counts no row without garbage', () => {
    const board = ['#########.', '#########.'];
    const active = { piece: 'I', x: 7, y: 30, rotation: 1 } as const;
    const game = opened({ board, active }, { ruleset: 'guideline', goal: 'dig-10' });
    expect(types(play(game, hardDrop))).not.toContain('garbageRose');
    expect(game.view).toMatchObject({ lines: 2, dug: 2 });
    const plain = opened({ board: ['LLLLLLLLL.'], active }, { ruleset: 'guideline', goal: 'dig-10' });
    play(plain, hardDrop);
    expect(plain.view).toMatchObject({ lines: 1, dug: 0 });
  });
});
