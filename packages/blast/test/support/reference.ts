/**
 * The rules again, as plainly as they can be written, on arrays of booleans: what the tests compare the engine with.
 */
import type { Cell } from '@blockyard/grid-core';

export type Cells = readonly Cell[];
export type Picture = readonly string[];

export function placesOf(board: Picture, cells: Cells): Cell[] {
  const found: Cell[] = [];
  for (let y = 0; y < board.length; y++) {
    for (let x = 0; x < (board[0]?.length ?? 0); x++) {
      if (cells.every(([dx, dy]) => board[y + dy]?.[x + dx] === '.')) found.push([x, y]);
    }
  }
  return found;
}

/** The board after a placement, and the lines that went. */
export function placed(
  board: Picture,
  cells: Cells,
  [x, y]: Cell,
): { board: string[]; rows: number[]; columns: number[] } {
  const grid = board.map((row) => [...row]);
  for (const [dx, dy] of cells) (grid[y + dy] as string[])[x + dx] = '#';
  const rows = [...grid.keys()].filter((r) => grid[r]?.every((cell) => cell !== '.'));
  const columns = [...(grid[0] as string[]).keys()].filter((c) => grid.every((row) => row[c] !== '.'));
  const after = grid.map((row, r) =>
    row.map((cell, c) => (rows.includes(r) || columns.includes(c) ? '.' : cell)).join(''),
  );
  return { board: after, rows, columns };
}

export function canPlaceInOrder(board: Picture, pieces: readonly Cells[]): boolean {
  const [piece, ...rest] = pieces;
  if (piece === undefined) return true;
  return placesOf(board, piece).some((place) => canPlaceInOrder(placed(board, piece, place).board, rest));
}

export function ordersOf(board: Picture, pieces: readonly Cells[]): number[][] {
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((first) => orders(left.filter((i) => i !== first)).map((rest) => [first, ...rest]));
  return orders([...pieces.keys()]).filter((order) =>
    canPlaceInOrder(
      board,
      order.map((i) => pieces[i] as Cells),
    ),
  );
}
