/** A database in memory with what a key-value store asks of IndexedDB, and no more. */
export function fakeIndexedDb() {
  const texts = new Map<IDBValidKey, unknown>();
  const connections: { closed: boolean }[] = [];
  const fault: { now?: Error | undefined } = {};
  const request = <T>(work: () => T) => {
    const made: {
      result?: T;
      error?: Error;
      onsuccess?: () => void;
      onerror?: () => void;
      onupgradeneeded?: () => void;
    } = {};
    queueMicrotask(() => {
      try {
        if (fault.now !== undefined) throw fault.now;
        made.result = work();
        made.onupgradeneeded?.();
        made.onsuccess?.();
      } catch (error) {
        made.error = error as Error;
        made.onerror?.();
      }
    });
    return made;
  };
  const transaction = () => {
    const whole: { oncomplete?: () => void; onabort?: () => void; error?: Error; objectStore?: unknown } = {};
    setTimeout(() => (fault.now === undefined ? whole.oncomplete?.() : whole.onabort?.()), 0);
    const objectStore = {
      transaction: whole,
      get: (key: IDBValidKey) => request(() => texts.get(key)),
      put: (value: unknown, key: IDBValidKey) => request(() => texts.set(key, value)),
      delete: (key: IDBValidKey) => request(() => texts.delete(key)),
      getAllKeys: () => request(() => [...texts.keys()]),
    };
    whole.objectStore = () => objectStore;
    return whole;
  };
  const connect = () => {
    const connection = {
      closed: false,
      createObjectStore: () => undefined,
      transaction() {
        if (connection.closed) throw new DOMException('closing', 'InvalidStateError');
        return transaction();
      },
    };
    connections.push(connection);
    return connection;
  };
  const loseConnections = (): void => {
    for (const connection of connections) connection.closed = true;
  };
  return { texts, fault, loseConnections, factory: { open: () => request(connect) } };
}
