import type { GridView, Shape } from '@blockyard/grid-core';
import { freeColumns } from '../placements.ts';
import { type ClearRule, clearRegions, ROWS_AND_COLUMNS, regionsOf } from '../regions.ts';
import { bitCount } from './evaluation.ts';

/** In how many ways all the shapes can be placed, over all orders and places; the last placement is counted, not made. */
export function countWays(board: GridView, shapes: readonly Shape[], rule: ClearRule = ROWS_AND_COLUMNS): number {
  const { full } = board;
  const regions = regionsOf(board, rule);
  const boards = [Int32Array.from(board.rows), ...shapes.map(() => new Int32Array(board.height))];

  const from = (depth: number, used: number): number => {
    const rows = boards[depth] as Int32Array;
    const after = boards[depth + 1] as Int32Array;
    let ways = 0;
    for (let i = 0; i < shapes.length; i++) {
      if (used & (1 << i)) continue;
      const { tight } = shapes[i] as Shape;
      for (let top = 0; top + tight.length <= rows.length; top++) {
        let free = freeColumns(rows, full, tight, top);
        if (depth === shapes.length - 1) {
          ways += bitCount(free);
          continue;
        }
        for (let left = 0; free !== 0; free >>>= 1, left++) {
          if (!(free & 1)) continue;
          after.set(rows);
          for (let k = 0; k < tight.length; k++)
            after[top + k] = (rows[top + k] as number) | ((tight[k] as number) << left);
          clearRegions(after, regions);
          ways += from(depth + 1, used | (1 << i));
        }
      }
    }
    return ways;
  };
  return shapes.length === 0 ? 1 : from(0, 0);
}
