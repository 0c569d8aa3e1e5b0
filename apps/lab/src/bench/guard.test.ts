import { perft } from '@blockyard/tetris/movegen';
import { expect, test } from 'vitest';
import { referenceLoop } from './reference.ts';
import { type Task, timed, type Work } from './task.ts';
import { ENGINES } from './tasks/engines.ts';

/** Short rounds: a busy machine spoils one of them, seldom all. */
const ROUNDS = 8;
const GAMES = 400;

const reference: Task = {
  name: 'loop',
  unit: 'pieces',
  round: (round) => timed(() => ({ count: referenceLoop(GAMES, round + 1) })),
};
const leaves: Task = { name: 'perft', unit: 'leaves', round: () => timed(() => ({ count: perft([], 'IOLJ', 4) })) };
const looks = ENGINES.find(({ name }) => name === 'DropGame, looks of bcts') as Task;

/** Units a microsecond in the fastest round. */
const best = (rounds: readonly Work[]): number => Math.max(...rounds.map(({ count, micros }) => count / micros));

/** About half of what is measured: the fastest of some rounds is hardly slower on a busy machine, and a slip in the engine is. */
test.each([
  { task: leaves, floor: 5 },
  { task: looks, floor: 0.9 },
])('$task.name keeps its pace beside the fixed loop', ({ task, floor }) => {
  const [loop, own]: [Work[], Work[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    loop.push(reference.round(round));
    own.push(task.round(round));
  }
  expect(best(own) / best(loop)).toBeGreaterThan(floor);
});
