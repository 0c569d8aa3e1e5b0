import { describe, expect, it } from 'vitest';
import { DropGame } from './drop-game.ts';

/** Pieces by their place in the papers' order, and the upright and the lying I. */
const [I, O] = [0, 1];
const UPRIGHT = { orientation: 0, column: 0 } as const;

describe('a drop', () => {
  it.each([4, 28])('is made on %i rows', (height) => {
    expect(new DropGame(height).drop(I, UPRIGHT)).toBe(0);
  });

  it('may reach the rim, and is looked at only as far as that', () => {
    const free = new DropGame(4);
    expect(free.features(I, UPRIGHT, 'dellacherie')?.slice(0, 2)).toEqual([1.5, 0]);
    const raised = DropGame.from(4, ['#.........']);
    expect(raised.features(I, UPRIGHT, 'dellacherie')).toBeUndefined();
    expect(raised.features(I, { ...UPRIGHT, column: 1 }, 'dellacherie')?.[0]).toBe(1.5);
    const high = DropGame.from(4, ['#.........', '#.........', '#.........']);
    expect(high.features(O, UPRIGHT, 'fast')).toBeUndefined();
    expect(high.features(O, { orientation: 0, column: 1 }, 'fast')?.[0]).toBe(0.5);
  });

  it.each([-1, -4, 7, Number.NaN])('is none at column %d', (column) => {
    const game = new DropGame(8);
    expect(() => game.drop(I, { orientation: 1, column })).toThrow('no such drop');
    expect(() => game.features(I, { orientation: 1, column }, 'fast')).toThrow(RangeError);
  });

  it('lets rows above the gap fall, and leaves none behind', () => {
    const game = DropGame.from(6, ['#.........', '##########'.replace('#', '.'), '.#........', '.#########']);
    expect(game.features(I, UPRIGHT, 'dellacherie')).toBeUndefined();
    const open = DropGame.from(8, ['.#........', '.#########', '.#........', '.#########']);
    expect(open.drop(I, UPRIGHT)).toBe(2);
    expect(open.toString().split('\n').slice(-3)).toEqual(['..........', '##........', '##........']);
    expect(open).toMatchObject({ pieces: 1, lines: 2, over: false });
  });
});
