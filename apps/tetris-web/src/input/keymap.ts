import type { PageAction, PlayAction } from './actions.ts';

/**
 * Actions by the key's place on the keyboard (`KeyboardEvent.code`), the same under any layout or input method.
 * Every action has a key that is not a modifier, named first in the help.
 */
export const KEYMAP: Readonly<Record<string, PlayAction | PageAction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'softDrop',
  Space: 'hardDrop',
  ArrowUp: 'cw',
  KeyX: 'cw',
  KeyZ: 'ccw',
  KeyA: '180',
  KeyC: 'hold',
  ShiftLeft: 'hold',
  ShiftRight: 'hold',
  Escape: 'pause',
  KeyP: 'pause',
  KeyR: 'restart',
  KeyM: 'mute',
};

/** How the keys of an action are written in the help. */
export const KEY_LABELS: Readonly<Record<PlayAction | PageAction, readonly string[]>> = {
  left: ['←'],
  right: ['→'],
  softDrop: ['↓'],
  hardDrop: ['Space'],
  cw: ['↑', 'X'],
  ccw: ['Z'],
  '180': ['A'],
  hold: ['C', 'Shift'],
  pause: ['P', 'Esc'],
  restart: ['R'],
  mute: ['M'],
};
