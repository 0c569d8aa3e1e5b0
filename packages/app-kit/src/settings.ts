import { type Mutate, useStore } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyStore } from './storage.ts';

/** A zustand store: `getState`, `setState(partial)`, `subscribe`. Every change is written at once. */
export type SettingsStore<S> = Mutate<StoreApi<S>, [['zustand/persist', Partial<S>]]>;

export interface SettingsOptions<S extends object> {
  readonly store: KeyStore;
  readonly key: string;
  /** A whole number, raised when the stored shape changes. */
  readonly version: number;
  readonly defaults: S;
  /** Keeps the good fields of what was stored and drops the others; see `parseFields`. */
  readonly parse: (stored: unknown) => Partial<S>;
  /** Turns what an older version stored into today's shape, before `parse`. */
  readonly migrate?: (stored: unknown, version: number) => unknown;
}

/**
 * Settings that survive a reload. A stored field that is no longer valid falls back to its default and the others
 * are kept. Nothing is written before the first change. A change made in another tab arrives here too.
 */
export function createSettings<S extends object>(options: SettingsOptions<S>): SettingsStore<S> {
  const { store, key, version, defaults } = options;
  const storage: PersistStorage<Partial<S>> = {
    getItem() {
      const text = store.read(key);
      // Migrated here and not by the middleware, which would write the result back before the player acts.
      return text === undefined ? null : { state: readFields(text, options), version };
    },
    setItem: (_name, value) => store.write(key, JSON.stringify(value)),
    removeItem: () => store.remove(key),
  };
  const settings = createStore<S>()(
    persist(() => defaults, {
      name: key,
      version,
      storage,
      partialize: (state): Partial<S> => state,
      merge: (stored, current) => ({ ...current, ...(stored as Partial<S> | undefined) }),
    }),
  );
  store.onOutsideChange(key, () => void settings.persist.rehydrate());
  return settings;
}

function readFields<S extends object>(text: string, { version, parse, migrate }: SettingsOptions<S>): Partial<S> {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== 'object' || envelope === null || !('state' in envelope)) return {};
    const stored = 'version' in envelope && typeof envelope.version === 'number' ? envelope.version : 0;
    return parse(migrate !== undefined && stored < version ? migrate(envelope.state, stored) : envelope.state);
  } catch {
    return {};
  }
}

/** The part of the settings that `selector` picks, live. The selector must give back a stable value. */
export function useSettings<S extends object, Part>(settings: SettingsStore<S>, selector: (state: S) => Part): Part {
  return useStore(settings, selector);
}
