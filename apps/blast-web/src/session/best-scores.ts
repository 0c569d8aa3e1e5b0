import type { KeyStore } from '@blockyard/app-kit';
import * as v from 'valibot';

/** The best score of each ruleset. It only ever rises, whichever tab it was reached in. */
export interface BestScores {
  of(ruleset: string): number;
  /** All of them, by ruleset. */
  all(): Readonly<Record<string, number>>;
  /** Takes a score into account; true when it is a new best. */
  record(ruleset: string, score: number): boolean;
  /** Calls `listener` when another tab has reached a new best; returns the way to stop. */
  onOutsideChange(listener: () => void): () => void;
}

const KEY = 'best';
const schema = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
type Scores = Record<string, number>;

export function bestScores(store: KeyStore): BestScores {
  let scores = parse(store.read(KEY));

  const merge = (text: string | undefined): void => {
    scores = higher(scores, parse(text));
  };

  return {
    of: (ruleset) => scores[ruleset] ?? 0,
    all: () => ({ ...scores }),
    record(ruleset, score) {
      if (score <= (scores[ruleset] ?? 0)) return false;
      merge(store.read(KEY));
      if (score <= (scores[ruleset] ?? 0)) return false;
      scores = { ...scores, [ruleset]: score };
      store.write(KEY, JSON.stringify(scores));
      return true;
    },
    onOutsideChange: (listener) =>
      store.onOutsideChange(KEY, (text) => {
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
