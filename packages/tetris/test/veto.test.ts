import { Grid, Shape } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../src/index.ts';
import { ARS } from '../src/rotation/ars.ts';
import { isVetoed } from '../src/rotation/veto.ts';
import type { Rotation } from '../src/types.ts';

const WELL = ['....', '....', '....', '....', '....'];

/** A well of four columns and five rows with some cells taken. */
function wellWith(taken: readonly (readonly [number, number])[]): Grid {
  return Grid.parse(
    WELL.map((row, y) => [...row].map((_, x) => (taken.some(([a, b]) => a === x && b === y) ? '#' : '.')).join('')),
  );
}

type Case = readonly [
  why: string,
  piece: Piece,
  from: Rotation,
  to: Rotation,
  at: readonly [number, number],
  taken: readonly (readonly [number, number])[],
  vetoed: boolean,
];

/** A T turned upright takes (1, 0), (0, 1), (1, 1) and (1, 2) of its box: `.#.` `##.` `.#.`. An L takes `##.` `.#.` `.#.`. */
const CASES: readonly Case[] = [
  [
    'nothing is in the way',
    'T',
    0,
    1,
    [0, 1],
    [
      [2, 1],
      [2, 2],
      [0, 3],
    ],
    false,
  ],
  ['the top of the middle is', 'T', 0, 1, [0, 1], [[1, 1]], true],
  ['the side is', 'T', 0, 1, [0, 1], [[0, 2]], false],
  [
    'the side and the middle beside it are',
    'T',
    0,
    1,
    [0, 1],
    [
      [0, 2],
      [1, 2],
    ],
    false,
  ],
  [
    'the middle above the side is too',
    'T',
    0,
    1,
    [0, 1],
    [
      [0, 2],
      [1, 1],
    ],
    true,
  ],
  ['the middle is, below a side that is free', 'T', 0, 1, [0, 1], [[1, 2]], true],
  ['the foot of the middle is', 'T', 0, 1, [0, 1], [[1, 3]], true],
  ['it lies the other way round', 'T', 2, 1, [0, 1], [[1, 3]], true],
  ['the box is elsewhere', 'T', 0, 1, [1, 2], [[2, 4]], true],
  ['the box is elsewhere, and the side is', 'T', 0, 1, [1, 2], [[1, 3]], false],
  ['it stands', 'T', 1, 2, [0, 1], [[1, 2]], false],
  ['it stands the other way round', 'T', 3, 2, [0, 1], [[1, 2]], false],
  [
    'an L is in the way at its corner',
    'L',
    0,
    1,
    [0, 1],
    [
      [0, 1],
      [1, 2],
    ],
    false,
  ],
  ['an L is in the way at its back', 'L', 0, 1, [0, 1], [[1, 2]], true],
  ['a J is in the way at its foot', 'J', 0, 1, [0, 1], [[0, 3]], false],
  [
    'a J is in the way at its back',
    'J',
    0,
    1,
    [0, 1],
    [
      [1, 1],
      [0, 3],
    ],
    true,
  ],
  ['an S is in the way', 'S', 0, 1, [0, 1], [[1, 2]], false],
  ['a Z is in the way', 'Z', 0, 1, [0, 1], [[1, 2]], false],
  ['an I is in the way', 'I', 0, 1, [0, 1], [[2, 3]], false],
  ['the wall is, but the middle above it too', 'T', 0, 1, [-1, 1], [[0, 1]], true],
  ['the wall is', 'T', 0, 1, [-1, 1], [[0, 3]], false],
  ['the floor is', 'T', 0, 1, [0, 3], [], true],
  ['the top is', 'T', 0, 1, [0, -1], [], true],
  ['the top is, at the corner of an L', 'L', 0, 1, [0, -1], [[1, 0]], false],
  ['the box touches the top, and the side is', 'T', 0, 1, [0, 0], [[0, 1]], false],
];

describe('a turn that has no room in place may not kick', () => {
  it.each(CASES)('by what is in its way: %s', (_, piece, from, to, [x, y], taken, vetoed) => {
    const shape = Shape.parse(ARS.states?.[piece][to] ?? []);
    expect(isVetoed(wellWith(taken), piece, from, shape, x, y)).toBe(vetoed);
  });
});
