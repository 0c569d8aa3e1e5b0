import { Shape } from '@blockyard/grid-core';
import { PIECES, type Piece, type Rotation } from './types.ts';

/** A piece's four states, by rotation. */
export type States = readonly [Shape, Shape, Shape, Shape];

/** The spawn states, drawn in their boxes: the guideline's, and those of ruleset `basic`. */
export const DRAWINGS: Readonly<Record<Piece, readonly string[]>> = {
  I: ['....', '####', '....', '....'],
  O: ['##', '##'],
  T: ['.#.', '###', '...'],
  S: ['.##', '##.', '...'],
  Z: ['##.', '.##', '...'],
  J: ['#..', '###', '...'],
  L: ['..#', '###', '...'],
};

/** The four states that turning the box makes of a drawing. */
export function statesOf(drawing: readonly string[]): States {
  const spawn = Shape.parse(drawing);
  return [spawn, spawn.turned('cw'), spawn.turned('180'), spawn.turned('ccw')];
}

/** The states of every piece in the systems that turn the box (all but those with drawings of their own). */
export const STATES = byPiece((piece) => statesOf(DRAWINGS[piece]));

/** Something for each piece. */
export function byPiece<T>(make: (piece: Piece) => T): Readonly<Record<Piece, T>> {
  return Object.fromEntries(PIECES.map((piece) => [piece, make(piece)])) as Readonly<Record<Piece, T>>;
}

/** The piece as drawn in the SRS family and in `basic`: its box, y down. */
export function shapeOf(piece: Piece, rotation: Rotation = 0): Shape {
  return STATES[piece][rotation];
}

/** A piece's colour in the well: 1 for I to 7 for L. */
export function colourOf(piece: Piece): number {
  return PIECES.indexOf(piece) + 1;
}

/** The colour of garbage, and of `#` in a drawn board. */
export const GARBAGE = 8;
