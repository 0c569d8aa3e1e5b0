import { availableParallelism } from 'node:os';
import process from 'node:process';
import type { Arguments, OptionSpec } from '../cli/arguments.ts';
import type { Io } from '../cli/io.ts';
import { Progress } from '../cli/progress.ts';
import { playAll, type Work } from '../run/pool.ts';
import { type Range, sizeOf } from '../run/ranges.ts';
import type { WorkName, Works } from '../run/works.ts';

const MOST_THREADS = 256;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What every command takes that plays games on worker threads. */
export const PLAY_OPTIONS = {
  threads: { value: 'N|all', help: 'how many threads, all unless given' },
  quiet: { help: 'no progress bar' },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** What there is to play, of how many games in all, and who hears of each batch. */
interface Task<Batch> {
  readonly ranges: readonly Range[];
  readonly total: number;
  readonly onBatch: (batch: Batch) => void;
}

/** Plays with a bar on standard error, until all is played or someone presses Ctrl-C. `UsageError` for a wrong `--threads`. */
export async function playAttended<Name extends WorkName>(
  args: Arguments,
  io: Io,
  work: Work<Name>,
  { ranges, total, onBatch }: Task<Works[Name]['batch']>,
): Promise<void> {
  const threads = args.text('threads') === 'all' ? undefined : args.whole('threads', 1, MOST_THREADS);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const signal of SIGNALS) process.once(signal, onSignal);
  const watched = { ...io.watched, err: io.watched.err && !args.flag('quiet') };
  const progress = new Progress({ ...io, watched }, total, total - sizeOf(ranges), 'games');
  try {
    await playAll(work, ranges, {
      threads: threads ?? availableParallelism(),
      signal: stop.signal,
      onBatch(batch) {
        onBatch(batch);
        progress.add(sizeOf([batch.range]));
      },
    });
  } finally {
    progress.end();
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
