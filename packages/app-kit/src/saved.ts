import type { Checked } from './result.ts';
import type { KeyStore } from './storage.ts';

/** One thing that is saved whole, such as the running game. */
export interface SaveSlot<T> {
  /** Reads what is saved. It never writes: a refused save stays as it is until `save` or `clear`. */
  load(): Loaded<T>;
  /** False when the browser could not keep it; the save before is then still readable. */
  save(value: T): boolean;
  clear(): void;
}

export type Loaded<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'refused'; readonly reason: string };

export interface SaveSlotOptions<T> {
  readonly store: KeyStore;
  readonly key: string;
  /** A whole number from 1, raised with every change of the saved shape. */
  readonly version: number;
  /** Checks what was saved, under the version that it was saved with (at most `version`). */
  readonly parse: (json: unknown, version: number) => Checked<T>;
}

/** The oldest version: what a save without a version number is taken for. */
const OLDEST = 1;

/**
 * A slot whose saves carry their version, as `{version, saved}`. A save of a newer version, or one that cannot be
 * read, is refused with a reason; when it is at last overwritten, its text is kept under `key.refused`.
 */
export function saveSlot<T>({ store, key, version, parse }: SaveSlotOptions<T>): SaveSlot<T> {
  let looked = false;
  let refusedText: string | undefined;

  const look = (): Loaded<T> => {
    looked = true;
    refusedText = undefined;
    const text = store.read(key);
    if (text === undefined) return { kind: 'none' };
    const checked = open(text, version, parse);
    if (checked.ok) return { kind: 'loaded', value: checked.value };
    refusedText = text;
    return { kind: 'refused', reason: checked.error.message };
  };

  /** False when a refused save could not be kept aside, and so must not be overwritten. */
  const setAside = (): boolean => {
    if (!looked) look();
    if (refusedText === undefined) return true;
    if (!store.write(`${key}.refused`, refusedText)) return false;
    refusedText = undefined;
    return true;
  };

  return {
    load: look,
    save: (value) => setAside() && store.write(key, JSON.stringify({ version, saved: value })),
    clear() {
      if (setAside()) store.remove(key);
    },
  };
}

function open<T>(text: string, newest: number, parse: SaveSlotOptions<T>['parse']): Checked<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('The saved text is damaged.');
  }
  if (typeof json !== 'object' || json === null || !('saved' in json)) return refuse('The saved text is not a save.');
  const version = 'version' in json ? json.version : OLDEST;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < OLDEST) {
    return refuse('The save has no readable version.');
  }
  if (version > newest) {
    return refuse(`The save is of version ${version}; this page reads versions up to ${newest}. Reload to update.`);
  }
  return parse(json.saved, version);
}

const refuse = (message: string) => ({ ok: false, error: { message } }) as const;
