import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS, keymapOf, withKey } from './bindings.ts';
import { Keyboard } from './keyboard.ts';

let told: string[] = [];
let playable = true;
let keymap = keymapOf(DEFAULT_BINDINGS);
let keyboard: Keyboard;

beforeEach(() => {
  told = [];
  playable = true;
  keymap = keymapOf(DEFAULT_BINDINGS);
  keyboard = new Keyboard({
    press: (action) => told.push(`press ${action}`),
    release: (action) => told.push(`release ${action}`),
    page: (action, inDialog) => told.push(inDialog ? `${action} in dialog` : action),
    keymap: () => keymap,
    playable: () => playable,
  });
});
afterEach(() => {
  keyboard.dispose();
  document.body.replaceChildren();
});

function key(type: 'keydown' | 'keyup', code: string, init: KeyboardEventInit = {}, on: EventTarget = document.body) {
  const event = new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...init });
  on.dispatchEvent(event);
  return event;
}

describe('a key', () => {
  it('acts by its place, whatever letter it writes', () => {
    key('keydown', 'KeyZ', { key: 'w' });
    key('keydown', 'KeyA', { key: 'ф' });
    key('keydown', 'KeyX', { key: 'Process', keyCode: 229 });
    expect(told).toEqual(['press ccw', 'press 180', 'press cw']);
  });

  it('acts once, however often the system repeats it', () => {
    key('keydown', 'Space');
    for (let i = 0; i < 5; i++) key('keydown', 'Space', { repeat: true });
    key('keyup', 'Space');
    expect(told).toEqual(['press hardDrop', 'release hardDrop']);
  });

  it('is one action with another key of the same action', () => {
    key('keydown', 'KeyX');
    key('keydown', 'ArrowUp');
    key('keyup', 'KeyX');
    key('keyup', 'ArrowUp');
    expect(told).toEqual(['press cw', 'release cw']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'is not the game’s with %o',
    (init) => {
      expect(key('keydown', 'ArrowLeft', init).defaultPrevented).toBe(false);
      expect(key('keydown', 'KeyR', init).defaultPrevented).toBe(false);
      expect(told).toEqual([]);
    },
  );

  it.each(['Tab', 'F5', 'F12', 'Enter', 'KeyW', 'Digit1'])('%s is left alone', (code) => {
    expect(key('keydown', code).defaultPrevented).toBe(false);
    expect(told).toEqual([]);
  });

  it('keeps the browser from scrolling and from pressing a button', () => {
    expect(key('keydown', 'Space').defaultPrevented).toBe(true);
    expect(key('keyup', 'Space').defaultPrevented).toBe(true);
    expect(key('keydown', 'ArrowDown').defaultPrevented).toBe(true);
  });

  it('Escape does not go on to the dialog that it opens', () => {
    expect(key('keydown', 'Escape').defaultPrevented).toBe(true);
    expect(told).toEqual(['pause']);
  });

  it.each(['Enter', 'NumpadEnter', 'Space', 'ArrowUp'])(
    '%s pauses once, and what opens is not pressed by it',
    (code) => {
      keymap = keymapOf(withKey(DEFAULT_BINDINGS, 'pause', code));
      expect(key('keydown', code).defaultPrevented).toBe(true);
      playable = false;
      expect(key('keydown', code, { repeat: true }).defaultPrevented).toBe(true);
      expect(told).toEqual(['pause']);
    },
  );

  it.each(['Enter', 'NumpadEnter', 'Space'])('%s presses what has the focus, and nothing else, out of play', (code) => {
    keymap = keymapOf(withKey(DEFAULT_BINDINGS, 'mute', code));
    playable = false;
    expect(key('keydown', code).defaultPrevented).toBe(false);
    expect(told).toEqual([]);
  });

  it.each(['ArrowUp', 'Home', 'PageDown'])('%s moves a slider and does nothing else', (code) => {
    keymap = keymapOf(withKey(DEFAULT_BINDINGS, 'mute', code));
    playable = false;
    const slider = Object.assign(document.createElement('input'), { type: 'range' });
    document.body.append(slider);
    expect(key('keydown', code, { repeat: true }, slider).defaultPrevented).toBe(false);
    key('keydown', code, {}, slider);
    expect(told).toEqual([]);
    key('keydown', code);
    expect(told).toEqual(['mute']);
  });

  it('belongs to a text field that has the focus', () => {
    const field = document.createElement('input');
    document.body.append(field);
    expect(key('keydown', 'Space', {}, field).defaultPrevented).toBe(false);
    expect(told).toEqual([]);
  });

  it('does nothing in play while the game stands still', () => {
    playable = false;
    expect(key('keydown', 'Space').defaultPrevented).toBe(false);
    key('keydown', 'KeyP');
    expect(told).toEqual(['pause']);
  });

  it('belongs to an open dialog, but for those of the page', () => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    key('keydown', 'Space', {}, dialog);
    key('keydown', 'Escape', {}, dialog);
    key('keydown', 'KeyM', {}, dialog);
    expect(told).toEqual(['mute in dialog']);
  });
});

describe('letting go of all', () => {
  it('forgets keys whose release is never told, until a fresh press', () => {
    key('keydown', 'ArrowLeft');
    keyboard.releaseAll(0);
    key('keydown', 'ArrowLeft', { repeat: true });
    key('keyup', 'ArrowLeft');
    key('keydown', 'ArrowLeft');
    expect(told).toEqual(['press left', 'release left', 'press left']);
  });
});

describe('another binding', () => {
  it('counts from the next press on, and a key that is down lets go of what it did', () => {
    key('keydown', 'ArrowLeft');
    keymap = keymapOf(withKey(DEFAULT_BINDINGS, 'hardDrop', 'ArrowLeft'));
    key('keyup', 'ArrowLeft');
    key('keydown', 'ArrowLeft');
    expect(told).toEqual(['press left', 'release left', 'press hardDrop']);
  });

  it('is asked for by an element that takes keys, which do nothing else', () => {
    const button = document.createElement('button');
    button.dataset['takesKeys'] = 'true';
    document.body.append(button);
    for (const code of ['KeyM', 'KeyP', 'Space']) key('keydown', code, {}, button);
    expect(told).toEqual([]);
  });
});
