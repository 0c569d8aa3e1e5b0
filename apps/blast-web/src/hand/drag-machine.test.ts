import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Device, type DragInput, type DragState, dragStep, IDLE, THRESHOLD } from './drag-machine.ts';

const press = (device: Device = 'mouse', slot = 0, pointer = 1, button = 0): DragInput => ({
  type: 'press',
  slot,
  pointer,
  device,
  button,
  at: { x: 100, y: 100 },
});
const move = (dx: number, dy = 0, buttons = 1, pointer = 1): DragInput => ({
  type: 'move',
  pointer,
  buttons,
  at: { x: 100 + dx, y: 100 + dy },
});
const release = (pointer = 1): DragInput => ({ type: 'release', pointer });
const run = (...inputs: DragInput[]): DragState => inputs.reduce(dragStep, IDLE);

describe('a press becomes a drag', () => {
  test.each([
    ['mouse', 4],
    ['touch', 8],
    ['pen', 8],
  ] as const)('by %s after %i px', (device, px) => {
    expect(THRESHOLD[device]).toBe(px);
    expect(run(press(device), move(px - 1)).phase).toBe('pressed');
    expect(run(press(device), move(px)).phase).toBe('dragging');
    expect(run(press(device), move(0, -px)).phase).toBe('dragging');
  });

  test('and stays one on the way back to where it began', () => {
    expect(run(press(), move(20), move(0))).toMatchObject({ phase: 'dragging', at: { x: 100, y: 100 } });
  });

  test('and knows its slot, device and start', () => {
    expect(run(press('touch', 2, 7), move(30, 0, 1, 7))).toEqual({
      phase: 'dragging',
      slot: 2,
      pointer: 7,
      device: 'touch',
      from: { x: 100, y: 100 },
      at: { x: 130, y: 100 },
    });
  });
});

describe('the end', () => {
  test('a release before the threshold is a tap', () => {
    expect(run(press('touch'), move(7), release()).phase).toBe('tapped');
  });

  test('a release after it is a drop', () => {
    expect(run(press(), move(5), release()).phase).toBe('dropped');
  });

  test.each([
    ['pointercancel or lost capture', { type: 'cancel', pointer: 1 }],
    ['Escape, blur, hiding, turning the screen', { type: 'cancel' }],
    ['a move without a button', move(30, 0, 0)],
    ['the right button beside the main one', move(30, 0, 3)],
  ] as const)('%s cancels', (_, input) => {
    expect(run(press(), move(30), input).phase).toBe('cancelled');
    expect(run(press(), input).phase).toBe('cancelled');
  });

  test('a new press follows any end', () => {
    for (const end of [run(press(), release()), run(press(), move(9), release()), run(press(), { type: 'cancel' })]) {
      expect(dragStep(end, press('touch', 1, 9))).toMatchObject({ phase: 'pressed', slot: 1, pointer: 9 });
    }
  });
});

describe('what means nothing leaves the very same state', () => {
  const dragging = run(press('touch'), move(30));

  test.each([
    ['a second finger on a piece', press('touch', 1, 2)],
    ['its moves', move(50, 50, 1, 2)],
    ['its release', release(2)],
    ['its cancel', { type: 'cancel', pointer: 2 }],
  ] as const)('%s', (_, input) => {
    expect(dragStep(dragging, input)).toBe(dragging);
  });

  test('a press of the right button', () => {
    expect(dragStep(IDLE, press('mouse', 0, 1, 2))).toBe(IDLE);
  });

  test('moves, releases and cancels with nothing held', () => {
    for (const input of [move(20), release(), { type: 'cancel' } as const]) expect(dragStep(IDLE, input)).toBe(IDLE);
  });
});

test('whatever comes, a piece is dropped only by the pointer that took it, after it has travelled', () => {
  const pointer = fc.integer({ min: 1, max: 3 });
  const at = fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) });
  const device = fc.constantFrom<Device>('mouse', 'touch', 'pen');
  const input = fc.oneof(
    fc.record({
      type: fc.constant('press' as const),
      slot: fc.nat(2),
      pointer,
      device,
      button: fc.constantFrom(0, 0, 2),
      at,
    }),
    fc.record({ type: fc.constant('move' as const), pointer, buttons: fc.constantFrom(1, 1, 1, 0, 3), at }),
    fc.record({ type: fc.constant('release' as const), pointer }),
    fc.record({ type: fc.constant('cancel' as const) }),
  );
  fc.assert(
    fc.property(fc.array(input, { maxLength: 40 }), (inputs) => {
      let state: DragState = IDLE;
      for (const next of inputs) {
        const before = state;
        state = dragStep(state, next);
        if (state === before || state.phase !== 'dropped') continue;
        expect(before.phase).toBe('dragging');
        expect(next).toEqual({ type: 'release', pointer: state.pointer });
      }
    }),
  );
});
