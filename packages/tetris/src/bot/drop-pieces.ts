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
  ['X/X/X/X', 'XXXX'],
  ['XX/XX'],
  ['X./XX/X.', '.X./XXX', '.X/XX/.X', 'XXX/.X.'],
  ['.X/XX/X.', 'XX./.XX'],
  ['X./XX/.X', '.XX/XX.'],
  ['X../XXX', '.X/.X/XX', 'XXX/..X', 'XX/X./X.'],
  ['XXX/X..', 'X./X./XX', '..X/XXX', 'XX/.X/.X'],
].map((orientations) => orientations.map(shapeOf));

function shapeOf(text: string): DropShape {
  const lines = text.split('/').reverse();
  const width = lines[0]?.length ?? 0;
  return {
    width,
    height: lines.length,
    rows: lines.map((line) => [...line].reduce((mask, cell, x) => (cell === 'X' ? mask | (1 << x) : mask), 0)),
    gaps: Array.from({ length: width }, (_, x) => lines.findIndex((line) => line[x] === 'X')),
    blocks: lines.map((line) => line.replaceAll('.', '').length),
  };
}
