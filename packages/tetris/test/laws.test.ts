import { gameLaws } from '@blockyard/grid-core/testing';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { GOALS, PALETTE, RULESETS, type Ruleset, type TetrisCommand, tetrisKind } from '../src/index.ts';
import { changed } from './support.ts';

const commands: fc.Arbitrary<TetrisCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(-1 as const, 1 as const).map((dx) => ({ type: 'move' as const, dx })) },
  { weight: 3, arbitrary: fc.constantFrom('cw', 'ccw', '180').map((dir) => ({ type: 'rotate' as const, dir })) },
  { weight: 4, arbitrary: fc.constant({ type: 'hardDrop' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'hold' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'undo' as const }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 6 }).map((rows) => ({ type: 'receiveGarbage' as const, rows })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'softDrop' as const, on: false }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(1, 20, 37.5, 100, 'max' as const)
      .map((factor) => ({ type: 'softDrop' as const, on: true, factor })),
  },
);

/** Every rule that none of the built-in rulesets has. */
const EVERYTHING = changed('guideline', {
  queue: { kind: 'uniform' },
  lock: { kind: 'infinity', delay: 300 },
  delays: { clear: 120, entry: 80 },
  topOut: { lockOut: 'partial', garbageOut: true },
  initial: { rotate: true, hold: true },
  garbage: { delay: 200, cap: 4, blocking: false, cancel: true, change: 40, attack: 'tetrio' },
  undo: 3,
});
/** The two that the others are made of: each of those is theirs but for a rule or two, and needs fewer runs. */
const RUNS: Readonly<Record<string, number>> = { basic: 70, guideline: 70 };
const subjects: readonly [string, string | Ruleset, string?][] = [
  ...RULESETS.map(({ id }): [string, string] => [id, id]),
  ['every other rule', EVERYTHING],
  ...GOALS.filter(({ id, rules }) => id.startsWith('dig') || rules !== undefined).map(
    ({ id }): [string, string, string] => [id, 'guideline', id],
  ),
];

describe.each(subjects)('laws of %s', (name, ruleset, goal) => {
  const laws = gameLaws({
    kind:
      goal === undefined
        ? tetrisKind
        : { ...tetrisKind, start: (rules, start) => tetrisKind.start(rules, { ...start, goal }) },
    ruleset,
    commands,
    longestPause: 700,
    runs: RUNS[name] ?? (ruleset === name ? 15 : 40),
    length: 80,
    picture: (game) => {
      const { view } = game;
      return { view, read: () => `${JSON.stringify({ ...view, well: null })}\n${view.well.toString(PALETTE)}` };
    },
  });
  // An undo takes the end back; zen has none.
  const undoable = ruleset === EVERYTHING || goal === 'zen';
  it.each(laws.filter(({ name }) => !undoable || name !== 'over is final'))('$name', ({ check }) => check());
});
