import { GAMES } from '../games/games.ts';
import { writeText } from './files.ts';
import { joined, type Range } from './ranges.ts';
import { type Batch, type Run, type RunPlan, runOf } from './run.ts';
import { makeRunText } from './text.ts';

/** A run is written down so often, and never for more than a twentieth of the time. */
const EVERY_MS = 5000;
const SHARE = 20;

/** Gathers a run's batches, and keeps them in its file while the run goes on: a power cut takes some seconds of it at most. */
export class Keeper {
  private nextAt = Number.NEGATIVE_INFINITY;

  /** Without a path nothing is written. */
  constructor(
    private readonly path: string | undefined,
    private readonly plan: RunPlan,
    private readonly batches: Batch[],
  ) {}

  get have(): readonly Range[] {
    return joined(this.batches.map(({ range }) => range));
  }

  add(batch: Batch): void {
    this.batches.push(batch);
    const now = performance.now();
    if (this.path === undefined || now < this.nextAt) return;
    this.finish();
    const took = performance.now() - now;
    this.nextAt = now + Math.max(EVERY_MS, took * SHARE);
  }

  /** Writes down what there is and returns it. */
  finish(): Run {
    const run = runOf(this.plan, GAMES[this.plan.game].fields, this.batches);
    if (this.path !== undefined) writeText(this.path, makeRunText(run));
    return run;
  }
}
