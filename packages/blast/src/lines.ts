import type { Grid, GridView } from '@blockyard/grid-core';
import { fullRegions, isIn, type Region, regionsOf } from './regions.ts';
import type { LineKind, Ruleset } from './ruleset-types.ts';
import type { Cleared } from './types.ts';

/** Full rows, columns and, where boxes clear, boxes, numbered row by row from the top left. */
export interface FullLines {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly boxes?: readonly number[];
}

/** Everything full that clears, found on the board as it stands. */
export function fullOf(board: GridView, ruleset: Ruleset): Region[] {
  return fullRegions(board.rows, regionsOf(board, ruleset));
}

export function numbersOf(full: readonly Region[], { clear }: Ruleset): FullLines {
  const numbers = (kind: LineKind) => full.filter((region) => region.kind === kind).map(({ index }) => index);
  return {
    rows: numbers('rows'),
    columns: numbers('columns'),
    ...(clear.includes('boxes') && { boxes: numbers('boxes') }),
  };
}

/** The cells of these regions, each once, row by row, with their colours. */
export function cellsOf(board: Grid, full: readonly Region[]): Cleared['cells'] {
  const cells: [number, number, number][] = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (full.some((region) => isIn(region, x, y))) cells.push([x, y, board.at(x, y)]);
    }
  }
  return cells;
}
