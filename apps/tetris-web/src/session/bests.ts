import type { KeyStore } from '@blockyard/app-kit';
import { DEFAULT_GOAL, type GameKind, isBetter, measureOf } from './measure.ts';

/** The best of each kind of game: points, or ms. */
export interface Bests {
  /** 0 where there is none. */
  of(kind: GameKind): number;
  /** Keeps the value if it is better than what is kept, in this tab or another; false when it could not be kept. */
  offer(kind: GameKind, value: number): boolean;
  /** Calls `listener` when another tab has kept a better one. */
  onChange(listener: () => void): () => void;
}

const KEY = 'bests';

export function openBests(store: KeyStore): Bests {
  // What this page has seen counts too, where nothing can be kept.
  const seen = new Map<string, number>();
  let readLast: string | undefined;
  const kept = (): ReadonlyMap<string, number> => {
    const text = store.read(KEY);
    if (text === readLast) return seen;
    readLast = text;
    for (const [name, value] of parseBests(text)) {
      if (isBetter(measureOf(goalOf(name)), value, seen.get(name) ?? 0)) seen.set(name, value);
    }
    return seen;
  };
  return {
    of: (kind) => kept().get(nameOf(kind)) ?? 0,
    offer(kind, value) {
      const name = nameOf(kind);
      if (!isBetter(measureOf(kind.goal), value, kept().get(name) ?? 0)) return true;
      seen.set(name, value);
      return store.write(KEY, JSON.stringify(Object.fromEntries(seen)));
    },
    onChange: (listener) => store.onOutsideChange(KEY, listener),
  };
}

/** A game without a goal goes by its ruleset alone, as all did before there were goals. */
function nameOf({ ruleset, goal }: GameKind): string {
  return goal === DEFAULT_GOAL ? ruleset : `${ruleset} ${goal}`;
}

function goalOf(name: string): string {
  return name.split(' ')[1] ?? DEFAULT_GOAL;
}

function parseBests(text: string | undefined): readonly (readonly [string, number])[] {
  if (text === undefined) return [];
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return [];
    return Object.entries(json).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0,
    );
  } catch {
    return [];
  }
}
