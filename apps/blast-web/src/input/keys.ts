/** What a key asks for. Devices other than the keyboard have no part in it. */
export type KeyAction =
  | { readonly type: 'slot'; readonly slot: number }
  | { readonly type: 'step'; readonly dx: number; readonly dy: number }
  | { readonly type: 'edge'; readonly to: 'row-start' | 'row-end' | 'board-start' | 'board-end' }
  | { readonly type: 'jump'; readonly step: 1 | -1 }
  | { readonly type: 'act' | 'back' | 'mute' | 'restart' | 'help' | 'undo' | 'hint' };

export interface KeyPress {
  /** `KeyboardEvent.code`: the place of the key, whatever the layout or the input method. */
  readonly code: string;
  /** `KeyboardEvent.key`: read for `?`, which has no place of its own, and for the Z of undo, which goes by its letter. */
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const JUMPS: Readonly<Record<string, 1 | -1>> = { KeyN: 1, PageDown: 1, KeyP: -1, PageUp: -1 };
const PLAIN: Readonly<Record<string, 'act' | 'back' | 'mute' | 'restart' | 'undo' | 'hint'>> = {
  Enter: 'act',
  NumpadEnter: 'act',
  Space: 'act',
  Escape: 'back',
  KeyM: 'mute',
  KeyR: 'restart',
  KeyU: 'undo',
  KeyH: 'hint',
};

/** The action of a key, or `undefined` for a key that is the browser's, an input method's, or nobody's. A held key steers and does nothing else. */
export function actionOf(press: KeyPress): KeyAction | undefined {
  if (press.ctrlKey && press.code === 'Home') return { type: 'edge', to: 'board-start' };
  if (press.ctrlKey && press.code === 'End') return { type: 'edge', to: 'board-end' };
  if (isUndo(press)) return { type: 'undo' };
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return undefined;
  const step = STEPS[press.code];
  if (step !== undefined) return { type: 'step', dx: step[0], dy: step[1] };
  const jump = JUMPS[press.code];
  if (jump !== undefined) return { type: 'jump', step: jump };
  if (press.code === 'Home') return { type: 'edge', to: 'row-start' };
  if (press.code === 'End') return { type: 'edge', to: 'row-end' };
  if (press.repeat) return undefined;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code);
  if (digit !== null) return { type: 'slot', slot: Number(digit[1]) - 1 };
  if (press.key === '?') return { type: 'help' };
  const plain = PLAIN[press.code];
  return plain === undefined ? undefined : { type: plain };
}

/** Ctrl or Cmd with the letter Z, wherever the layout has it; with the key of Z where the layout has no Latin letters. */
function isUndo({ ctrlKey, metaKey, altKey, shiftKey, repeat, key, code }: KeyPress): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey || repeat) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}
