import { useSyncExternalStore } from 'react';

/** Says things to screen readers. */
export interface Announcements {
  /**
   * Says `text` when the reader is free, at most once a second: what comes in between is joined into one message.
   * Of texts with the same `topic` only the newest is said.
   */
  say(text: string, topic?: string): void;
  /** Interrupts. For what cannot wait, such as the end. */
  interrupt(text: string): void;
  /** Forgets what has not been said yet. */
  clear(): void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Announcement;
}

export interface Announcement {
  readonly polite: string;
  readonly assertive: string;
}

const EVERY_MS = 1000;
/** What is said in one task, or nearly, is one message. */
const GATHER_MS = 40;
const MOST_WAITING = 5;

export function createAnnouncer(): Announcements {
  let current: Announcement = { polite: '', assertive: '' };
  let waiting: { text: string; topic: string | undefined }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: Partial<Announcement>): void => {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };

  const flush = (): void => {
    timer = undefined;
    if (waiting.length === 0) return;
    const text = waiting.map((each) => each.text).join(' ');
    waiting = [];
    timer = setTimeout(flush, EVERY_MS);
    show({ polite: afresh(current.polite, text) });
  };

  return {
    say(text, topic) {
      const others = waiting.filter((each) => each.text !== text && (topic === undefined || each.topic !== topic));
      waiting = [...others, { text, topic }].slice(-MOST_WAITING);
      if (timer === undefined) timer = setTimeout(flush, GATHER_MS);
    },
    interrupt: (text) => show({ assertive: afresh(current.assertive, text) }),
    clear() {
      waiting = [];
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
  };
}

/** The same text twice is no change, and would not be read: a space that is not seen makes it one. */
function afresh(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

/** The live regions. One a page, outside any part that comes and goes. */
export function Announcer({ announcer }: { readonly announcer: Announcements }) {
  const { polite, assertive } = useSyncExternalStore(announcer.subscribe, announcer.current);
  return (
    <div className="visually-hidden">
      <p aria-live="polite" aria-atomic="true">
        {polite}
      </p>
      <p aria-live="assertive" aria-atomic="true">
        {assertive}
      </p>
    </div>
  );
}
