import { describe, expect, it } from 'vitest';
import { Trial } from './trial.ts';

const SETTINGS = { das: 100, arr: 30, factor: 20 };

/** Where the block stands at each of the times. */
function columnsAt(trial: Trial, ...times: readonly number[]): readonly number[] {
  return times.map((time) => {
    trial.advance(time);
    return trial.x;
  });
}

describe('the trial of the key repeat', () => {
  it('moves at the press, after DAS, then every ARR, and stops at the wall', () => {
    const trial = new Trial(SETTINGS);
    trial.press('right', 1000);
    expect(columnsAt(trial, 1000, 1099, 1100, 1129, 1130, 1900)).toEqual([1, 1, 2, 2, 3, 9]);
    expect(trial.measured).toEqual({ repeat: 100, wall: 310 });
  });

  it('measures the same however seldom it is looked at', () => {
    const trial = new Trial(SETTINGS);
    trial.press('right', 1000.7);
    trial.release('right', 1900.2);
    expect(trial.measured).toEqual({ repeat: 100, wall: 310 });
    expect(trial.moving).toBe(false);
  });

  it('slides at once without ARR', () => {
    const trial = new Trial({ ...SETTINGS, arr: 0 });
    trial.press('right', 0);
    expect(columnsAt(trial, 99, 100)).toEqual([1, 9]);
    expect(trial.measured).toEqual({ repeat: 100, wall: 100 });
  });

  it('takes a tap for one column and measures nothing', () => {
    const trial = new Trial(SETTINGS);
    trial.press('right', 0);
    trial.release('right', 90);
    expect(columnsAt(trial, 500)).toEqual([1]);
    expect(trial.measured).toEqual({ repeat: undefined, wall: undefined });
  });

  it.each([
    [20, 49, 0],
    [20, 50, 1],
    [20, 5000, 2],
    [5, 199, 0],
    ['max', 0, 2],
  ] as const)('falls by a factor of %s: after %i ms to row %i', (factor, ms, row) => {
    const trial = new Trial({ ...SETTINGS, factor });
    trial.press('softDrop', 1000);
    trial.advance(1000 + ms);
    expect(trial.y).toBe(row);
    trial.releaseAll(1000 + ms);
    expect(trial.y).toBe(0);
  });

  it('knows no other action', () => {
    const trial = new Trial(SETTINGS);
    for (const action of ['cw', 'hold', 'hardDrop'] as const) trial.press(action, 0);
    expect([trial.x, trial.y, trial.moving]).toEqual([0, 0, false]);
  });
});
