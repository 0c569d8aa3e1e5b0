import type { Shape } from '@blockyard/grid-core';

/**
 * A drawing as masks. Heights count up from the floor, as stacks grow, and a piece stands at the column and height of the
 * lower left corner of its **bounds**, not of its box: so drawings that are equal but for their place in the box are equal.
 */
export interface Outline {
  /** Columns and heights of its four blocks. */
  readonly columns: Int8Array;
  readonly heights: Int8Array;
  /** Its rows as masks, the lowest first. */
  readonly rows: Int32Array;
  readonly height: number;
  /** The columns that it can stand at in an empty row, as a mask. */
  readonly range: number;
}

/** The outline of a drawing, in a well so wide. */
export function outlineOf({ cells, bounds, tight }: Shape, width: number): Outline {
  const columns = width - bounds.width + 1;
  return {
    columns: Int8Array.from(cells, ([x]) => x - bounds.x),
    heights: Int8Array.from(cells, ([, y]) => bounds.y + bounds.height - 1 - y),
    rows: Int32Array.from(tight).reverse(),
    height: bounds.height,
    range: columns < 1 ? 0 : (-1 >>> (32 - columns)) | 0,
  };
}
