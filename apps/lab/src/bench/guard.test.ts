import { mixSeed } from '@blockyard/grid-core';
import { perft } from '@blockyard/tetris/movegen';
import { expect, test } from 'vitest';
import { referenceLoop } from './reference.ts';
import { type Task, timed, type Work } from './task.ts';
import { ENGINES, randomGame } from './tasks/engines.ts';

/** Short rounds: a busy machine spoils one of them, seldom all. */
const ROUNDS = 8;
const GAMES = 400;

const reference: Task = {
  name: 'loop',
  unit: 'pieces',
  round: (round) => timed(() => ({ count: referenceLoop(GAMES, round + 1) })),
};
const random: Task = {
  name: 'TetrisGame basic',
  unit: 'pieces',
  round: (round) =>
    timed(() => {
      let count = 0;
      for (let i = 0; i < 100; i++) count += randomGame('basic', mixSeed(round, i));
      return { count };
    }),
};
const leaves: Task = { name: 'perft', unit: 'leaves', round: () => timed(() => ({ count: perft([], 'IOLJ', 4) })) };
const looks = ENGINES.find(({ name }) => name === 'DropGame, looks of bcts') as Task;

/** Units a microsecond in the fastest round. */
const best = (rounds: readonly Work[]): number => Math.max(...rounds.map(({ count, micros }) => count / micros));

/** A third of what is measured, and less: the fastest of some rounds is hardly slower on a busy machine, and a slip in the engine is. */
test.each([
  { task: random, floor: 0.03 },
  { task: leaves, floor: 3 },
  { task: looks, floor: 0.6 },
])('$task.name keeps its pace beside the fixed loop', ({ task, floor }) => {
  const [loop, own]: [Work[], Work[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    loop.push(reference.round(round));
    own.push(task.round(round));
  }
  expect(best(own) / best(loop)).toBeGreaterThan(floor);
});
