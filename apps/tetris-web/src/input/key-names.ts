/** How keys are written that have a sign of their own, whatever the layout. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Enter: '⏎',
  Backspace: '⌫',
  Delete: 'Del',
  Insert: 'Ins',
  Home: 'Home',
  End: 'End',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

/** What stands on a keyboard of the United States, where the browser does not tell the player's own layout. */
const AMERICAN: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  IntlBackslash: '<',
  IntlRo: 'ろ',
  IntlYen: '¥',
};

const NUMPAD: Readonly<Record<string, string>> = {
  Add: '+',
  Subtract: '−',
  Multiply: '×',
  Divide: '÷',
  Decimal: '.',
  Comma: ',',
  Equal: '=',
  Enter: '⏎',
};

/** A key's name, or the word for it: one of `space`, `shiftLeft`, `shiftRight`, `numpad` (with `text`). */
export type KeyName =
  | { readonly text: string }
  | { readonly word: 'space' | 'shiftLeft' | 'shiftRight' }
  | { readonly word: 'numpad'; readonly text: string };

/** How the key at this place is called on a keyboard with the layout (letters by place), as far as it is known. */
export function keyName(code: string, layout: ReadonlyMap<string, string> = new Map()): KeyName {
  if (code === 'Space') return { word: 'space' };
  if (code === 'ShiftLeft') return { word: 'shiftLeft' };
  if (code === 'ShiftRight') return { word: 'shiftRight' };
  if (code.startsWith('Numpad')) {
    const name = code.slice('Numpad'.length);
    return { word: 'numpad', text: NUMPAD[name] ?? name };
  }
  const written = layout.get(code);
  if (SIGNS[code] === undefined && written !== undefined && written.trim() !== '')
    return { text: written.toLocaleUpperCase() };
  return { text: SIGNS[code] ?? AMERICAN[code] ?? code.replace(/^(Key|Digit)/, '') };
}

interface LayoutSource {
  readonly keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
}

/** The letters of the player's own keyboard by their places; empty where the browser does not tell. */
export async function keyboardLayout(): Promise<ReadonlyMap<string, string>> {
  try {
    return new Map(await (navigator as LayoutSource).keyboard?.getLayoutMap());
  } catch {
    return new Map();
  }
}
