import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from './actions.ts';
import {
  type Bindings,
  DEFAULT_BINDINGS,
  keymapOf,
  keysOf,
  MOST_KEYS,
  ownerOf,
  parseBindings,
  refusalOf,
  withKey,
  withoutKey,
} from './bindings.ts';
import { keyName } from './key-names.ts';

const CODES = ['KeyA', 'KeyX', 'KeyC', 'Space', 'ArrowUp', 'ShiftLeft', 'Digit1', 'Numpad4', 'Slash'];
const plain = { ctrlKey: false, altKey: false, metaKey: false };

function codes(bindings: Bindings): readonly string[] {
  return ACTIONS.flatMap((action) => bindings[action]);
}

/** No key has two actions, none is the browser's, and no action has too many. */
function expectSound(bindings: Bindings): void {
  const all = codes(bindings);
  expect(new Set(all).size).toBe(all.length);
  for (const code of all) expect(refusalOf({ code, ...plain }), code).toBeUndefined();
  for (const action of ACTIONS) expect(bindings[action].length).toBeLessThanOrEqual(MOST_KEYS);
}

describe('the first bindings', () => {
  it('give every action a key that is no modifier, named first', () => {
    expectSound(DEFAULT_BINDINGS);
    for (const action of ACTIONS) expect(DEFAULT_BINDINGS[action][0]).toMatch(/^(Key|Arrow|Space)/);
  });

  it('are those that the help has always named', () => {
    const keymap = keymapOf(DEFAULT_BINDINGS);
    const expected = {
      ArrowUp: 'cw',
      KeyX: 'cw',
      KeyZ: 'ccw',
      KeyA: '180',
      ShiftRight: 'hold',
      Escape: 'pause',
      KeyM: 'mute',
    };
    for (const [code, action] of Object.entries(expected)) expect(keymap.get(code)).toBe(action);
    expect(keysOf(DEFAULT_BINDINGS, 'pause')).toEqual(['KeyP', 'Escape']);
  });
});

describe('a key', () => {
  it.each([
    ['Escape', 'escape'],
    ['Tab', 'tab'],
    ['F5', 'browser'],
    ['F12', 'browser'],
    ['CapsLock', 'browser'],
    ['ContextMenu', 'browser'],
    ['ControlLeft', 'browser'],
    ['NumLock', 'browser'],
    ['BrowserBack', 'browser'],
    ['', 'browser'],
    ['__proto__', 'browser'],
  ] as const)('%s is refused', (code, refusal) => {
    expect(refusalOf({ code, ...plain })).toBe(refusal);
  });

  it('is the browser’s with Ctrl, Alt or Meta', () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(refusalOf({ code: 'KeyR', ...plain, ...held })).toBe('shortcut');
    }
    expect(refusalOf({ code: 'KeyR', ...plain })).toBeUndefined();
  });

  it('that is given is taken from the action that had it', () => {
    expect(ownerOf(DEFAULT_BINDINGS, 'KeyX')).toBe('cw');
    const bindings = withKey(DEFAULT_BINDINGS, 'hold', 'KeyX', 'ShiftLeft');
    expect(bindings.hold).toEqual(['KeyC', 'KeyX', 'ShiftRight']);
    expect(bindings.cw).toEqual(['ArrowUp']);
    expect(withKey(DEFAULT_BINDINGS, 'left', 'KeyQ').left).toEqual(['ArrowLeft', 'KeyQ']);
    expect(withKey(DEFAULT_BINDINGS, 'cw', 'ArrowUp', 'KeyX').cw).toEqual(['ArrowUp']);
    expect(withKey(DEFAULT_BINDINGS, 'cw', 'KeyX', 'KeyX')).toEqual(DEFAULT_BINDINGS);
  });

  it('has one action whatever is given and taken, and a reload changes nothing', () => {
    const change = fc.record({
      action: fc.constantFrom(...ACTIONS),
      code: fc.constantFrom(...CODES),
      instead: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
      away: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let bindings = DEFAULT_BINDINGS;
        for (const { action, code, instead, away } of changes) {
          bindings = away
            ? withoutKey(bindings, code)
            : withKey(bindings, action, code, instead === undefined ? undefined : bindings[action][instead]);
          expect(ownerOf(bindings, code)).toBe(away ? undefined : action);
          expectSound(bindings);
        }
        expect(parseBindings(JSON.parse(JSON.stringify(bindings)))).toEqual(bindings);
      }),
    );
  });
});

describe('stored bindings', () => {
  it('are sound whatever is stored', () => {
    const key = fc.oneof(fc.constantFrom(...CODES, 'Tab', 'F5', 'Escape'), fc.jsonValue());
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...ACTIONS, 'fly', '__proto__'), fc.oneof(fc.array(key), fc.jsonValue())),
    );
    fc.assert(fc.property(stored, (value) => expectSound(parseBindings(value))));
  });

  it('lose what is unknown and keep the rest', () => {
    const bindings = parseBindings({
      left: ['KeyJ', 'F5', 7],
      right: ['Tab'],
      fly: ['KeyF'],
      cw: ['KeyJ', 'KeyI'],
      hold: [],
    });
    expect(bindings.left).toEqual(['KeyJ']);
    expect(bindings.right).toEqual(['ArrowRight']);
    expect(bindings.cw).toEqual(['KeyI']);
    expect(bindings.hold).toEqual([]);
    expect(bindings.mute).toEqual(['KeyM']);
  });

  it('leave a first key to the action that has taken it', () => {
    expect(parseBindings({ hold: ['KeyM'] }).mute).toEqual([]);
  });
});

describe('a key’s name', () => {
  it('is what stands on the player’s keyboard', () => {
    const azerty = new Map([
      ['KeyZ', 'w'],
      ['Digit1', '&'],
      ['Space', ' '],
    ]);
    expect(keyName('KeyZ', azerty)).toEqual({ text: 'W' });
    expect(keyName('Digit1', azerty)).toEqual({ text: '&' });
    expect(keyName('KeyZ')).toEqual({ text: 'Z' });
    expect(keyName('BracketLeft')).toEqual({ text: '[' });
    expect(keyName('ArrowLeft', azerty)).toEqual({ text: '←' });
  });

  it('is a word for those that write nothing', () => {
    expect(keyName('Space', new Map([['Space', ' ']]))).toEqual({ word: 'space' });
    expect(keyName('ShiftRight')).toEqual({ word: 'shiftRight' });
    expect(keyName('NumpadAdd')).toEqual({ word: 'numpad', text: '+' });
    expect(keyName('Numpad7')).toEqual({ word: 'numpad', text: '7' });
  });
});
