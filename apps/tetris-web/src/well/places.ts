import { ROWS, ROWS_ABOVE, type WellBox } from './box.ts';

/** Rows as they are drawn: 0 is the top one above the rim. */
export const DRAWN_ROWS = ROWS + ROWS_ABOVE;

/** The drawn row of an engine row; negative for one out of sight. */
export function drawnRow(y: number, hiddenRows: number): number {
  return y - hiddenRows + ROWS_ABOVE;
}

/** The middle of a cell in device pixels of the canvas. */
export function middleX(box: WellBox, column: number): number {
  return box.bleed + (column + 0.5) * box.cell;
}

export function middleY(box: WellBox, row: number): number {
  return (row + 0.5) * box.cell;
}
