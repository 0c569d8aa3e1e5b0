import { bitCount } from '../movegen/bits.ts';
import type { Controller, WellCount } from './controllers.ts';

/** Bits that are set in each mask of a row of ten columns between its walls. */
const BITS = Uint8Array.from({ length: 1 << 12 }, (_, mask) => bitCount(mask));

/** One look where boards are usual; those of more columns are counted. */
function bitsOf(mask: number): number {
  return BITS[mask] ?? bitCount(mask);
}

/** A settled board of at most 30 columns. */
export interface Board {
  /** Masks, the lowest row first; bit 0 is the left column. */
  readonly rows: Int32Array;
  /** Every row from here on is empty. */
  readonly top: number;
  readonly height: number;
  /** The mask of a full row. */
  readonly full: number;
}

/** What is counted of a board, by its place in the list that `tally` fills. */
const ROW_TRANSITIONS = 0;
const COLUMN_TRANSITIONS = 1;
const HOLES = 2;
const WELLS = 3;
const HOLE_DEPTH = 4;
const ROWS_WITH_HOLES = 5;
const DIVERSITY = 6;
const COUNTS = new Int32Array(7);

/**
 * Counts the features of a board, in the order of `FEATURES` from the third on, as the mdptetris program of Thiery and Scherrer does. Walls and floor are
 * full, all above the stack is empty. The list is the same one each time.
 *
 * - Row transitions: changes between full and empty along each row, walls included; an empty row has two.
 * - Column transitions: changes along each column, from the floor to the first empty row above the stack.
 * - Holes: empty cells with a full one anywhere above. Rows with holes: rows that have at least one.
 * - Wells: empty cells whose neighbours left and right are full. `dellacherie`: for each, the empty cells from it down to a
 *   full one. `fast`: from the top of a run of empty cells, the first such cell and the n − 1 below it count 1 + 2 + … + n.
 * - Hole depth, if `all`: for each empty cell right under a full one, how many full cells stand there without a gap.
 * - Diversity, if `all`: how many of −2 to 2 occur as the difference in height of two columns side by side.
 *
 * One loop over the rows for all of them: four times as fast as one loop each, in a controller's inner loop.
 */
export function tally({ rows, top, height, full }: Board, wells: WellCount, all: boolean): Int32Array {
  const fast = wells === 'fast';
  const right = (full + 1) >> 1;
  const walls = ((full + 1) << 1) | 1;
  const pairs = (full << 1) | 1;
  let acrossRows = 2 * (height - top);
  let alongColumns = 0;
  let holes = 0;
  let holed = 0;
  let deep = 0;
  let depth = 0;
  let above = 0;
  let covered = 0;
  let running = 0;
  // Columns side by side, by the left one: those that differ in height by one row at least, by two, by three, and those
  // whose left one is higher. Counted so, and not from heights, a look takes five eighths of the time.
  const sides = full >> 1;
  let one = 0;
  let two = 0;
  let three = 0;
  let higher = 0;
  for (let y = top - 1; y >= 0; y--) {
    const row = rows[y] as number;
    const walled = (row << 1) | walls;
    acrossRows += bitsOf((walled ^ (walled >> 1)) & pairs);
    alongColumns += bitsOf(above ^ row);
    const open = covered & ~row;
    if (open !== 0) {
      holes += bitsOf(open);
      holed++;
      if (all && (above & open) !== 0) depth += depthOver(rows, top, y, above & open);
    }
    running &= ~row;
    const narrow = ~row & ((row << 1) | 1) & ((row >> 1) | right) & ~running;
    if (narrow !== 0) {
      deep += depthUnder(rows, y, narrow, fast);
      if (fast) running |= narrow;
    }
    covered |= row;
    above = row;
    if (all) {
      const edges = (covered ^ (covered >> 1)) & sides;
      three |= two & edges;
      two |= one & edges;
      one |= edges;
      higher |= covered & edges;
    }
  }
  COUNTS[ROW_TRANSITIONS] = acrossRows;
  COUNTS[COLUMN_TRANSITIONS] = alongColumns + bitsOf(full ^ above);
  COUNTS[HOLES] = holes;
  COUNTS[WELLS] = deep;
  COUNTS[HOLE_DEPTH] = depth;
  COUNTS[ROWS_WITH_HOLES] = holed;
  COUNTS[DIVERSITY] = all ? kindsOf(sides & ~one) + kindsOf(one & ~two, higher) + kindsOf(two & ~three, higher) : 0;
  return COUNTS;
}

/** Full cells in a row, upwards from row `y` + 1, over each of the cells. */
function depthOver(rows: Int32Array, top: number, y: number, cells: number): number {
  let sum = 0;
  for (let above = y + 1; above < top && cells !== 0; above++) {
    cells &= rows[above] as number;
    sum += bitsOf(cells);
  }
  return sum;
}

/** What the wells that these cells of row `y` are in count. */
function depthUnder(rows: Int32Array, y: number, cells: number, fast: boolean): number {
  let sum = 0;
  for (let at = y, n = 1; at >= 0; at--, n++) {
    cells &= ~(rows[at] as number);
    if (cells === 0) break;
    sum += (fast ? n : 1) * bitsOf(cells);
  }
  return sum;
}

/** Writes the height of each column into `out`. */
export function heightsOf(rows: Int32Array, top: number, full: number, out: Int32Array): void {
  let covered = 0;
  out.fill(0);
  for (let y = top - 1; y >= 0 && covered !== full; y--) {
    let tops = (rows[y] as number) & ~covered;
    covered |= tops;
    while (tops !== 0) {
      out[31 - Math.clz32(tops & -tops)] = y + 1;
      tops &= tops - 1;
    }
  }
}

/** How many kinds of difference there are among columns side by side: 0 to 2, upwards and downwards told apart. */
function kindsOf(sides: number, higher = sides): number {
  return Number((sides & higher) !== 0) + Number((sides & ~higher) !== 0);
}

/**
 * What a placement is worth to a controller, on the board after it: twice the weighted sum of its features, in hundredths. A
 * whole number, so that equal values are equal.
 * @param landing twice the landing height: that of the piece's lowest row, from 0, before rows went, and of its highest one
 * @param eroded rows that went, times the piece's blocks in them
 */
export function worth({ weights, wells }: Controller, board: Board, landing: number, eroded: number): number {
  const depth = weights[6] as number;
  const steps = weights[8] as number;
  const counts = tally(board, wells, depth !== 0 || steps !== 0);
  const sum =
    (weights[1] as number) * eroded +
    (weights[2] as number) * (counts[ROW_TRANSITIONS] as number) +
    (weights[3] as number) * (counts[COLUMN_TRANSITIONS] as number) +
    (weights[4] as number) * (counts[HOLES] as number) +
    (weights[5] as number) * (counts[WELLS] as number) +
    depth * (counts[HOLE_DEPTH] as number) +
    (weights[7] as number) * (counts[ROWS_WITH_HOLES] as number) +
    steps * (counts[DIVERSITY] as number);
  return (weights[0] as number) * landing + 2 * sum;
}
