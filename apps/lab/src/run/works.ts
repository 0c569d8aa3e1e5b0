import { type PaperBatch, type PaperPlan, playPaperBatch } from '../literature/play.ts';
import { playBatch } from './play.ts';
import type { Range } from './ranges.ts';
import type { Batch, RunPlan } from './run.ts';

/** What worker threads can be set to, by its name: the plan that all of them share, and what each hands back. */
export interface Works {
  readonly run: { readonly plan: RunPlan; readonly batch: Batch };
  readonly literature: { readonly plan: PaperPlan; readonly batch: PaperBatch };
}

export type WorkName = keyof Works;

/** Plays the games of a range, one after another. */
export const WORKS: { readonly [Name in WorkName]: (plan: Works[Name]['plan'], range: Range) => Works[Name]['batch'] } =
  { run: playBatch, literature: playPaperBatch };
