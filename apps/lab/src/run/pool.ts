import { Worker } from 'node:worker_threads';
import { type Range, sizeOf } from './ranges.ts';
import type { WorkName, Works } from './works.ts';

/** How long a batch should take: short enough for a smooth bar and little lost when stopped, long enough to be worth a message. */
const BATCH_MS = 100;
const LARGEST = 1024;

export interface PoolOptions<Batch> {
  readonly threads: number;
  /** Hears of each batch as it comes. */
  readonly onBatch: (batch: Batch) => void;
  /** Once it is aborted the games that run are given up, and what is there stays. */
  readonly signal: AbortSignal;
}

/** Some work of the list that `works.ts` has, and the plan for it. */
export interface Work<Name extends WorkName> {
  readonly name: Name;
  readonly plan: Works[Name]['plan'];
}

/** Plays all games of the ranges on worker threads. Which thread plays what, and in which order, changes nothing about a game. */
export async function playAll<Name extends WorkName>(
  work: Work<Name>,
  ranges: readonly Range[],
  options: PoolOptions<Works[Name]['batch']>,
): Promise<void> {
  const queue = new Queue(ranges);
  const { threads, signal } = options;
  const workers = Array.from({ length: Math.min(threads, sizeOf(ranges)) }, () => start(work));
  const stop = () => {
    for (const worker of workers) void worker.terminate();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all(workers.map((worker) => drive(worker, queue, options)));
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

function start(work: Work<WorkName>): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), { workerData: work });
}

/** Hands a worker batch after batch, each as large as the last one's speed allows. */
function drive<Batch extends { readonly range: Range }>(
  worker: Worker,
  queue: Queue,
  { onBatch, signal }: PoolOptions<Batch>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 1;
    let since = performance.now();
    const hand = () => {
      const range = signal.aborted ? undefined : queue.take(size);
      since = performance.now();
      if (range === undefined) resolve();
      else worker.postMessage(range);
    };
    worker.on('message', (batch: Batch) => {
      const took = Math.max(performance.now() - since, 0.01);
      const games = batch.range[1] - batch.range[0];
      // At most four times the last: the first games of a thread are slow ones.
      size = Math.min(LARGEST, games * 4, Math.max(1, Math.round((games / took) * BATCH_MS)));
      try {
        if (!signal.aborted) onBatch(batch);
        hand();
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    hand();
  });
}

class Queue {
  private readonly left: [number, number][];

  constructor(ranges: readonly Range[]) {
    this.left = ranges.map(([from, to]) => [from, to]);
  }

  /** The next games, at most so many; `undefined` when all are taken. */
  take(count: number): Range | undefined {
    const first = this.left[0];
    if (first === undefined) return undefined;
    const [from, to] = first;
    const end = Math.min(to, from + count);
    if (end === to) this.left.shift();
    else first[0] = end;
    return [from, end];
  }
}
