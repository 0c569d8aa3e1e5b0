import type { KeyStore } from '@blockyard/app-kit';
import * as v from 'valibot';

/** The best figure by name: the best score of each ruleset, the stars of each level. It only ever rises, whichever tab it was reached in. */
export interface BestScores {
  of(name: string): number;
  /** All of them, by name. */
  all(): Readonly<Record<string, number>>;
  /** Takes a score into account; true when it is a new best. */
  record(name: string, score: number): boolean;
  /** Calls `listener` when another tab has reached a new best; returns the way to stop. */
  onOutsideChange(listener: () => void): () => void;
}

const schema = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
type Scores = Record<string, number>;

/** The scores that `store` has under `key`. */
export function bestScores(store: KeyStore, key = 'best'): BestScores {
  let scores = parse(store.read(key));

  const merge = (text: string | undefined): void => {
    scores = higher(scores, parse(text));
  };

  return {
    of: (name) => scores[name] ?? 0,
    all: () => ({ ...scores }),
    record(name, score) {
      if (score <= (scores[name] ?? 0)) return false;
      merge(store.read(key));
      if (score <= (scores[name] ?? 0)) return false;
      scores = { ...scores, [name]: score };
      store.write(key, JSON.stringify(scores));
      return true;
    },
    onOutsideChange: (listener) =>
      store.onOutsideChange(key, (text) => {
        merge(text);
        listener();
      }),
  };
}

/** Damaged scores count as none. */
function parse(text: string | undefined): Scores {
  if (text === undefined) return {};
  try {
    const checked = v.safeParse(schema, JSON.parse(text));
    return checked.success ? checked.output : {};
  } catch {
    return {};
  }
}

function higher(a: Scores, b: Scores): Scores {
  const all = { ...a };
  for (const [ruleset, score] of Object.entries(b)) all[ruleset] = Math.max(all[ruleset] ?? 0, score);
  return all;
}
