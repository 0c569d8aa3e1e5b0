import { Grid } from '@blockyard/grid-core';
import { expect, it } from 'vitest';
import { freshState } from './begin.ts';
import { knownGoal } from './goals/goals.ts';
import { rulesOf } from './rules.ts';
import { rulesetById } from './rulesets/rulesets.ts';
import { checkWell, type State } from './state.ts';
import { bringIn } from './transitions/spawn.ts';

function state(): State {
  const ruleset = rulesetById('guideline');
  if (ruleset === undefined) throw new Error('no ruleset');
  const fresh = freshState(rulesOf(ruleset, knownGoal('endless')), 1, 1);
  bringIn(fresh, 0, []);
  return fresh;
}

it('passes settled blocks, with and without a piece in play', () => {
  checkWell(state());
  checkWell({ ...state(), active: null });
  const well = new Grid(10, 40);
  well.set(0, 39, 8);
  checkWell({ ...state(), well, settled: 1 });
});

it('tells of a ghost, or of a piece, that was written to the well', () => {
  const ghost = state();
  ghost.well.set(4, 39, 1);
  expect(() => checkWell(ghost)).toThrow('the well holds 1 blocks, but 0 have settled');
  const lost = { ...state(), settled: 4 };
  expect(() => checkWell(lost)).toThrow('the well holds 0 blocks, but 4 have settled');
});

it('tells of a piece that overlaps a block', () => {
  const overlapping = state();
  const [dx, dy] = overlapping.active?.shape.cells[0] ?? [0, 0];
  overlapping.well.set((overlapping.active?.x ?? 0) + dx, (overlapping.active?.y ?? 0) + dy, 8);
  expect(() => checkWell({ ...overlapping, settled: 1 })).toThrow('overlaps the well');
});
