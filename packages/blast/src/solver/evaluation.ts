import type { Weights } from './weights.ts';

/** The value of a board of row masks, higher for one that leaves more room. `full` is the mask of a full row. */
export function evaluate(rows: ArrayLike<number>, full: number, weights: Weights): number {
  const right = full ^ (full >>> 1);
  const height = rows.length;
  let [filled, edges, holes, square, lying, upright] = [0, 0, 0, 0, 0, 0];
  let above = full;
  for (let y = 0; y < height; y++) {
    const row = rows[y] as number;
    const below = y + 1 < height ? (rows[y + 1] as number) : full;
    const open = ~row & full;
    filled += bitCount(row);
    edges +=
      bitCount(row ^ above) +
      bitCount((row ^ (row >>> 1)) & (full >>> 1)) +
      (open & 1) +
      ((open & right) === 0 ? 0 : 1);
    holes += bitCount(open & above & below & ((row << 1) | 1) & ((row >>> 1) | right));
    lying |= open & (open >>> 1) & (open >>> 2) & (open >>> 3) & (open >>> 4);
    if (y + 2 < height) {
      const three = ~(row | below | (rows[y + 2] as number)) & full;
      square |= three & (three >>> 1) & (three >>> 2);
      if (y + 4 < height) upright |= three & ~((rows[y + 3] as number) | (rows[y + 4] as number));
    }
    above = row;
  }
  edges += bitCount(above ^ full);
  const bars = (lying === 0 ? 0 : 1) + (upright === 0 ? 0 : 1);
  return (
    weights.filled * filled +
    weights.edges * edges +
    weights.holes * holes +
    (square === 0 ? 0 : weights.square) +
    weights.bar * bars
  );
}

/** How many bits of a 32-bit number are set. */
export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
