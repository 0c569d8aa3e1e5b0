import { describe, expect, it } from 'vitest';
import type { TetrisEvent } from '../types.ts';
import { type Action, Handling } from './handling.ts';

const slide = (at: number, dx: number): number[][] => Array.from({ length: 10 }, () => [at, dx]);

describe('other actions', () => {
  it('give one command a press', () => {
    const handling = new Handling();
    expect(handling.press('cw', 3)).toEqual([[3, { type: 'rotate', dir: 'cw' }]]);
    expect(handling.press('ccw', 4)).toEqual([[4, { type: 'rotate', dir: 'ccw' }]]);
    expect(handling.press('180', 5)).toEqual([[5, { type: 'rotate', dir: '180' }]]);
    expect(handling.press('hardDrop', 6)).toEqual([[6, { type: 'hardDrop' }]]);
    expect(handling.press('hold', 7)).toEqual([[7, { type: 'hold' }]]);
    for (const action of ['cw', 'hardDrop', 'hold'] as const) expect(handling.release(action, 9)).toEqual([]);
    expect(handling.advance(2000)).toEqual([]);
  });

  it('soft drop goes on with a press, with its factor, and off with the release', () => {
    const handling = new Handling({ factor: 'max' });
    expect(handling.press('softDrop', 3)).toEqual([[3, { type: 'softDrop', on: true, factor: 'max' }]]);
    expect(handling.press('softDrop', 4)).toEqual([]);
    expect(handling.release('softDrop', 9)).toEqual([[9, { type: 'softDrop', on: false }]]);
    expect(handling.release('softDrop', 9)).toEqual([]);
  });

  it('come after repeats that are due', () => {
    const handling = new Handling();
    handling.press('left', 0);
    expect(handling.press('cw', 200)).toEqual([
      [167, { type: 'move', dx: -1 }],
      [200, { type: 'move', dx: -1 }],
      [200, { type: 'rotate', dir: 'cw' }],
    ]);
  });

  it('are none that is not known', () => {
    const handling = new Handling();
    expect(() => handling.press('jump' as Action, 0)).toThrow(TypeError);
    expect(() => handling.release('jump' as Action, 0)).toThrow(TypeError);
  });
});

describe('letting go of everything', () => {
  it('ends repeats and soft drop, without another move', () => {
    const handling = new Handling();
    handling.press('right', 0);
    handling.press('left', 10);
    handling.press('softDrop', 20);
    expect(handling.releaseAll(200)).toEqual([
      [177, { type: 'move', dx: -1 }],
      [200, { type: 'softDrop', on: false }],
    ]);
    expect(handling.advance(5000)).toEqual([]);
    expect(handling.release('left', 5001)).toEqual([]);
    expect(handling.press('left', 5002)).toEqual([[5002, { type: 'move', dx: -1 }]]);
  });
});

describe('what the game answers', () => {
  const moved: TetrisEvent = { type: 'moved', dx: 1, x: 4, y: 19 };
  const spawned = { type: 'spawned', piece: 'T', x: 3, y: 19, rotation: 0, cells: [] } as const;
  const fell = { type: 'fell', rows: 1, by: 'gravity' } as const;
  const rotated = { type: 'rotated', from: 0, to: 1, kick: 0, x: 3, y: 19 } as const;

  it.each([spawned, rotated])(
    'DCD holds the next repeat back after $type, a wall having stopped the last shift',
    (event) => {
      const handling = new Handling({ dcd: 50 });
      handling.press('right', 0);
      handling.observe([moved]);
      handling.advance(180);
      handling.observe([event]);
      expect(handling.advance(300).map(([at]) => at)).toEqual([230, 263, 296]);
    },
  );

  it('DCD lets a later repeat be', () => {
    const handling = new Handling({ dcd: 5 });
    handling.press('right', 0);
    handling.advance(180);
    handling.observe([spawned]);
    expect(handling.advance(240).map(([at]) => at)).toEqual([200, 233]);
  });

  it('DCD does nothing while no wall stopped the shift, nor when it is 0', () => {
    for (const [settings, events] of [
      [{ dcd: 50 }, [moved]],
      [{ dcd: 0 }, []],
    ] as const) {
      const handling = new Handling(settings);
      handling.press('right', 0);
      handling.observe([moved]);
      handling.advance(180);
      handling.observe(events);
      handling.observe([spawned]);
      expect(handling.advance(240).map(([at]) => at)).toEqual([200, 233]);
    }
  });

  it('counts several repeats of one look together', () => {
    const handling = new Handling({ dcd: 50 });
    handling.press('right', 0);
    expect(handling.advance(240)).toHaveLength(3);
    handling.observe([moved, moved]);
    handling.observe([spawned]);
    expect(handling.advance(300).map(([at]) => at)).toEqual([290]);
  });

  it('forgets a wall that a later shift got past', () => {
    const handling = new Handling({ dcd: 50 });
    handling.press('right', 0);
    expect(handling.advance(170)).toHaveLength(1);
    handling.observe([moved, spawned]);
    expect(handling.advance(240).map(([at]) => at)).toEqual([200, 233]);
  });

  it('DCD holds nothing back after a fall', () => {
    const handling = new Handling({ dcd: 50 });
    handling.press('right', 0);
    handling.advance(180);
    handling.observe([fell]);
    expect(handling.advance(240).map(([at]) => at)).toEqual([200, 233]);
  });

  it('lets a charged slide be after what moves nothing', () => {
    const handling = new Handling({ arr: 0, das: 100 });
    handling.press('right', 0);
    handling.advance(100);
    handling.observe([moved, { type: 'garbageQueued', rows: 2 }, { type: 'scored', points: 1, parts: {} }]);
    expect(handling.advance(200)).toEqual([]);
  });

  it('guards against a hard drop after a lock alone', () => {
    const handling = new Handling({ guard: 100 });
    handling.observe([moved, fell, rotated, spawned]);
    expect(handling.press('hardDrop', 1)).toEqual([[1, { type: 'hardDrop' }]]);
  });

  it('lets a charged slide go on with a spawn, a turn or a fall, and only while it is held', () => {
    const handling = new Handling({ arr: 0, das: 100 });
    handling.press('right', 0);
    expect(handling.advance(100)).toHaveLength(10);
    expect(handling.advance(200)).toEqual([]);
    handling.observe([spawned]);
    expect(handling.advance(210).map(([at]) => at)).toEqual(slide(200, 1).map(([at]) => at));
    handling.observe([fell]);
    expect(handling.advance(220)).toHaveLength(10);
    handling.release('right', 230);
    handling.observe([spawned]);
    expect(handling.advance(400)).toEqual([]);
  });
});

describe('time', () => {
  it('is whole ms', () => {
    expect(() => new Handling().advance(0.5)).toThrow(RangeError);
    expect(() => new Handling().press('left', Number.NaN)).toThrow(RangeError);
  });

  it('never goes back: an earlier input counts as the latest', () => {
    const handling = new Handling();
    handling.advance(100);
    expect(handling.press('left', 40)).toEqual([[100, { type: 'move', dx: -1 }]]);
  });
});
