import type { Problem } from '@blockyard/grid-core';
import type { Session } from './session/session.ts';

/** The page's surface for players' tools and for tests, as `window.blockyard`. */
export interface Scripting {
  /** The version of the page. */
  readonly version: string;
  /** The running or ended game as plain JSON; `undefined` while there is none. */
  snapshot(): unknown;
  /** Puts a game in place of the running one, ready to begin at the first press; says what is wrong with one that is none. */
  load(snapshot: unknown): { readonly ok: true } | { readonly ok: false; readonly error: Problem<string> };
  /** The replay of the game up to now; `undefined` while there is none. */
  replay(): unknown;
}

declare global {
  interface Window {
    blockyard?: Scripting;
  }
}

export function openScripting(session: Session, version: string): void {
  window.blockyard = {
    version,
    snapshot: () => session.snapshot(),
    load(snapshot) {
      const loaded = session.load(snapshot);
      return loaded.ok ? { ok: true } : { ok: false, error: loaded.error };
    },
    replay: () => session.replay(),
  };
}
