import type { Weights } from './weights.ts';

/** The features of a board of row masks, row 0 at the top, after a piece has landed and its rows have gone. */
export interface BoardFeatures {
  readonly rowTransitions: number;
  readonly columnTransitions: number;
  readonly holes: number;
  readonly wells: number;
}

/**
 * Dellacherie's features as he counted them. Walls and floor are full, what lies above the stack is empty. Row transitions:
 * changes along each row, walls included, so 2 in an empty row. Column transitions: changes along each column down to the
 * floor. Holes: empty cells with a full one anywhere above. Wells: for each empty cell between two full ones, how many
 * empty cells there are from it down. At most 30 columns: a mask and both walls are one 32-bit number.
 */
export function boardFeatures(rows: ArrayLike<number>, width: number): BoardFeatures {
  const full = (1 << width) - 1;
  const edge = 1 << (width - 1);
  let [rowTransitions, columnTransitions, holes, wells] = [0, 0, 0, 0];
  let [above, covered] = [0, 0];
  const height = rows.length;
  let y = 0;
  while (y < height && rows[y] === 0) y++;
  rowTransitions += 2 * y;
  for (; y < height; y++) {
    const row = rows[y] as number;
    const walled = (row << 1) | 1 | (1 << (width + 1));
    rowTransitions += bitCount((walled ^ (walled >>> 1)) & ((1 << (width + 1)) - 1));
    columnTransitions += bitCount(row ^ above);
    holes += bitCount(covered & ~row);
    let between = ~row & full & ((row << 1) | 1) & ((row >>> 1) | edge);
    while (between !== 0) {
      const bit = between & -between;
      between ^= bit;
      for (let below = y; below < height && ((rows[below] as number) & bit) === 0; below++) wells++;
    }
    above = row;
    covered |= row;
  }
  columnTransitions += bitCount(above ^ full);
  return { rowTransitions, columnTransitions, holes, wells };
}

/** What a placement is worth: the piece's own two features and those of the board after it. */
export function worth(
  weights: Weights,
  landingHeight: number,
  eroded: number,
  { rowTransitions, columnTransitions, holes, wells }: BoardFeatures,
): number {
  return (
    weights.landingHeight * landingHeight +
    weights.eroded * eroded +
    weights.rowTransitions * rowTransitions +
    weights.columnTransitions * columnTransitions +
    weights.holes * holes +
    weights.wells * wells
  );
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
