import { mixSeed, RandomStream } from '@blockyard/grid-core';
import { expect, test } from 'vitest';
import { tetrisLab } from '../games/tetris/tetris-lab.ts';
import { differenceOf, moments } from '../statistics/sample.ts';
import { measured } from './bench.ts';
import { referenceLoop } from './reference.ts';
import type { Task } from './task.ts';
import { ENGINES, randomGame, randomState } from './tasks/engines.ts';
import { peers } from './tasks/peers.ts';
import { cProgram, type Program, pythonProgram } from './tasks/programs.ts';
import { SEARCHES, slowLeaves, solverTimes } from './tasks/search.ts';

/** A program, where this machine can run it. */
function available(open: () => Program): Program | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

const GAMES = 1000;
const games = Array.from({ length: GAMES }, (_, i) => i);
const loop = games.map((i) => referenceLoop(1, mixSeed(2, i)));
const [c, python] = [cProgram, pythonProgram].map(available);

test('the loop and the engine play the same recipe: pieces a game by both, drawn apart', () => {
  expect(moments(loop).mean).toBeCloseTo(17.4, 0);
  const engine = games.map((i) => randomGame('basic', mixSeed(1, i)));
  expect(differenceOf(loop, engine).p).toBeGreaterThan(0.001);
  expect(referenceLoop(5, 3)).toBe(referenceLoop(5, 3));
});

test('the recipe as the lab’s policy and as anyone would write it are the same games', () => {
  const plan = { ruleset: 'basic', policy: 'random', limit: 20_000 } as const;
  for (const i of games.slice(0, 20)) {
    const seed = mixSeed(3, i);
    const random = RandomStream.seeded(seed, 'policy');
    const played = tetrisLab.play({ ...plan, seed }).record[0];
    expect(randomGame('basic', seed, (count) => random.below(count))).toBe(played);
    expect(randomState('basic', seed)).toBe(randomGame('basic', seed));
  }
});

test.runIf(c)('the C program plays the very games of the loop', () => {
  for (const seed of [1, 2, 0xffff_ffff]) {
    const { count, counts } = c?.play(GAMES, seed) ?? {};
    expect(count).toBe(referenceLoop(GAMES, seed));
    expect(counts).toHaveLength(GAMES);
    expect(counts?.reduce((sum, pieces) => sum + pieces, 0)).toBe(count);
  }
  c?.close();
});

test.runIf(python)('the Python program plays the same recipe', () => {
  const { counts = [] } = python?.play(GAMES, 5) ?? {};
  expect(counts).toHaveLength(GAMES);
  expect(differenceOf(loop, counts).p).toBeGreaterThan(0.001);
});

test('the times of canPlaceAll come in order, and none is felt', () => {
  const times = solverTimes(50);
  expect(times).toHaveLength(50);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(0);
  expect(times.at(-1)).toBeLessThan(20);
});

test('a ratio is a task’s rate by the loop’s, the faster of two turns each, the median of the rounds after the first', () => {
  const turns: string[] = [];
  const task = (name: string, counts: readonly number[], micros: number): Task => ({
    name,
    unit: 'pieces',
    round: (round) => {
      turns.push(`${name} ${round}`);
      // Every other turn, from the first on or from the second, takes ten times as long.
      const slow = (turns.length + round) % 4 < 2;
      return { count: counts[round] ?? 0, games: 2, micros: slow ? 10 * micros : micros };
    },
  });
  const reference = task('loop', [7, 10, 20, 30], 10);
  const found = measured([task('a', [700, 2, 8, 9], 1), task('b', [0, 10, 20, 30], 10)], 3, { reference });
  expect(found).toEqual([
    { name: 'a', unit: 'pieces', rate: 8e6, games: 2e6, ratio: 3, low: 2, high: 4 },
    { name: 'b', unit: 'pieces', rate: 2e6, games: 2e5, ratio: 1, low: 1, high: 1 },
  ]);
  expect(turns.slice(0, 9).join(', ')).toBe('loop 0, a 0, loop 0, a 0, loop 0, b 0, loop 0, b 0, loop 1');
});

test('each task of our own does something, in every round', () => {
  // Counting to depth 6 takes seconds, and that it counts right is the move generator's own to show.
  for (const { name, round } of [...ENGINES, ...SEARCHES].filter((task) => !task.name.startsWith('perft'))) {
    const { count, micros } = round(1);
    expect(count, name).toBeGreaterThan(8);
    expect(micros, name).toBeGreaterThan(0);
  }
  expect(slowLeaves('O')).toBe(9);
});

test('the engines from npm are found in a clone, and play games of a like length', async () => {
  const found = await peers();
  const rounds = found.map((each) => ('task' in each ? each.task.round(1) : each));
  expect(rounds).toEqual(rounds.map(() => expect.objectContaining({ micros: expect.any(Number) })));
  const lengths = rounds.map((work) => ('games' in work && work.games ? work.count / work.games : 0));
  for (const length of lengths) expect(length).toBeGreaterThan(8);
  for (const length of lengths) expect(length).toBeLessThan(40);
});
