import type { Cell } from '@blockyard/grid-core';
import { deepFreeze } from '../freeze.ts';
import type { Goal, Level } from './level.ts';

/**
 * The journey in turns of three levels: clear so many lines, reach so many points, take the gems off the board. Each level was
 * won by the planner within its moves; `test/fixtures/journey.json` holds how.
 */
type Counted = readonly [seed: number, moves: number, count: number];
type Jewelled = readonly [seed: number, moves: number, board: string];

const LINES: readonly Counted[] = [
  [100, 18, 3],
  [400, 23, 4],
  [700, 27, 5],
  [1000, 28, 6],
  [1300, 40, 7],
  [1600, 39, 8],
  [1900, 37, 9],
  [2200, 43, 10],
  [2500, 48, 11],
  [2800, 46, 12],
  [3100, 45, 13],
  [3400, 50, 14],
  [3700, 54, 15],
  [4000, 56, 16],
  [4300, 55, 17],
];

const POINTS: readonly Counted[] = [
  [200, 21, 80],
  [500, 30, 110],
  [800, 33, 140],
  [1100, 37, 170],
  [1400, 41, 200],
  [1700, 53, 230],
  [2000, 55, 260],
  [2300, 56, 290],
  [2600, 59, 320],
  [2900, 62, 350],
  [3200, 67, 380],
  [3500, 77, 410],
  [3800, 80, 440],
  [4100, 88, 470],
  [4400, 89, 500],
];

/** A board's rows from the top: a number for so many empty cells, a letter for a block, a small one for a block with a gem. */
const GEMS: readonly Jewelled[] = [
  [300, 13, '8/3OoO2/8/8/8/4PPpP/8/8'],
  [600, 13, '8/8/8/8/8/4Rr2/2OoOO2/8'],
  [900, 18, '8/8/2BBBb2/8/8/8/2YyY3/8'],
  [1200, 5, '8/BBBBb3/2PPPpp1/8/8/8/8/8'],
  [1502, 31, '8/8/RRr5/8/8/8/8/1pPPpP2'],
  [1800, 8, '8/8/8/8/2ggG3/6bb/5PP1/8'],
  [2100, 8, '8/oOOO4/Yy6/ggGG4/8/8/8/8'],
  [2400, 25, '8/8/1Gg5/8/3PPp2/RrrRr3/8/8'],
  [2700, 8, '8/8/4BBbb/8/RRRR4/8/8/2gGgGg1'],
  [3000, 16, '8/5bB1/3pPPpp/8/8/8/gG6/3BBBb1'],
  [3300, 24, '8/8/5rR1/4OoO1/8/8/3bBBb1/1pp5'],
  [3600, 17, '8/8/8/1Yy5/4gGG1/2BbbBb1/8/1RrRr3'],
  [3900, 41, '8/2ooOOO1/8/4gg2/8/2ppP3/6Rr/8'],
  [4200, 20, '8/8/8/3bB3/3pppPP/8/1ooO4/YyY5'],
  [4500, 32, '8/8/1bBB4/4pPP1/rRRrR3/8/3yyYY1/2gGgG2'],
];

/** Frozen through and through, so that games can share them. */
export const LEVELS: readonly Level[] = deepFreeze(
  LINES.flatMap((lines, i) => [
    counted(3 * i + 1, 'lines', lines),
    counted(3 * i + 2, 'points', POINTS[i] as Counted),
    jewelled(3 * i + 3, GEMS[i] as Jewelled),
  ]),
);

function counted(id: number, kind: 'lines' | 'points', [seed, moves, count]: Counted): Level {
  return { id, seed, moves, goal: { kind, count } };
}

function jewelled(id: number, [seed, moves, drawn]: Jewelled): Level {
  const rows = drawn.split('/').map((row) => row.replace(/\d/g, (gap) => '.'.repeat(Number(gap))));
  const cells = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): Cell[] => (/[a-z]/.test(letter) ? [[x, y]] : [])),
  );
  const goal: Goal = { kind: 'gems', cells };
  return { id, seed, moves, goal, board: rows.map((row) => row.toUpperCase()) };
}

const byId = new Map(LEVELS.map((level) => [level.id, level]));

/** The level with this number; `undefined` for none. */
export function levelById(id: number): Level | undefined {
  return byId.get(id);
}
