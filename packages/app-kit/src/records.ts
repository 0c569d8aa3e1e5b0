import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** Larger texts by id, in IndexedDB. No call rejects; where IndexedDB is blocked nothing is kept. */
export interface Records {
  /** False when the text could not be kept. */
  put(id: string, text: string): Promise<boolean>;
  get(id: string): Promise<string | undefined>;
  /** All ids, in ascending order of their text. */
  list(): Promise<readonly string[]>;
  remove(id: string): Promise<boolean>;
  /** Removes the first ids of `list` until at most `most` are left: begin ids with a sortable time to lose the oldest. */
  trim(most: number): Promise<boolean>;
}

/** Opens (at first use) the database `dbName`. */
export function openRecords(dbName: string): Records {
  let opened: UseStore | undefined;
  const once = async <T>(work: (store: UseStore) => Promise<T>): Promise<T> => {
    try {
      opened ??= createStore(dbName, 'texts');
      return await work(opened);
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
  // A browser may drop the connection while the page sleeps: the second time a new one is opened.
  const attempt = <T>(work: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> =>
    once(work)
      .catch(() => once(work))
      .catch(() => otherwise);
  const done = (work: (store: UseStore) => Promise<void>): Promise<boolean> =>
    attempt(async (store) => {
      await work(store);
      return true;
    }, false);
  const list = (): Promise<readonly string[]> =>
    attempt(async (store) => (await keys<IDBValidKey>(store)).map(String).sort(), []);

  return {
    put: (id, text) => done((store) => set(id, text, store)),
    get: (id) =>
      attempt(async (store) => {
        const text = await get<unknown>(id, store);
        return typeof text === 'string' ? text : undefined;
      }, undefined),
    list,
    remove: (id) => done((store) => del(id, store)),
    async trim(most) {
      const ids = await list();
      const surplus = ids.slice(0, Math.max(0, ids.length - most));
      return surplus.length === 0 || done((store) => delMany(surplus.slice(), store));
    },
  };
}
