import type { GridView } from '@blockyard/grid-core';
import type { BoxSize, LineKind, Ruleset } from './ruleset-types.ts';

/** The part of a ruleset that says what clears. */
export type ClearRule = Pick<Ruleset, 'clear' | 'box'>;

export const ROWS_AND_COLUMNS: ClearRule = { clear: ['rows', 'columns'] };

/** Cells that clear together once all are filled: `masks` on the rows from `top` on. */
export interface Region {
  readonly kind: LineKind;
  /** Rows from the top, columns from the left, boxes row by row. */
  readonly index: number;
  readonly top: number;
  readonly masks: readonly number[];
}

type Size = Pick<GridView, 'width' | 'height'>;

/** All regions of a board of this size, rows first, then columns, then boxes. */
export function regionsOf({ width, height }: Size, { clear, box = { width, height } }: ClearRule): Region[] {
  const sizes = { rows: { width, height: 1 }, columns: { width: 1, height }, boxes: box };
  const regions: Region[] = [];
  for (const [kind, size] of Object.entries(sizes) as [LineKind, BoxSize][]) {
    if (!clear.includes(kind)) continue;
    const mask = -1 >>> (32 - size.width);
    let index = 0;
    for (let top = 0; top < height; top += size.height) {
      for (let left = 0; left < width; left += size.width) {
        regions.push({ kind, index: index++, top, masks: Array<number>(size.height).fill((mask << left) | 0) });
      }
    }
  }
  return regions;
}

/** The regions that are full, all found on the rows as they stand. */
export function fullRegions(rows: ArrayLike<number>, regions: readonly Region[]): Region[] {
  return regions.filter((region) => isFull(rows, region));
}

/** Empties the full regions of a stack of row masks, all at once. Returns how many there were. */
export function clearRegions(rows: Int32Array, regions: readonly Region[]): number {
  // Searches come here by the million, mostly with nothing to clear: then no list is made.
  if (!regions.some((region) => isFull(rows, region))) return 0;
  const full = fullRegions(rows, regions);
  for (const { top, masks } of full) {
    for (let i = 0; i < masks.length; i++) rows[top + i] = (rows[top + i] as number) & ~(masks[i] as number);
  }
  return full.length;
}

function isFull(rows: ArrayLike<number>, { top, masks }: Region): boolean {
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i] as number;
    if (((rows[top + i] as number) & mask) !== mask) return false;
  }
  return true;
}

export function isIn({ top, masks }: Region, x: number, y: number): boolean {
  return (((masks[y - top] ?? 0) >>> x) & 1) === 1;
}
