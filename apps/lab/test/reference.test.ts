import { hashOf } from '@blockyard/grid-core';
import { RULES_VERSION, type Ruleset, rulesetById } from '@blockyard/tetris';
import { expect, test } from 'vitest';
import type { Policy } from '../src/games/lab-game.ts';
import { tetrisLab } from '../src/games/tetris/tetris-lab.ts';
import { playBatch } from '../src/run/play.ts';
import { type Batch, column, type RunPlan } from '../src/run/run.ts';
import { differenceOf } from '../src/statistics/sample.ts';

const basic = rulesetById('basic') as Ruleset;

function played(ruleset: string | Ruleset, policy: Policy, games: number, limit = 100): Batch {
  const plan: RunPlan = {
    ...{ game: 'tetris', rules: RULES_VERSION, ruleset, digest: tetrisLab.digest(ruleset) ?? '' },
    ...{ policy, limit, seed: 1, games },
  };
  return playBatch(plan, [0, games]);
}

const hash = ({ records, stacks }: Batch) => hashOf({ records, stacks } as never);
const pieces = (batch: Batch) => column({ fields: tetrisLab.fields, records: batch.records }, 'pieces');

/** What changes one of these is a change of a policy, or of the rules, which then raises RULES_VERSION. */
test.each([
  ['basic', 'random', 400, '71085caab65ce54c'],
  ['basic', 'greedy', 8, '35181596aa992e0a'],
  ['guideline', 'random', 400, 'e64850c9e57de6bf'],
  ['guideline', 'greedy', 8, '3ca78a6ba247adf8'],
] as const)('golden: %s, %s policy, %i games', (ruleset, policy, games, golden) => {
  expect([RULES_VERSION, hash(played(ruleset, policy, games))]).toEqual([2, golden]);
});

test('golden: guideline, planner policy, a game of 30 pieces', () => {
  expect([RULES_VERSION, hash(played('guideline', 'planner', 1, 30))]).toEqual([2, '9aaa5538d64ba5ce']);
});

test('a change of the rules moves a run: kicks off, fewer rows', () => {
  const [usual, again] = [played('basic', 'random', 400), played(basic, 'random', 400)];
  expect(hash(again)).toBe(hash(usual));
  const kickless = played({ ...basic, id: 'kickless', rotation: 'none' }, 'random', 400);
  expect(hash(kickless)).not.toBe(hash(usual));
  const shallow = played({ ...basic, id: 'shallow', board: { ...basic.board, height: 26 } }, 'random', 400);
  const { value, p } = differenceOf(pieces(usual), pieces(shallow));
  expect(value).toBeLessThan(-1);
  expect(p).toBeLessThan(1e-6);
});
