import { readFileSync } from 'node:fs';
import { ROTATION_SYSTEMS, type RotationId } from '../src/index.ts';
import type { PerftOptions } from '../src/movegen/index.ts';

type Counts = Readonly<Record<string, number>>;
type Rows = readonly string[];

/** Counts that independent engines agree on; the file states its conventions. */
interface Reference {
  readonly boards: Readonly<Record<string, Rows>>;
  readonly depth1: Readonly<Record<string, Readonly<Record<string, Counts>>>>;
  readonly sequences: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>>>;
  readonly random_boards: {
    readonly boards: readonly ({ readonly rows: Rows } & Readonly<Record<string, RandomCounts>>)[];
  };
}

interface RandomCounts {
  readonly d1_IOTSZJL: readonly number[];
  readonly d2_then_T: readonly number[];
}

export const reference = JSON.parse(
  readFileSync(new URL('fixtures/tetris-perft.json', import.meta.url), 'utf8'),
) as Reference;

/** The reference's sets, as the options that they are counted with. */
export const SETS: Readonly<Record<string, Omit<PerftOptions, 'system'> & { readonly system: RotationId }>> = {
  srs19: { system: 'srs', spawnY: 19 },
  srs20: { system: 'srs', spawnY: 20 },
  srs19_tspin_labels: { system: 'srs', spawnY: 19, labels: true },
  srsplus5_180_tspin_labels: { system: 'srs+', spawnY: 5, labels: true },
  srsplus19_180_tspin_labels: { system: 'srs+', spawnY: 19, labels: true },
  srs19_unmerged: { system: 'srs', spawnY: 19, merge: false },
  srs19_lockout20_retry1: { system: 'srs', spawnY: 19, retryAbove: true, lockOutRow: 20 },
};

/** A set's options with a system that no table is made of yet. */
export function anew(set: string): PerftOptions {
  const { system = 'srs', ...options } = SETS[set] ?? {};
  return { ...options, system: { ...ROTATION_SYSTEMS[system] } };
}
