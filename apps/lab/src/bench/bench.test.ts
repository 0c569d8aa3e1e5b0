import { mixSeed } from '@blockyard/grid-core';
import { expect, test } from 'vitest';
import { tetrisLab } from '../games/tetris/tetris-lab.ts';
import { differenceOf } from '../statistics/sample.ts';
import { measured, TASKS } from './bench.ts';
import { referenceLoop } from './reference.ts';

test('the reference loop plays the same game as the engine: pieces a game by both, drawn apart', () => {
  const games = Array.from({ length: 1500 }, (_, i) => i);
  const loop = games.map((i) => referenceLoop(1, mixSeed(2, i)));
  const engine = games.map(
    (i) => tetrisLab.play({ ruleset: 'basic', policy: 'random', limit: 20_000, seed: mixSeed(1, i) }).record[0] ?? 0,
  );
  expect(differenceOf(loop, engine).p).toBeGreaterThan(0.001);
  expect(referenceLoop(5, 3)).toBe(referenceLoop(5, 3));
});

test('a ratio is a task’s rate by the loop’s, the median of the rounds after the first', () => {
  // Each reading of this clock is a millisecond later: the loop places its pieces in one, and so does the task.
  let now = 0;
  const clock = () => {
    now += 1000;
    return now;
  };
  const asked: number[] = [];
  const round = (i: number) => {
    asked.push(i);
    return referenceLoop(6000, i + 1) * ([100, 2, 8, 4][i] ?? 0);
  };
  const [found] = measured([{ name: 'task', unit: 'pieces', round }], 3, clock);
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(found).toEqual({ name: 'task', unit: 'pieces', ratio: 4, low: 2, high: 8 });
});

test('each task does what its name says, and something in every round', () => {
  for (const { round } of TASKS.filter(({ unit }) => unit === 'pieces')) expect(round(1)).toBeGreaterThan(100);
});
