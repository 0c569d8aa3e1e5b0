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
import { type Piece, ROTATION_SYSTEMS, type RotationSystem, type Ruleset, type Spin } from '../src/index.ts';
import { type Drawn, drawnStack, NO_WEIGHTS, plannedSlowly } from './planner-slow.ts';
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
  /** Instead of a stack of any kind. */
  readonly board?: Drawn;
  /** How many positions are tried, 3 unless given. */
  readonly many?: number;
}

const NARROW: Partial<Ruleset> = {
  board: { width: 5, height: 14, hidden: 4 },
  spawn: { y: 2, drop: true },
};
const LOW: Partial<Ruleset> = { board: { width: 6, height: 14, hidden: 6 }, spawn: { y: 5, drop: true } };

/** A position and weights that go with the seed. */
function position(seed: number, { rules, pieces, hold, canHold = true, stack = 5, full = 70, board: drawn }: Case) {
  const random = RandomStream.seeded(seed, 'planner');
  const ruleset = changed('guideline', rules);
  const board = drawn ?? drawnStack(random, ruleset.board.width, stack, full);
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

const wide = (width: number): Partial<Ruleset> => ({
  board: { width, height: 14, hidden: 4 },
  spawn: { y: 2, drop: true },
});
const ASIDE = { ...ROTATION_SYSTEMS['tetrio-srs'], id: 'aside', spawn: { T: [1, 1], J: [-1, 0] } } as const;
/** A T drawn at the right of its box. */
const RIGHT = {
  id: 'right',
  kicks: ROTATION_SYSTEMS.srs.kicks,
  states: {
    ...(ROTATION_SYSTEMS.ars.states as NonNullable<RotationSystem['states']>),
    T: [
      ['....', '..#.', '.###', '....'],
      ['....', '..#.', '..##', '..#.'],
      ['....', '....', '.###', '..#.'],
      ['....', '..#.', '.##.', '..#.'],
    ],
  },
} as const;
/** A tower at the left that only what comes in right of it gets past. */
const TOWER = Array.from({ length: 10 }, () => '#.....');
const SPIN = ['..#.....', '##...###', '###.####'];

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
  ['four rows', { rules: NARROW, pieces: 'I', board: ['#....', '####.', '####.', '####.', '####.'], many: 9 }],
  ['four rows, the last ones', { rules: NARROW, pieces: 'I', board: ['####.', '####.', '####.', '####.'], many: 9 }],
  ['a slot to spin into', { rules: wide(8), pieces: 'T', board: SPIN, many: 9 }],
  ['a slot where nothing is a spin', { rules: { ...wide(8), spins: 'none' }, pieces: 'T', board: SPIN, many: 6 }],
  ['a slot for a T on hold', { rules: wide(8), pieces: 'O', hold: 'T', board: SPIN, many: 4 }],
  ['a slot for a T that comes', { rules: wide(8), pieces: 'OT', board: SPIN, options: { depth: 1 }, many: 4 }],
  ['a slot for a T that does not come', { rules: wide(8), pieces: 'O', board: SPIN, many: 4 }],
  [
    'a slot that clears no row',
    { rules: wide(8), pieces: 'O', hold: 'T', board: ['..#.....', '##...#..', '###.##..'], many: 6 },
  ],
  [
    'a hold that is used now and not later',
    { rules: NARROW, pieces: 'OS', hold: 'I', canHold: false, stack: 3, options: { beam: 2 }, many: 8 },
  ],
  ['spawns aside', { rules: { ...LOW, rotation: ASIDE }, pieces: 'T', hold: 'J', stack: 6, full: 40, many: 8 }],
  ['spawns aside of a tower', { rules: { ...LOW, rotation: ASIDE }, pieces: 'T', board: TOWER }],
  ['drawn aside of a tower', { rules: { ...LOW, rotation: RIGHT }, pieces: 'T', board: TOWER }],
  [
    'a stack higher than it looks',
    {
      rules: { board: { width: 5, height: 40, hidden: 12 }, spawn: { y: 10, drop: true } },
      pieces: 'L',
      stack: 22,
      full: 85,
      many: 4,
    },
  ],
];

it.each(
  CASES.flatMap(([name, each]) =>
    Array.from({ length: each.many ?? 3 }, (_, i) => i + 1).map((seed) => [name, seed, each] as const),
  ),
)('%s, position %i: the planner plans as it says', (_, seed, each) => {
  const { ruleset, view, weights } = position(seed, each);
  const options = { beam: 40, depth: 6, attack: 'guideline', weights, ...each.options } as const;
  const slow = plannedSlowly(view, ruleset, options).map(sorted);
  const wanted = aim(view, ruleset, options);
  expect(wanted).toBeDefined();
  expect(slow).toContainEqual(sorted(wanted as Aim));
});

describe('one weight alone', () => {
  const FOUR = ['#########.', '#########.', '#########.', '#########.'];
  const DOUBLE = ['...#......', '###...####', '####.#####'];
  const cellsOf = (board: Drawn, piece: Piece, weights: Partial<PlannerWeights>, options: PlannerOptions = {}) => {
    const game = opened({ board, active: { piece, x: 3, y: 18, rotation: 0 }, queue: 'OOOOO' });
    const wanted = aim({ ...game.view, canHold: false }, game.ruleset, {
      depth: 1,
      ...options,
      weights: { ...NO_WEIGHTS, ...weights },
    });
    return wanted?.cells.map(([x, y]) => `${x},${39 - y}`).sort();
  };
  const WELL = ['9,0', '9,1', '9,2', '9,3'];

  it.each<[string, Drawn, Piece, Partial<PlannerWeights>, readonly string[]]>([
    ['a clear of four', FOUR, 'I', { clears: [0, 0, 0, 0, 1] }, WELL],
    ['the first back-to-back', FOUR, 'I', { backToBack: 1 }, WELL],
    ['an empty well', FOUR, 'I', { perfect: 1 }, WELL],
    ['what it sends', ['#.........', ...FOUR], 'I', { attack: 1 }, WELL],
    ['a T-spin', DOUBLE, 'T', { spins: [0, 0, 1] }, ['3,1', '4,0', '4,1', '5,1']],
    ['a T that is not wasted', DOUBLE, 'T', { wastedT: -9, height: -1 }, ['3,1', '4,0', '4,1', '5,1']],
    ['a deeper well', FOUR, 'O', { well: 1 }, ['7,4', '7,5', '8,4', '8,5']],
    ['no block over a hole', ['#.########'], 'I', { holes: -1, height: -1 }, ['2,1', '3,1', '4,1', '5,1']],
  ])('%s', (_, board, piece, weights, cells) => {
    expect(cellsOf(board, piece, weights)).toEqual(cells);
  });
});

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
