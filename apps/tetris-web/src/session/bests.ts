import type { KeyStore } from '@blockyard/app-kit';

/** The best score of each ruleset. */
export interface Bests {
  /** 0 where there is none. */
  of(ruleset: string): number;
  /** Keeps the score if it is better than what is kept, in this tab or another; false when it could not be kept. */
  offer(ruleset: string, score: number): boolean;
  /** Calls `listener` when another tab has kept a better score. */
  onChange(listener: () => void): () => void;
}

const KEY = 'bests';

export function openBests(store: KeyStore): Bests {
  // What this page has seen counts too, where nothing can be kept.
  const seen = new Map<string, number>();
  const kept = (): ReadonlyMap<string, number> => {
    for (const [ruleset, score] of parseBests(store.read(KEY))) {
      seen.set(ruleset, Math.max(score, seen.get(ruleset) ?? 0));
    }
    return seen;
  };
  return {
    of: (ruleset) => kept().get(ruleset) ?? 0,
    offer(ruleset, score) {
      if (score <= (kept().get(ruleset) ?? 0)) return true;
      seen.set(ruleset, score);
      return store.write(KEY, JSON.stringify(Object.fromEntries(seen)));
    },
    onChange: (listener) => store.onOutsideChange(KEY, listener),
  };
}

function parseBests(text: string | undefined): readonly (readonly [string, number])[] {
  if (text === undefined) return [];
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return [];
    return Object.entries(json).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]));
  } catch {
    return [];
  }
}
