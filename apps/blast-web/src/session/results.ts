import type { KeyStore } from '@blockyard/app-kit';
import * as v from 'valibot';
import type { LineKinds } from './line-count.ts';

/** How a finished game went. */
export interface GameResult {
  /** When it ended, in ms; names the result: a game that ends once more replaces it. */
  readonly at: number;
  /** The ruleset's id. */
  readonly mode: string;
  readonly score: number;
  readonly lines: number;
  readonly rounds: number;
  readonly kinds: LineKinds;
}

/** The results of finished games, the newest ones. */
export interface Results {
  all(): readonly GameResult[];
  /** False when the browser could not keep it. */
  add(result: GameResult): boolean;
}

const KEY = 'results';
/** How many are kept: some 30 kB. */
const MOST_RESULTS = 600;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const row = v.tuple([count, v.string(), count, count, count, count, count, count]);

export function results(store: KeyStore): Results {
  // Another tab may have added some.
  const read = (): GameResult[] => {
    try {
      const rows: unknown = JSON.parse(store.read(KEY) ?? '[]');
      return Array.isArray(rows) ? rows.flatMap(resultOf) : [];
    } catch {
      return [];
    }
  };
  return {
    all: read,
    add(result) {
      const kept = read().filter(({ at }) => at !== result.at);
      kept.push(result);
      const rows = kept
        .slice(-MOST_RESULTS)
        .map(({ at, mode, score, lines, rounds, kinds }) => [at, mode, score, lines, rounds, ...kinds]);
      return store.write(KEY, JSON.stringify(rows));
    },
  };
}

/** A damaged row counts as none. */
function resultOf(json: unknown): GameResult[] {
  const checked = v.safeParse(row, json);
  if (!checked.success) return [];
  const [at, mode, score, lines, rounds, ...kinds] = checked.output;
  return [{ at, mode, score, lines, rounds, kinds }];
}
