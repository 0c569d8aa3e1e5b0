import { mixSeed } from '@blockyard/grid-core';
import type { GameId, GamePlan, Policy } from '../games/lab-game.ts';
import { joined, overlap, type Range } from './ranges.ts';

export const RUN_FORMAT = 'blockyard-run/1';

/** All that the games of a run follow from: no time, no machine. */
export interface RunPlan {
  readonly game: GameId;
  /** The version of the game's rules. */
  readonly rules: number;
  /** A ruleset's id, or the ruleset itself. */
  readonly ruleset: unknown;
  readonly digest: string;
  readonly policy: Policy;
  /** The most pieces a game. */
  readonly limit: number;
  readonly seed: number;
  readonly games: number;
}

/** A run, or what there is of it so far: `have` says which games, by their numbers. */
export interface Run extends RunPlan {
  readonly have: readonly Range[];
  /** What the records hold, in this order. */
  readonly fields: readonly string[];
  /** One a game, by the games' numbers. */
  readonly records: readonly (readonly number[])[];
  /** How many of the games ended with this cell filled, row by row from the top. */
  readonly stacks: readonly (readonly number[])[];
}

/** Some games of a run, one after another. */
export interface Batch {
  readonly range: Range;
  readonly records: readonly (readonly number[])[];
  readonly stacks: readonly (readonly number[])[];
}

/** Game `index` of a run, from 0: its seed is the run's mixed with its number. */
export function gamePlan({ ruleset, policy, limit, seed }: RunPlan, index: number): GamePlan {
  return { ruleset, policy, limit, seed: mixSeed(seed, index) };
}

/** Puts batches together, in whatever order they come. `RangeError` naming a game that two of them hold. */
export function runOf(plan: RunPlan, fields: readonly string[], batches: readonly Batch[]): Run {
  const twice = overlap(batches.map(({ range }) => range));
  if (twice !== undefined) throw new RangeError(`game ${twice} is there twice`);
  const sorted = [...batches].sort((a, b) => a.range[0] - b.range[0]);
  const { game, rules, ruleset, digest, policy, limit, seed, games } = plan;
  return {
    ...{ game, rules, ruleset, digest, policy, limit, seed, games, fields },
    have: joined(sorted.map(({ range }) => range)),
    records: sorted.flatMap(({ records }) => records),
    stacks: summed(sorted.map(({ stacks }) => stacks)),
  };
}

/** The batches of which a run is made: one for each range that it has, the stacks with the first. */
export function batchesOf({ have, records, stacks }: Run): Batch[] {
  let at = 0;
  return have.map((range, i) => {
    const count = range[1] - range[0];
    const own = records.slice(at, at + count);
    at += count;
    return { range, records: own, stacks: i === 0 ? stacks : [] };
  });
}

function summed(grids: readonly (readonly (readonly number[])[])[]): number[][] {
  const sum: number[][] = [];
  for (const grid of grids) {
    for (const [y, row] of grid.entries()) {
      sum[y] ??= [];
      const into = sum[y];
      for (const [x, count] of row.entries()) into[x] = (into[x] ?? 0) + count;
    }
  }
  return sum;
}

/** The column of a run's records with this field; empty where it has none. */
export function column({ fields, records }: Pick<Run, 'fields' | 'records'>, field: string): number[] {
  const index = fields.indexOf(field);
  return index < 0 ? [] : records.map((record) => record[index] as number);
}

export function isWhole({ games, records }: Run): boolean {
  return records.length === games;
}
