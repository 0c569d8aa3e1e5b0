import { mixSeed } from '@blockyard/grid-core';
import { PROGRAM } from '../cli/help.ts';
import type { Range } from '../run/ranges.ts';
import { column, type Run } from '../run/run.ts';
import { grouped } from '../statistics/numbers.ts';
import type { Markup } from './markup.ts';
import { watching } from './watch.ts';

export interface OddGame {
  readonly why: string;
  /** Its number in the whole run. */
  readonly index: number;
  readonly seed: number;
  readonly pieces: number;
  readonly lines: number;
  readonly score: number;
}

/** The games of a run that stand out; of equal ones the first. Fewer where one has no such game. */
export function oddGames(run: Run): OddGame[] {
  const [pieces, lines, score] = ['pieces', 'lines', 'score'].map((field) => column(run, field)) as [
    number[],
    number[],
    number[],
  ];
  const clearless = lines.map((count, i) => (count === 0 ? (pieces[i] ?? 0) : -1));
  const found: [string, number][] = [
    ['longest', first(pieces, (a, b) => a > b)],
    ['shortest', first(pieces, (a, b) => a < b)],
    ['most points', first(score, (a, b) => a > b)],
    ['longest without a clear', first(clearless, (a, b) => a > b)],
  ];
  return found
    .filter(([why, at]) => why !== 'longest without a clear' || (clearless[at] ?? -1) >= 0)
    .map(([why, at]) => {
      const index = indexOf(run.have, at);
      return {
        why,
        index,
        seed: mixSeed(run.seed, index),
        pieces: pieces[at] ?? 0,
        lines: lines[at] ?? 0,
        score: score[at] ?? 0,
      };
    });
}

/** The games as rows of a table; the last cells are a way to watch it in its page, and the command that plays it again. */
export function oddRows(run: Run, path: string, pages: string): (string | Markup)[][] {
  const ways = new Map<number, Markup>();
  return oddGames(run).map(({ why, index, seed, pieces, lines, score }) => {
    const way = ways.get(index) ?? watching(run, index, pages);
    ways.set(index, way);
    const command = `${PROGRAM} replay ${path} --game ${index}`;
    return [why, ...[index, pieces, lines, score].map(grouped), String(seed), way, command];
  });
}

function first(values: readonly number[], better: (a: number, b: number) => boolean): number {
  return values.reduce((best, value, i) => (better(value, values[best] ?? 0) ? i : best), 0);
}

/** The number of the game whose record is the `at`-th that there is. */
function indexOf(have: readonly Range[], at: number): number {
  let left = at;
  for (const [from, to] of have) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  throw new RangeError(`there is no record ${at}`);
}
