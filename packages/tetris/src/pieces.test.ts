import { expect, it } from 'vitest';
import { colourOf, shapeOf } from './pieces.ts';
import { PIECES, type Piece, type Rotation } from './types.ts';

/** The states as published (rules of the SRS family), y turned down. */
const DRAWN: Readonly<Record<Piece, readonly string[]>> = {
  I: ['..../####/..../....', '..#./..#./..#./..#.', '..../..../####/....', '.#../.#../.#../.#..'],
  O: ['##/##', '##/##', '##/##', '##/##'],
  T: ['.#./###/...', '.#./.##/.#.', '.../###/.#.', '.#./##./.#.'],
  S: ['.##/##./...', '.#./.##/..#', '.../.##/##.', '#../##./.#.'],
  Z: ['##./.##/...', '..#/.##/.#.', '.../##./.##', '.#./##./#..'],
  J: ['#../###/...', '.##/.#./.#.', '.../###/..#', '.#./.#./##.'],
  L: ['..#/###/...', '.#./.#./.##', '.../###/#..', '##./.#./.#.'],
};

it.each(PIECES)('%s has its four published states', (piece) => {
  const states = ([0, 1, 2, 3] as const).map((rotation: Rotation) =>
    shapeOf(piece, rotation).toString().replaceAll('\n', '/'),
  );
  expect(states).toEqual(DRAWN[piece]);
});

it('turns clockwise and counter-clockwise as exact inverses', () => {
  for (const piece of PIECES) {
    for (const rotation of [0, 1, 2, 3] as const) {
      const shape = shapeOf(piece, rotation);
      expect(shape.turned('cw').turned('ccw').equals(shape)).toBe(true);
      expect(shapeOf(piece, ((rotation + 1) & 3) as Rotation).equals(shape.turned('cw'))).toBe(true);
    }
  }
});

it('numbers the colours in the order of the pieces', () => {
  expect(PIECES.map(colourOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
