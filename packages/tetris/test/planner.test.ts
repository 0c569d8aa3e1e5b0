import { RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import {
  type Aim,
  aim,
  landingOf,
  type PlannerOptions,
  type PlannerView,
  type PlannerWeights,
} from '../src/bot/index.ts';
import type { Piece, Ruleset, Spin } from '../src/index.ts';
import { drawnStack, plannedSlowly } from './planner-slow.ts';
import { changed, opened } from './support.ts';

/** Weights of all kinds, so that everything counts and hardly anything is worth as much as another. */
function someWeights(random: RandomStream): PlannerWeights {
  const some = (most: number): number => random.below(2 * most + 1) - most;
  const list = (): readonly number[] => Array.from({ length: 5 }, () => some(300));
  return {
    height: some(40),
    upperHalf: some(100),
    upperQuarter: some(200),
    bumps: some(40),
    bumpsSquared: some(9),
    rowTransitions: some(20),
    holes: some(90),
    covers: some(20),
    well: some(40),
    deepest: 1 + random.below(6),
    slots: list(),
    clears: list(),
    minis: list(),
    spins: list(),
    perfect: some(500),
    attack: some(90),
    backToBack: some(90),
    wastedT: some(200),
  };
}

interface Case {
  readonly rules: Partial<Ruleset>;
  /** The piece in play, those that are seen after it, and the one on hold. */
  readonly pieces: string;
  readonly hold?: Piece;
  readonly canHold?: boolean;
  readonly stack?: number;
  readonly full?: number;
  readonly options?: PlannerOptions;
}

const NARROW: Partial<Ruleset> = {
  board: { width: 5, height: 14, hidden: 4 },
  spawn: { y: 2, drop: true },
};
const LOW: Partial<Ruleset> = { board: { width: 6, height: 14, hidden: 6 }, spawn: { y: 5, drop: true } };

/** A position and weights that go with the seed. */
function position(seed: number, { rules, pieces, hold, canHold = true, stack = 5, full = 70 }: Case) {
  const random = RandomStream.seeded(seed, 'planner');
  const ruleset = changed('guideline', rules);
  const board = drawnStack(random, ruleset.board.width, stack, full);
  const { view } = opened({ board, queue: pieces }, { ruleset });
  const [combo, backToBack] = [random.below(4) - 1, random.below(4) - 1];
  const seen: PlannerView = { ...view, queue: [...pieces.slice(1)] as Piece[], hold: hold ?? null, canHold };
  return { ruleset, view: { ...seen, combo, backToBack }, weights: someWeights(random) };
}

const sorted = ({ hold, piece, cells, spin }: Aim) => ({
  hold,
  piece,
  spin,
  cells: cells.map(([x, y]) => `${y},${x}`).sort(),
});

const CASES: readonly (readonly [string, Case])[] = [
  ['one piece', { rules: NARROW, pieces: 'T' }],
  ['a T-spin or not', { rules: { ...NARROW, board: { width: 6, height: 14, hidden: 4 } }, pieces: 'T', full: 60 }],
  ['two pieces', { rules: NARROW, pieces: 'LT', options: { beam: 4 } }],
  ['with a hold', { rules: NARROW, pieces: 'SI', hold: 'T', options: { beam: 3 } }],
  ['with a hold of the same piece', { rules: NARROW, pieces: 'TO', hold: 'T', options: { beam: 3 } }],
  ['with a hold that is used', { rules: NARROW, pieces: 'JT', hold: 'I', canHold: false, options: { beam: 3 } }],
  ['with nothing on hold', { rules: NARROW, pieces: 'OTI', options: { beam: 3 } }],
  ['without hold', { rules: { ...NARROW, hold: false }, pieces: 'ZTL', options: { beam: 3 } }],
  ['by another table', { rules: NARROW, pieces: 'IT', hold: 'O', full: 85, options: { beam: 4, attack: 'tetrio-s1' } }],
  ['with little kept', { rules: NARROW, pieces: 'TJSO', options: { beam: 2 } }],
  ['no deeper than told', { rules: NARROW, pieces: 'TJSO', options: { beam: 3, depth: 2 } }],
  ['near the rim', { rules: LOW, pieces: 'TI', stack: 7, full: 40, options: { beam: 4 } }],
  [
    'near the rim, without a drop',
    { rules: { ...LOW, spawn: { y: 5, drop: false } }, pieces: 'JT', stack: 7, full: 40, options: { beam: 4 } },
  ],
  [
    'near the rim, turned otherwise',
    {
      rules: { ...LOW, rotation: 'ars', spawn: { y: 3, drop: true } },
      pieces: 'OT',
      stack: 7,
      full: 40,
      options: { beam: 4 },
    },
  ],
  ['turned half', { rules: { ...NARROW, rotation: 'srs-x' }, pieces: 'TS', options: { beam: 4 } }],
  ['without spins', { rules: { ...NARROW, spins: 'none' }, pieces: 'TT', options: { beam: 4 } }],
  [
    'an empty well',
    { rules: { ...NARROW, board: { width: 4, height: 14, hidden: 4 } }, pieces: 'OOI', stack: 0, options: { beam: 4 } },
  ],
];

it.each(CASES.flatMap(([name, each]) => [1, 2, 3].map((seed) => [name, seed, each] as const)))(
  '%s, position %i: the planner plans as it says',
  (_, seed, each) => {
    const { ruleset, view, weights } = position(seed, each);
    const options = { beam: 40, depth: 6, attack: 'guideline', weights, ...each.options } as const;
    const slow = plannedSlowly(view, ruleset, options).map(sorted);
    const wanted = aim(view, ruleset, options);
    expect(wanted).toBeDefined();
    expect(slow).toContainEqual(sorted(wanted as Aim));
  },
);

describe('the landing of an aim', () => {
  // At the left wall a T has two corners, and the block beside its foot is the third.
  const game = opened({ board: ['.#........'], active: { piece: 'T', x: 3, y: 20, rotation: 0 } });
  const cells: Aim['cells'] = [
    [0, 39],
    [1, 38],
    [0, 38],
    [0, 37],
  ];
  const wanted = (spin: Spin, at = cells) =>
    landingOf(game.view, game.ruleset, { hold: false, piece: 'T', cells: at, spin });

  it.each<[Spin, Spin, boolean]>([
    ['none', 'none', false],
    ['mini', 'mini', true],
  ])('is the one with the spin that is wanted: %s', (spin, landed, turns) => {
    const landing = wanted(spin);
    expect(landing?.spin).toBe(landed);
    expect(landing?.cells.map(String).sort()).toEqual(cells.map(String).sort());
    const before = landing?.keys.at(-2);
    expect(before === 'cw' || before === 'ccw' || before === '180').toBe(turns);
  });

  it('is the shortest way there where no spin is as wanted, and none where no way leads there', () => {
    expect(wanted('full')).toMatchObject({ spin: 'none', rotation: 1 });
    expect(wanted('none', [...cells.slice(1), [9, 9]])).toBeUndefined();
  });
});
