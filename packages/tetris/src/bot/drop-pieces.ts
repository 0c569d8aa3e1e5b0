import { Shape } from '@blockyard/grid-core';

/** A piece as the papers' game drops it: turned already, and never turned again. */
export interface DropShape {
  readonly width: number;
  readonly height: number;
  /** Row masks, the lowest row first; bit 0 is the left column. */
  readonly rows: readonly number[];
  /** For each column, how many cells of the shape's box are empty below its lowest block. */
  readonly gaps: readonly number[];
  /** Blocks in each row. */
  readonly blocks: readonly number[];
}

/** The pieces in the papers' order, I O T Z S J L, each with its orientations in the order in which they are tried. */
export const DROP_PIECES: readonly (readonly DropShape[])[] = [
  ['#/#/#/#', '####'],
  ['##/##'],
  ['#./##/#.', '.#./###', '.#/##/.#', '###/.#.'],
  ['.#/##/#.', '##./.##'],
  ['#./##/.#', '.##/##.'],
  ['#../###', '.#/.#/##', '###/..#', '##/#./#.'],
  ['###/#..', '#./#./##', '..#/###', '##/.#/.#'],
].map((orientations) => orientations.map(dropShapeOf));

function dropShapeOf(drawing: string): DropShape {
  const { width, height, tight, cells } = Shape.parse(drawing.split('/'));
  const lowest = (x: number): number => Math.max(...cells.filter((cell) => cell[0] === x).map(([, y]) => y));
  return {
    width,
    height,
    rows: [...tight].reverse(),
    gaps: Array.from({ length: width }, (_, x) => height - 1 - lowest(x)),
    blocks: Array.from({ length: height }, (_, y) => cells.filter((cell) => cell[1] === height - 1 - y).length),
  };
}
