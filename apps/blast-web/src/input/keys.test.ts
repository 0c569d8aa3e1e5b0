import { describe, expect, test } from 'vitest';
import { actionOf, type KeyPress } from './keys.ts';

const press = (code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

describe('keys', () => {
  test.each([
    ['ArrowLeft', { type: 'step', dx: -1, dy: 0 }],
    ['ArrowDown', { type: 'step', dx: 0, dy: 1 }],
    ['Digit1', { type: 'slot', slot: 0 }],
    ['Numpad3', { type: 'slot', slot: 2 }],
    ['Enter', { type: 'act' }],
    ['Space', { type: 'act' }],
    ['Escape', { type: 'back' }],
    ['KeyN', { type: 'jump', step: 1 }],
    ['PageUp', { type: 'jump', step: -1 }],
    ['Home', { type: 'edge', to: 'row-start' }],
    ['KeyM', { type: 'mute' }],
    ['KeyR', { type: 'restart' }],
    ['KeyU', { type: 'undo' }],
    ['KeyH', { type: 'hint' }],
  ] as const)('%s', (code, action) => {
    expect(actionOf(press(code))).toEqual(action);
  });

  test('go by their place, whatever the layout or the input method makes of them', () => {
    expect(actionOf(press('Digit1', { key: '&' }))).toEqual({ type: 'slot', slot: 0 });
    expect(actionOf(press('KeyM', { key: 'ь' }))).toEqual({ type: 'mute' });
    expect(actionOf(press('KeyN', { key: 'Process' }))).toEqual({ type: 'jump', step: 1 });
    expect(actionOf(press('Slash', { key: '?' }))).toEqual({ type: 'help' });
    expect(actionOf(press('Minus', { key: '?' }))).toEqual({ type: 'help' });
  });

  test('with Ctrl, Alt or Meta are the browser’s', () => {
    for (const code of ['KeyR', 'ArrowLeft', 'Digit1', 'KeyM', 'KeyU', 'KeyH', 'Enter']) {
      for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
        expect(actionOf(press(code, { [modifier]: true }))).toBeUndefined();
      }
    }
    expect(actionOf(press('Home', { ctrlKey: true }))).toEqual({ type: 'edge', to: 'board-start' });
  });

  test('Ctrl or Cmd with the letter Z undoes, wherever the layout has it', () => {
    const undo = { type: 'undo' };
    expect(actionOf(press('KeyZ', { key: 'z', ctrlKey: true }))).toEqual(undo);
    expect(actionOf(press('KeyW', { key: 'z', ctrlKey: true }))).toEqual(undo);
    expect(actionOf(press('KeyY', { key: 'Z', metaKey: true }))).toEqual(undo);
    expect(actionOf(press('KeyZ', { key: 'я', ctrlKey: true }))).toEqual(undo);
    for (const other of [
      press('KeyZ', { key: 'w', ctrlKey: true }),
      press('KeyZ', { key: 'Z', ctrlKey: true, shiftKey: true }),
      press('KeyZ', { key: 'z', ctrlKey: true, altKey: true }),
      press('KeyZ', { key: 'z', ctrlKey: true, metaKey: true }),
      press('KeyZ', { key: 'z', ctrlKey: true, repeat: true }),
      press('KeyZ', { key: 'z' }),
    ]) {
      expect(actionOf(other)).toBeUndefined();
    }
  });

  test('held down steer and do nothing else', () => {
    expect(actionOf(press('ArrowLeft', { repeat: true }))).toBeDefined();
    for (const code of ['Enter', 'Space', 'Escape', 'KeyM', 'KeyR', 'KeyU', 'Digit2']) {
      expect(actionOf(press(code, { repeat: true }))).toBeUndefined();
    }
  });

  test('of a composition and unknown ones mean nothing', () => {
    expect(actionOf(press('KeyM', { isComposing: true }))).toBeUndefined();
    expect(actionOf(press('KeyQ'))).toBeUndefined();
    expect(actionOf(press('Tab'))).toBeUndefined();
  });
});
