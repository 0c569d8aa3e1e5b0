import { GAMES } from '../games/games.ts';
import { column, isWhole, type Run } from '../run/run.ts';
import { type Interval, type Sample, sampleOf, shareOf } from './sample.ts';

export interface Measure extends Sample {
  readonly field: string;
  readonly name: string;
}

export interface ClearKind {
  readonly field: string;
  readonly name: string;
  readonly count: number;
  /** Of all clears. */
  readonly share: Interval;
}

/** What a run comes to. */
export interface Summary {
  readonly game: string;
  readonly ruleset: unknown;
  readonly policy: string;
  readonly seed: number;
  readonly limit: number;
  /** How many games there are, of how many. */
  readonly played: number;
  readonly games: number;
  readonly whole: boolean;
  readonly measures: readonly Measure[];
  readonly clears: readonly ClearKind[];
  readonly totalClears: number;
  /** Games in which nothing was cleared, and games that were stopped at the limit. */
  readonly withoutClear: { readonly count: number; readonly share: Interval };
  readonly stopped: { readonly count: number; readonly share: Interval };
}

/** `RangeError` for a run without a game. */
export function summaryOf(run: Run): Summary {
  const { measures, clears } = GAMES[run.game];
  const played = run.records.length;
  const counts = clears.map(([field]) => total(column(run, field)));
  const totalClears = total(counts);
  const none = column(run, 'lines').filter((lines) => lines === 0).length;
  const stopped = total(column(run, 'stopped'));
  const { game, ruleset, policy, seed, limit, games } = run;
  return {
    ...{ game, ruleset, policy, seed, limit, played, games, whole: isWhole(run) },
    measures: measures.map(([field, name]) => ({ field, name, ...sampleOf(column(run, field)) })),
    clears: clears.map(([field, name], i) => {
      const count = counts[i] as number;
      return { field, name, count, share: shareOf(count, totalClears) };
    }),
    totalClears,
    withoutClear: { count: none, share: shareOf(none, played) },
    stopped: { count: stopped, share: shareOf(stopped, played) },
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
