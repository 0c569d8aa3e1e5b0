import { type Sample, sampleOf } from '../statistics/sample.ts';
import { type PaperBatch, type PaperPlan, playPaperRun } from './play.ts';
import { PUBLISHED, type Published, STORED_RUNS, type StoredRun } from './published.ts';

export const SMALL = 10;
export const TALL = 20;

/** A controller's rows a game on 10 × 10 as played here; `played` is undefined for one that is quoted only, or has not played yet. */
export interface Finding extends Published {
  readonly played: Sample | undefined;
}

/** The controllers that play, in the order of their games. */
export const PLAYERS: readonly string[] = PUBLISHED.flatMap(({ controller }) => controller ?? []);

/** Sorts the games of all batches, in whatever order they came, by who played them. */
export function findingsOf({ controllers, games }: PaperPlan, batches: readonly PaperBatch[]): Finding[] {
  const rows = controllers.map((): number[] => []);
  for (const { range, rows: played } of [...batches].sort((a, b) => a.range[0] - b.range[0])) {
    for (const [i, count] of played.entries()) rows[Math.floor((range[0] + i) / games)]?.push(count);
  }
  return PUBLISHED.map((published) => {
    const own = rows[controllers.indexOf(published.controller ?? '')] ?? [];
    return { ...published, played: own.length === 0 ? undefined : sampleOf(own) };
  });
}

export interface Check extends StoredRun {
  /** Whether it is played here drop by drop as it was there. */
  readonly holds: boolean;
}

export function checks(): Check[] {
  return STORED_RUNS.map((run) => {
    const { pieces, rows, checksum } = playPaperRun(run.controller, TALL, run.seed, run.pieces);
    return { ...run, holds: pieces === run.pieces && rows === run.rows && checksum === run.checksum };
  });
}
