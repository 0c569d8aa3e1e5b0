import type { BoxSize } from '@blockyard/blast';
import type { Cell } from '@blockyard/grid-core';
import type { TableState } from './table.ts';

/** How a piece shows on a cell: where the held one does not fit, or where the solver would place one. */
export type Shade = 'bad' | 'hint';

/**
 * What lies over a cell while a piece is held or a move is suggested. Where the held one would land is shown by a drawing of
 * its own: with most steps of a drag no cell changes.
 */
export interface Mark {
  readonly shade: Shade | undefined;
  /** The colour of the piece that the cell itself shows; 0 for none. */
  readonly colour: number;
  /** The cell is in a line that the held piece would clear. */
  readonly lit: boolean;
}

const NONE: Mark = { shade: undefined, colour: 0, lit: false };

/** The mark of the cell at (x, y). `box` is the size of the ruleset's boxes, where it has them. */
export function markAt(
  { view, aim, hint }: Pick<TableState, 'view' | 'aim' | 'hint'>,
  box: BoxSize | undefined,
  x: number,
  y: number,
): Mark {
  if (aim !== undefined) {
    const { rows, columns, boxes } = aim;
    const lit = rows.includes(y) || columns.includes(x) || boxes.includes(boxAt(x, y, view.board.width, box));
    if (covers(aim.cells, x, y)) {
      return aim.legal ? { ...NONE, lit } : { shade: 'bad', colour: aim.piece.colour, lit };
    }
    if (lit) return { ...NONE, lit };
  }
  const hinted = hint && view.tray[hint.slot];
  if (hint && hinted && covers(hinted.cells, x - hint.x, y - hint.y)) {
    return { shade: 'hint', colour: hinted.colour, lit: false };
  }
  return NONE;
}

function covers(cells: readonly Cell[], x: number, y: number): boolean {
  return cells.some(([cx, cy]) => cx === x && cy === y);
}

/** The number of the box that a cell lies in, as rulesets count them; −1 where there are none. */
function boxAt(x: number, y: number, width: number, box: BoxSize | undefined): number {
  if (box === undefined) return -1;
  return Math.floor(y / box.height) * Math.ceil(width / box.width) + Math.floor(x / box.width);
}
