import { createStore, type StoreApi } from 'zustand/vanilla';

/** The function that `virtual:pwa-register` of vite-plugin-pwa exports. */
export type RegisterServiceWorker = (options: {
  immediate?: boolean;
  onNeedRefresh?: () => void;
  onOfflineReady?: () => void;
  onRegisterError?: (error: unknown) => void;
}) => (reloadPage?: boolean) => Promise<void>;

export interface UpdateState {
  /** A newer version of the page waits to be started. */
  readonly updateReady: boolean;
  /** All that the page needs is kept: it will open without a network. */
  readonly offlineReady: boolean;
  /** Starts the newer version: the page reloads. Call it when the player agrees. */
  readonly update: () => void;
}

/** Registers the page's service worker and tells when a newer version waits. Harmless where there can be none. */
export function registerServiceWorker(register: RegisterServiceWorker): StoreApi<UpdateState> {
  const store = createStore<UpdateState>(() => ({ updateReady: false, offlineReady: false, update: () => undefined }));
  try {
    // A sandboxed frame throws at the question.
    if (navigator.serviceWorker === undefined) return store;
    const start = register({
      onNeedRefresh: () => store.setState({ updateReady: true }),
      onOfflineReady: () => store.setState({ offlineReady: true }),
      // Without a worker the page still works, only not offline.
      onRegisterError: () => undefined,
    });
    store.setState({ update: () => void start(true) });
  } catch {
    // As above.
  }
  return store;
}

let asked: Promise<boolean> | undefined;

/**
 * Asks the browser, once a visit, to keep our storage when space runs short (Safari drops it after seven days without a
 * visit, else). Call it after something worth keeping was done. A refusal is harmless: false.
 */
export function askPersistence(): Promise<boolean> {
  asked ??= requestPersistence();
  return asked;
}

async function requestPersistence(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
