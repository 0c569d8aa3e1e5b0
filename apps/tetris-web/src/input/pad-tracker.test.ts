import { describe, expect, it } from 'vitest';
import { type PadButton, type PadChange, type PadRect, PadTracker } from './pad-tracker.ts';

const at = (left: number): PadRect => ({ left, top: 0, right: left + 60, bottom: 60 });

/** Left at 0–60, right at 68–128, rotate at 200–260, hard drop at 268–328, all 60 high. */
const RECTS: ReadonlyMap<PadButton, PadRect> = new Map([
  ['left', at(0)],
  ['right', at(68)],
  ['cw', at(200)],
  ['hardDrop', at(268)],
]);

function story(...changes: readonly (readonly PadChange[])[]): string[] {
  return changes.flat().map(({ type, button }) => `${type} ${button}`);
}

describe('fingers on the pad', () => {
  it('press and release', () => {
    const pad = new PadTracker(() => RECTS);
    expect(story(pad.down(1, 30, 30), pad.up(1))).toEqual(['press left', 'release left']);
  });

  it('keep a button while the thumb lies over its edge', () => {
    const pad = new PadTracker(() => RECTS);
    expect(story(pad.down(1, 30, 30), pad.move(1, 30, 70), pad.move(1, -10, 30))).toEqual(['press left']);
  });

  it('slide from one direction to the other without lifting', () => {
    const pad = new PadTracker(() => RECTS);
    expect(story(pad.down(1, 30, 30), pad.move(1, 90, 30))).toEqual(['press left', 'release left', 'press right']);
  });

  it('slide off and hold nothing', () => {
    const pad = new PadTracker(() => RECTS);
    expect(story(pad.down(1, 30, 30), pad.move(1, 30, 200), pad.up(1))).toEqual(['press left', 'release left']);
  });

  it('do not slide into a drop or a turn', () => {
    const pad = new PadTracker(() => RECTS);
    expect(story(pad.down(1, 90, 30), pad.move(1, 230, 30), pad.move(1, 300, 30), pad.up(1))).toEqual([
      'press right',
      'release right',
    ]);
  });

  it('are several at once', () => {
    const pad = new PadTracker(() => RECTS);
    const taps = [1, 2, 3].flatMap(() => [pad.down(2, 230, 30), pad.up(2)]);
    expect(story(pad.down(1, 30, 30), ...taps, pad.up(1))).toEqual([
      'press left',
      ...['press cw', 'release cw', 'press cw', 'release cw', 'press cw', 'release cw'],
      'release left',
    ]);
  });

  it('press a button once, however many lie on it', () => {
    const pad = new PadTracker(() => RECTS);
    expect(story(pad.down(1, 20, 30), pad.down(2, 40, 30), pad.up(1), pad.up(2))).toEqual([
      'press left',
      'release left',
    ]);
  });

  it('are all let go of at once', () => {
    const pad = new PadTracker(() => RECTS);
    pad.down(1, 30, 30);
    pad.down(2, 230, 30);
    expect(story(pad.releaseAll(), pad.move(1, 90, 30), pad.up(1))).toEqual(['release left', 'release cw']);
  });

  it('begin nowhere and are of no account', () => {
    const pad = new PadTracker(() => RECTS);
    expect(story(pad.down(1, 164, 30), pad.up(1), pad.up(7))).toEqual([]);
  });
});
