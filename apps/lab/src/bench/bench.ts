import process from 'node:process';
import { mixSeed } from '@blockyard/grid-core';
import { perft } from '@blockyard/tetris/movegen';
import { blastLab } from '../games/blast/blast-lab.ts';
import type { LabGame, Policy } from '../games/lab-game.ts';
import { tetrisLab } from '../games/tetris/tetris-lab.ts';
import { referenceLoop } from './reference.ts';

/** Something to measure: a round of it does so much work and says how much that was. */
export interface Task {
  readonly name: string;
  readonly unit: string;
  readonly round: (round: number) => number;
}

/** How often a task does one of its units while the reference loop places one piece. */
export interface Ratio {
  readonly name: string;
  readonly unit: string;
  readonly ratio: number;
  /** The least and the most of the rounds. */
  readonly low: number;
  readonly high: number;
}

const games = (game: LabGame, policy: Policy, ruleset: string, count: number, limit: number) => (round: number) => {
  let pieces = 0;
  for (let i = 0; i < count; i++) {
    pieces += game.play({ ruleset, policy, limit, seed: mixSeed(round, i) }).record[0] ?? 0;
  }
  return pieces;
};

export const TASKS: readonly Task[] = [
  { name: 'tetris basic, random', unit: 'pieces', round: games(tetrisLab, 'random', 'basic', 400, 20_000) },
  { name: 'tetris guideline, random', unit: 'pieces', round: games(tetrisLab, 'random', 'guideline', 400, 20_000) },
  { name: 'tetris basic, greedy', unit: 'pieces', round: games(tetrisLab, 'greedy', 'basic', 2, 300) },
  { name: 'blast classic, random', unit: 'pieces', round: games(blastLab, 'random', 'classic', 20, 20_000) },
  { name: 'tetris perft TIOLJ', unit: 'leaves', round: () => perft([], 'TIOLJ', 5) },
];

const REFERENCE_GAMES = 6000;

/**
 * Measures each task against the reference loop, both in each round, one after the other, by the processor time of this
 * process: what else the machine does counts less so. The ratio is the median of the rounds; the first, in which both are compiled,
 * does not count.
 */
export function measured(tasks: readonly Task[], rounds: number, clock: () => number = processorTime): Ratio[] {
  return tasks.map(({ name, unit, round }) => {
    const ratios: number[] = [];
    for (let i = 0; i <= rounds; i++) {
      const reference = rateOf(() => referenceLoop(REFERENCE_GAMES, i + 1), clock);
      const own = rateOf(() => round(i), clock);
      if (i > 0) ratios.push(own / reference);
    }
    ratios.sort((a, b) => a - b);
    const [low = 0, high = 0] = [ratios[0], ratios.at(-1)];
    return { name, unit, ratio: ratios[ratios.length >> 1] ?? 0, low, high };
  });
}

function rateOf(work: () => number, clock: () => number): number {
  const before = clock();
  const done = work();
  return done / Math.max(1, clock() - before);
}

/** Microseconds of processor time that this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
