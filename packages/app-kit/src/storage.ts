/** Small texts by key, kept between visits where the browser allows it. Every call is synchronous and none throws. */
export interface KeyStore {
  /** False where the browser keeps nothing (private mode, sandboxed frame): the texts then live as long as the page. */
  readonly persistent: boolean;
  /** The text last written whole, or `undefined`. */
  read(key: string): string | undefined;
  /** False when the text could not be kept (quota); what was there before is then still readable. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Calls `listener` with the new text (`undefined`: removed) when another tab changes `key`; returns the way to stop. */
  onOutsideChange(key: string, listener: (text: string | undefined) => void): () => void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Opens the page's storage; every key is stored under `prefix + key`.
 * Falls back to memory (`persistent: false`) where `localStorage` cannot be used.
 */
export function openStorage(prefix: string): KeyStore {
  const area = localArea();
  return area === undefined ? keyStore(memoryArea(), prefix, false) : keyStore(area, prefix, true);
}

function keyStore(area: Area, prefix: string, persistent: boolean): KeyStore {
  const get = (name: string): string | undefined => {
    try {
      return area.getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const drop = (name: string): void => {
    try {
      area.removeItem(name);
    } catch {
      // Nothing to do: a text that cannot be removed is either overwritten or never read.
    }
  };
  return {
    persistent,
    read: (key) => get(prefix + key) ?? get(pending(prefix + key)),
    write(key, text) {
      const name = prefix + key;
      try {
        // The new text stands whole beside the old one before the old one is touched.
        area.setItem(pending(name), text);
        if (area.getItem(pending(name)) !== text) throw new Error('not kept');
        area.setItem(name, text);
      } catch {
        // With nothing old to go back to, what stands beside is what `read` finds.
        if (get(name) === undefined) return get(pending(name)) === text;
        drop(pending(name));
        return get(name) === text;
      }
      drop(pending(name));
      return true;
    },
    remove(key) {
      drop(pending(prefix + key));
      drop(prefix + key);
    },
    onOutsideChange(key, listener) {
      if (!persistent) return () => undefined;
      const heard = (event: StorageEvent): void => {
        if (event.key === prefix + key) listener(event.newValue ?? undefined);
        else if (event.key === null) listener(undefined);
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
}

const pending = (name: string): string => `${name}.new`;

/** `undefined` where storage is blocked, or accepts nothing although it is empty (a private mode with a quota of 0). */
function localArea(): Area | undefined {
  try {
    const area = window.localStorage;
    if (area.length === 0) {
      area.setItem('probe', '1');
      area.removeItem('probe');
    }
    return area;
  } catch {
    return undefined;
  }
}

function memoryArea(): Area {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}
