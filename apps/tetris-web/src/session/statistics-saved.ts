import type { SavedStatistics } from '@blockyard/tetris/statistics';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const run = v.pipe(v.number(), v.safeInteger(), v.minValue(-1));
const clears = v.pipe(v.array(count), v.length(5));

const schema = v.strictObject({
  figures: v.strictObject({
    ms: count,
    pieces: count,
    keys: count,
    faults: count,
    faultyPieces: count,
    lines: count,
    attack: v.pipe(v.number(), v.finite(), v.minValue(0)),
    clears: v.strictObject({ none: clears, mini: clears, full: clears }),
    perfects: count,
    maxCombo: run,
    maxBackToBack: run,
    holds: count,
    undos: count,
    splits: v.pipe(v.array(count), v.maxLength(10_000)),
  }),
  runs: v.pipe(v.array(v.strictObject({ lines: count, combo: run, backToBack: run })), v.maxLength(1000)),
  used: count,
  judged: v.boolean(),
});

/** Statistics from storage; `undefined` for anything else, and the count then begins anew. */
export function parseStatistics(stored: unknown): SavedStatistics | undefined {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : undefined;
}
