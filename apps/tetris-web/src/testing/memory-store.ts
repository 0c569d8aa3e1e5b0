import type { KeyStore } from '@blockyard/app-kit';

/** A store of its own, with `arrive` for what another tab writes and `full` for a browser without room. */
export interface MemoryStore extends KeyStore {
  readonly texts: Map<string, string>;
  full: boolean;
  arrive(key: string, text: string | undefined): void;
}

export function memoryStore(): MemoryStore {
  const texts = new Map<string, string>();
  const listeners = new Map<string, (text: string | undefined) => void>();
  return {
    texts,
    full: false,
    persistent: true,
    read: (key) => texts.get(key),
    write(key, text) {
      if (!this.full) texts.set(key, text);
      return !this.full;
    },
    remove: (key) => void texts.delete(key),
    onOutsideChange(key, listener) {
      listeners.set(key, listener);
      return () => listeners.delete(key);
    },
    arrive(key, text) {
      if (text === undefined) texts.delete(key);
      else texts.set(key, text);
      listeners.get(key)?.(text);
    },
  };
}
