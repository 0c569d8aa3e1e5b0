import { describe, expect, it } from 'vitest';
import { changed, opened } from '../../test/support.ts';
import type { TetrisEvent } from '../types.ts';
import { drive, give } from './drive.ts';
import { Handling } from './handling.ts';

const LOCKED = {
  type: 'locked',
  piece: 'O',
  x: 4,
  y: 38,
  rotation: 0,
  cells: [],
  spin: 'none',
  kick: null,
  rows: [],
} as const satisfies TetrisEvent;
const drop = (at: number) => [[at, { type: 'hardDrop' }]];

describe('the guard against a hard drop', () => {
  it('takes none for so long after a lock that no hard drop made', () => {
    const handling = new Handling({ guard: 120 });
    handling.advance(1000);
    handling.observe([LOCKED]);
    expect(handling.press('hardDrop', 1000)).toEqual([]);
    expect(handling.press('hardDrop', 1119)).toEqual([]);
    expect(handling.press('hardDrop', 1120)).toEqual(drop(1120));
  });

  it('lets everything else through', () => {
    const handling = new Handling({ guard: 120 });
    handling.observe([LOCKED]);
    expect(handling.press('hold', 1)).toEqual([[1, { type: 'hold' }]]);
    expect(handling.press('left', 1)).toEqual([[1, { type: 'move', dx: -1 }]]);
  });

  it('does not follow a hard drop', () => {
    const handling = new Handling({ guard: 120 });
    handling.observe([{ type: 'dropped', rows: 3 }, LOCKED]);
    expect(handling.press('hardDrop', 1)).toEqual(drop(1));
    handling.observe([LOCKED]);
    expect(handling.press('hardDrop', 2)).toEqual([]);
  });

  it('is none unless set', () => {
    const handling = new Handling();
    handling.observe([LOCKED]);
    expect(handling.press('hardDrop', 0)).toEqual(drop(0));
  });

  it('saves the next piece when the last one has just locked by itself', () => {
    const game = opened(
      { board: [], active: { piece: 'O', x: 4, y: 38, rotation: 0 }, queue: 'T' },
      {
        ruleset: changed('guideline', {}),
      },
    );
    const handling = new Handling({ guard: 120 });
    const told = () => undefined;
    drive(game, handling, 500, told);
    expect(game.view.active?.piece).toBe('T');
    give(game, handling, handling.press('hardDrop', 500), told);
    expect(game.view.active?.piece).toBe('T');
    drive(game, handling, 620, told);
    give(game, handling, handling.press('hardDrop', 620), told);
    expect(game.view.pieces).toBe(2);
  });
});
