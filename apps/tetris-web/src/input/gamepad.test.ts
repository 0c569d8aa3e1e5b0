import { describe, expect, it } from 'vitest';
import { GamepadReader, type PadState } from './gamepad.ts';

function pad(down: Readonly<Record<number, number>> = {}, rest: Partial<PadState> = {}): PadState {
  const buttons = Array.from({ length: 17 }, (_, i) => ({ value: down[i] ?? 0 }));
  return { index: 0, mapping: 'standard', connected: true, buttons, axes: [0, 0, 0, 0], ...rest };
}

function story(reader: GamepadReader, readings: readonly (readonly (PadState | null)[])[]): string[] {
  return readings.flatMap((pads) => reader.read(pads)).map(({ type, action }) => `${type} ${action}`);
}

/** A reader that has seen the pad at rest. */
function ready(state: PadState = pad()): GamepadReader {
  const reader = new GamepadReader();
  reader.read([state]);
  return reader;
}

describe('a gamepad', () => {
  it('presses and releases once, whatever is read in between', () => {
    const held = [pad({ 14: 1 })];
    expect(story(ready(), [held, held, held, [pad()]])).toEqual(['press left', 'release left']);
  });

  it('takes one drop from a trigger that trembles', () => {
    const values = [0, 0.3, 0.6, 0.45, 0.6, 0.2];
    expect(
      story(
        ready(),
        values.map((value) => [pad({ 7: value })]),
      ),
    ).toEqual(['press hardDrop', 'release hardDrop']);
  });

  it('does not move for the drift of a stick, and moves for a push', () => {
    const axes = (x: number, y: number) => [pad({}, { axes: [x, y, 0, 0] })];
    expect(story(ready(), [axes(0.12, -0.08), axes(-0.1, 0.2), axes(0.9, 0), axes(0.5, 0), axes(0.1, 0)])).toEqual([
      'press right',
      'release right',
    ]);
  });

  it('waits until a button that was down at first is let go of', () => {
    const reader = new GamepadReader();
    expect(story(reader, [[pad({ 0: 1 })], [pad({ 0: 1 })], [pad()], [pad({ 0: 1 })]])).toEqual(['press cw']);
  });

  it('waits so after reading was broken off too', () => {
    const reader = ready();
    expect(story(reader, [[pad({ 14: 1 })]])).toEqual(['press left']);
    expect(reader.releaseAll()).toEqual([{ type: 'release', action: 'left' }]);
    expect(story(reader, [[pad({ 14: 1 })], [pad()], [pad({ 14: 1 })]])).toEqual(['press left']);
  });

  it('lets go of all when it is unplugged', () => {
    expect(story(ready(), [[pad({ 14: 1 })], []])).toEqual(['press left', 'release left']);
    expect(story(ready(), [[pad({ 14: 1 })], [pad({ 14: 1 }, { connected: false })]])).toEqual([
      'press left',
      'release left',
    ]);
  });

  it('may be the second one', () => {
    const second = (down = {}) => [null, pad(down, { index: 1 })];
    expect(story(new GamepadReader(), [second(), second({ 15: 1 })])).toEqual(['press right']);
  });

  it('of an unknown mapping is left alone', () => {
    const odd = (down = {}) => [pad(down, { mapping: '', buttons: [{ value: 1 }], axes: [] })];
    expect(story(new GamepadReader(), [odd(), odd({ 0: 1 })])).toEqual([]);
  });

  it('presses an action once, from whichever of its controls', () => {
    const both = (value: number) => [pad({ 14: value }, { axes: [-1, 0, 0, 0] })];
    expect(story(ready(), [both(1), both(0), [pad()]])).toEqual(['press left', 'release left']);
  });
});
