import { bitCount } from '../movegen/bits.ts';
import type { PlannerWeights } from './planner-weights.ts';

/** Rows that the planner looks at: what is higher counts as air. */
export const SEEN = 24;

const HEIGHTS = new Int32Array(32);

/** What a stack is worth by itself. `rows` are masks from the floor up; every row from `height` on is empty. */
export function valueOfStack(rows: Int32Array, height: number, full: number, weights: PlannerWeights): number {
  const width = bitCount(full);
  let covered = 0;
  let holes = 0;
  let covers = 0;
  let changes = 0;
  HEIGHTS.fill(0);
  for (let y = height - 1; y >= 0; y--) {
    const row = rows[y] as number;
    const walled = (row << 1) | 1 | ((full + 1) << 1);
    changes += bitCount((walled ^ (walled >> 1)) & (((full + 1) << 1) - 1));
    for (let tops = row & ~covered; tops !== 0; tops &= tops - 1) HEIGHTS[31 - Math.clz32(tops & -tops)] = y + 1;
    const open = covered & ~row;
    holes += bitCount(open);
    for (let left = open; left !== 0; left &= left - 1) {
      const x = 31 - Math.clz32(left & -left);
      covers += Math.min(6, (HEIGHTS[x] as number) - y - 1);
    }
    covered |= row;
  }
  let well = 0;
  for (let x = 1; x < width; x++) if ((HEIGHTS[x] as number) < (HEIGHTS[well] as number)) well = x;
  let bumps = 0;
  let squares = 0;
  let last = -1;
  for (let x = 0; x < width; x++) {
    if (x === well) continue;
    if (last >= 0) {
      const step = (HEIGHTS[x] as number) - (HEIGHTS[last] as number);
      bumps += Math.abs(step);
      squares += step * step;
    }
    last = x;
  }
  const left = well === 0 ? SEEN : (HEIGHTS[well - 1] as number);
  const right = well === width - 1 ? SEEN : (HEIGHTS[well + 1] as number);
  const deep = Math.min(weights.deepest, Math.min(left, right) - (HEIGHTS[well] as number));
  return (
    weights.height * height +
    weights.upperHalf * Math.max(0, height - 10) +
    weights.upperQuarter * Math.max(0, height - 15) +
    weights.bumps * bumps +
    weights.bumpsSquared * squares +
    weights.rowTransitions * changes +
    weights.holes * holes +
    weights.covers * covers +
    weights.well * deep
  );
}

/**
 * The T slot that would clear the most rows: a gap of three with a gap of one below its middle, both corners below and one
 * above filled, the rest open to the sky. Puts a T into it and takes the full rows out: `rows` and the height are then those
 * after it. Returns how many rows went, −1 and an unchanged stack if there is no slot.
 */
export function fillSlot(rows: Int32Array, height: number, full: number): number {
  let best = -1;
  let bestRow = 0;
  let bestMiddle = 0;
  for (let y = 1; y < height && y < SEEN - 1; y++) {
    const low = rows[y - 1] as number;
    const row = rows[y] as number;
    const roof = rows[y + 1] as number;
    // Middles: three free in this row, one below, both of its neighbours filled.
    let middles =
      ~row &
      ~(row << 1) &
      ~(row >> 1) &
      ~low &
      (low << 1) &
      (low >> 1) &
      (full >> 1) &
      ~1 &
      ((roof << 1) ^ (roof >> 1)) &
      ~roof;
    for (; middles !== 0; middles &= middles - 1) {
      const middle = middles & -middles;
      if (!openAbove(rows, height, y, middle, roof)) continue;
      const gone = Number((row | middle | (middle << 1) | (middle >> 1)) === full) + Number((low | middle) === full);
      if (gone <= best) continue;
      best = gone;
      bestRow = y;
      bestMiddle = middle;
    }
  }
  if (best < 0) return -1;
  rows[bestRow - 1] = (rows[bestRow - 1] as number) | bestMiddle;
  rows[bestRow] = (rows[bestRow] as number) | bestMiddle | (bestMiddle << 1) | (bestMiddle >> 1);
  return best;
}

/** Whether the columns of the middle and of the side without a roof are open to the sky. */
function openAbove(rows: Int32Array, height: number, y: number, middle: number, roof: number): boolean {
  const lane = middle | ((roof & (middle << 1)) === 0 ? middle << 1 : middle >> 1);
  for (let above = y + 1; above < height; above++) if (((rows[above] as number) & lane) !== 0) return false;
  return true;
}

/** Takes the full rows out. Returns the height of what is left; rows above it are emptied. */
export function takeFull(rows: Int32Array, height: number, full: number): number {
  let kept = 0;
  for (let y = 0; y < height; y++) {
    const row = rows[y] as number;
    if (row !== full) rows[kept++] = row;
  }
  for (let y = kept; y < height; y++) rows[y] = 0;
  return kept;
}
