import { ACTIONS, type Action } from './actions.ts';

/**
 * The keys of each action, by their place on the keyboard (`KeyboardEvent.code`), the same under any layout or input
 * method. No key has two actions, and Escape, which always pauses, is not among them.
 */
export type Bindings = Readonly<Record<Action, readonly string[]>>;

/** Every action has a key that is not a modifier, named first. */
export const DEFAULT_BINDINGS: Bindings = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  softDrop: ['ArrowDown'],
  hardDrop: ['Space'],
  cw: ['ArrowUp', 'KeyX'],
  ccw: ['KeyZ'],
  '180': ['KeyA'],
  hold: ['KeyC', 'ShiftLeft', 'ShiftRight'],
  undo: ['KeyU'],
  pause: ['KeyP'],
  restart: ['KeyR'],
  mute: ['KeyM'],
};

/** The most keys of one action. */
export const MOST_KEYS = 3;

const ALWAYS_PAUSES = 'Escape';

/** Keys that a page may have to itself: the others work the browser, the system or the focus. */
const FREE =
  /^(Key[A-Z]|Digit\d|Numpad(\d|Add|Subtract|Multiply|Divide|Decimal|Comma|Equal|Enter)|Arrow(Left|Right|Up|Down)|Space|Enter|Backspace|Delete|Insert|Home|End|Page(Up|Down)|Shift(Left|Right)|Comma|Period|Slash|Semicolon|Quote|Bracket(Left|Right)|Backslash|Backquote|Minus|Equal|Intl(Backslash|Ro|Yen))$/;

/** Why a key cannot be an action's. */
export type Refusal = 'escape' | 'tab' | 'browser' | 'shortcut';

export interface KeyPress {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Why the key that was pressed cannot be an action's; `undefined` where it can. */
export function refusalOf({ code, ctrlKey, altKey, metaKey }: KeyPress): Refusal | undefined {
  if (code === ALWAYS_PAUSES) return 'escape';
  if (code === 'Tab') return 'tab';
  if (ctrlKey || altKey || metaKey) return 'shortcut';
  return FREE.test(code) ? undefined : 'browser';
}

/** The action that has the key. */
export function ownerOf(bindings: Bindings, code: string): Action | undefined {
  return ACTIONS.find((action) => bindings[action].includes(code));
}

/** Gives the action a key, in place of `instead` or as a further one, and takes it from the action that had it. */
export function withKey(bindings: Bindings, action: Action, code: string, instead?: string): Bindings {
  const keys = bindings[action].filter((key) => key !== code || key === instead);
  const at = instead === undefined ? -1 : keys.indexOf(instead);
  const given = at < 0 ? [...keys, code].slice(-MOST_KEYS) : keys.with(at, code);
  return { ...withoutKey(bindings, code), [action]: given };
}

export function withoutKey(bindings: Bindings, code: string): Bindings {
  return mapBindings((action) => bindings[action].filter((key) => key !== code));
}

/**
 * Bindings from storage. Unknown actions, keys that cannot be taken, more than there is room for and second actions of a key
 * are dropped; an action that nothing is said of, or nothing that can be used, has those of its first keys that are free.
 */
export function parseBindings(stored: unknown): Bindings {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_BINDINGS;
  const taken = new Set<string>();
  const said = new Map<Action, readonly string[]>();
  for (const action of ACTIONS) {
    const list: unknown = Object.hasOwn(stored, action) ? stored[action as keyof typeof stored] : undefined;
    if (!Array.isArray(list)) continue;
    const keys = list.filter((key): key is string => typeof key === 'string' && FREE.test(key) && !taken.has(key));
    const own = [...new Set(keys)].slice(0, MOST_KEYS);
    // An empty list is what the player has made; one of nothing but rubbish is not.
    if (own.length > 0 || list.length === 0) said.set(action, own);
    for (const key of own) taken.add(key);
  }
  return mapBindings((action) => said.get(action) ?? DEFAULT_BINDINGS[action].filter((key) => !taken.has(key)));
}

/** What each key does, the fixed ones among them. */
export function keymapOf(bindings: Bindings): ReadonlyMap<string, Action> {
  const keymap = new Map<string, Action>([[ALWAYS_PAUSES, 'pause']]);
  for (const action of ACTIONS) for (const code of bindings[action]) keymap.set(code, action);
  return keymap;
}

/** The keys of an action, Escape among those that pause. */
export function keysOf(bindings: Bindings, action: Action): readonly string[] {
  return action === 'pause' ? [...bindings.pause, ALWAYS_PAUSES] : bindings[action];
}

function mapBindings(keysFor: (action: Action) => readonly string[]): Bindings {
  return Object.fromEntries(ACTIONS.map((action) => [action, keysFor(action)])) as Record<Action, readonly string[]>;
}
