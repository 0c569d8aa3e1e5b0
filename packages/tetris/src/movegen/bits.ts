const HALF = 0xffff;

const COUNTS = new Uint8Array(HALF + 1);
for (let mask = 1; mask <= HALF; mask++) COUNTS[mask] = (COUNTS[mask >> 1] as number) + (mask & 1);

/** How many bits of a 32-bit mask are set. */
export function bitCount(mask: number): number {
  return (COUNTS[mask & HALF] as number) + (COUNTS[mask >>> 16] as number);
}

/** The index of the lowest set bit of a mask that is not 0. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The mask moved `columns` to the right in the well, which is to higher bits; what leaves its 32 columns is lost. */
export function shifted(mask: number, columns: number): number {
  if (columns >= 0) return columns > 31 ? 0 : mask << columns;
  return columns < -31 ? 0 : mask >>> -columns;
}

/** All of the `free` cells that a run of free cells joins to one of `seeds`, which are free themselves. */
export function spread(seeds: number, free: number): number {
  let all = seeds;
  while (all !== free) {
    const wider = (all | (all << 1) | (all >>> 1)) & free;
    if (wider === all) break;
    all = wider;
  }
  return all;
}
