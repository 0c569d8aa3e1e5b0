import { describe, expect, it } from 'vitest';
import { changed, cw, hardDrop, left, opened, play, refusal, softDrop, timesOf, undo } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';

const ruleset = changed('guideline', { undo: 2 });

describe('what an undo leaves as it was', () => {
  it('a piece that came in at rest has the time to lock that it had', () => {
    const game = opened({ board: [], active: { piece: 'T', x: 4, y: 38, rotation: 0 } }, { ruleset });
    game.advance(100);
    play(game, hardDrop);
    game.advance(50);
    play(game, undo);
    expect(timesOf(game, 600, 'locked')).toEqual([650]);
  });

  it('a game that is over takes nothing but an undo', () => {
    const game = TetrisGame.start({ seed: 1, ruleset });
    while (!game.over) play(game, hardDrop);
    for (const command of [left, cw, hardDrop, softDrop(true)]) expect(refusal(game, command)).toBe('over');
    expect(refusal(game, undo)).toBeUndefined();
    expect(game.over).toBe(false);
  });
});
