import { referenceLoop } from './reference.ts';
import { type Task, timed, type Work } from './task.ts';

/** How fast a task is. */
export interface Rate {
  readonly name: string;
  readonly unit: string;
  /** Units a second of processor time; the median of the rounds. */
  readonly rate: number;
  /** Games a second; `null` where the task plays none. */
  readonly games: number | null;
  /** How often the task does a unit while the reference loop places one piece: the median, the least and the most of the rounds. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

const REFERENCE_GAMES = 6000;

/** The loop that all else is measured by. */
export const REFERENCE: Task = {
  name: 'bare loop over row masks',
  unit: 'pieces',
  round: (round) => timed(() => ({ count: referenceLoop(REFERENCE_GAMES, round + 1), games: REFERENCE_GAMES })),
};

/**
 * Measures the tasks by processor time: what else the machine does counts less so. In each round every task has its turn,
 * the reference loop right before it: both twice, and the faster of each counts, since what comes after another task finds the
 * processor's caches full of that. The first round, in which all are compiled, does not count.
 * @param onTurn hears of each turn
 */
export function measured(
  tasks: readonly Task[],
  rounds: number,
  { reference = REFERENCE, onTurn }: { readonly reference?: Task; readonly onTurn?: () => void } = {},
): Rate[] {
  const turns = tasks.map((): { work: Work; ratio: number }[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, task] of tasks.entries()) {
      const [loop, first] = [reference.round(round), task.round(round)];
      const beside = faster(loop, reference.round(round));
      const work = faster(first, task.round(round));
      if (round > 0) turns[i]?.push({ work, ratio: speed(work) / speed(beside) });
      onTurn?.();
    }
  }
  return tasks.map(({ name, unit }, i) => {
    const of = turns[i] ?? [];
    const ratios = of.map(({ ratio }) => ratio).sort((a, b) => a - b);
    const rate = median(of.map(({ work }) => speed(work))) * 1e6;
    const games = of.every(({ work }) => work.games !== undefined)
      ? median(of.map(({ work }) => (work.games ?? 0) / work.micros)) * 1e6
      : null;
    return { name, unit, rate, games, ratio: median(ratios), low: ratios[0] ?? 0, high: ratios.at(-1) ?? 0 };
  });
}

/** Units a microsecond. */
const speed = ({ count, micros }: Work): number => count / micros;

const faster = (one: Work, other: Work): Work => (speed(one) < speed(other) ? other : one);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
