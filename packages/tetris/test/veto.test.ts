import { Grid, Shape } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../src/index.ts';
import { ARS } from '../src/rotation/ars.ts';
import { isVetoed } from '../src/rotation/veto.ts';
import type { Rotation } from '../src/types.ts';

type Case = readonly [
  why: string,
  piece: Piece,
  from: Rotation,
  to: Rotation,
  at: readonly [number, number],
  /** The well's five rows, from the top. */
  well: string,
  vetoed: boolean,
];

/** A T turned upright takes (1, 0), (0, 1), (1, 1) and (1, 2) of its box: `.#.` `##.` `.#.`. An L takes `##.` `.#.` `.#.`. */
const CASES: readonly Case[] = [
  ['nothing is in the way', 'T', 0, 1, [0, 1], '.... ..#. ..#. #... ....', false],
  ['the top of the middle is', 'T', 0, 1, [0, 1], '.... .#.. .... .... ....', true],
  ['the side is', 'T', 0, 1, [0, 1], '.... .... #... .... ....', false],
  ['the side and the middle beside it are', 'T', 0, 1, [0, 1], '.... .... ##.. .... ....', false],
  ['the middle above the side is too', 'T', 0, 1, [0, 1], '.... .#.. #... .... ....', true],
  ['the middle is, below a side that is free', 'T', 0, 1, [0, 1], '.... .... .#.. .... ....', true],
  ['the foot of the middle is', 'T', 0, 1, [0, 1], '.... .... .... .#.. ....', true],
  ['it lies the other way round', 'T', 2, 1, [0, 1], '.... .... .... .#.. ....', true],
  ['the box is elsewhere', 'T', 0, 1, [1, 2], '.... .... .... .... ..#.', true],
  ['the box is elsewhere, and the side is', 'T', 0, 1, [1, 2], '.... .... .... .#.. ....', false],
  ['it stands', 'T', 1, 2, [0, 1], '.... .... .#.. .... ....', false],
  ['it stands the other way round', 'T', 3, 2, [0, 1], '.... .... .#.. .... ....', false],
  ['an L is in the way at its corner', 'L', 0, 1, [0, 1], '.... #... .#.. .... ....', false],
  ['an L is in the way at its back', 'L', 0, 1, [0, 1], '.... .... .#.. .... ....', true],
  ['a J is in the way at its foot', 'J', 0, 1, [0, 1], '.... .... .... #... ....', false],
  ['a J is in the way at its back', 'J', 0, 1, [0, 1], '.... .#.. .... #... ....', true],
  ['an S is in the way', 'S', 0, 1, [0, 1], '.... .... .#.. .... ....', false],
  ['a Z is in the way', 'Z', 0, 1, [0, 1], '.... .... .#.. .... ....', false],
  ['an I is in the way', 'I', 0, 1, [0, 1], '.... .... .... ..#. ....', false],
  ['the wall is, but the middle above it too', 'T', 0, 1, [-1, 1], '.... #... .... .... ....', true],
  ['the wall is', 'T', 0, 1, [-1, 1], '.... .... .... #... ....', false],
  ['the floor is', 'T', 0, 1, [0, 3], '.... .... .... .... ....', true],
  ['the top is', 'T', 0, 1, [0, -1], '.... .... .... .... ....', true],
  ['the top is, at the corner of an L', 'L', 0, 1, [0, -1], '.#.. .... .... .... ....', false],
  ['the box touches the top, and the side is', 'T', 0, 1, [0, 0], '.... #... .... .... ....', false],
];

describe('a turn that has no room in place may not kick', () => {
  it.each(CASES)('by what is in its way: %s', (_, piece, from, to, [x, y], well, vetoed) => {
    const shape = Shape.parse(ARS.states?.[piece][to] ?? []);
    expect(isVetoed(Grid.parse(well.split(' ')), piece, from, shape, x, y)).toBe(vetoed);
  });
});
