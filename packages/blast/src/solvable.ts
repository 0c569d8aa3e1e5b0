import type { GridView, Shape } from '@blockyard/grid-core';
import { type ClearRule, ROWS_AND_COLUMNS, regionsOf } from './regions.ts';
import { search } from './search.ts';

/**
 * The orders in which all the shapes can be placed one after another, with full lines cleared after each: lists of indices
 * into `shapes`, lexicographically; equal shapes are told apart. No shapes: `[[]]`. Exact; takes any grid. Rows and columns
 * clear unless `rule` (a ruleset will do) says otherwise.
 */
export function canPlaceAll(board: GridView, shapes: readonly Shape[], rule: ClearRule = ROWS_AND_COLUMNS): number[][] {
  const all = ordersOf(shapes.map((_, i) => i));
  const kinds = kindsOf(shapes);
  const regions = regionsOf(board, rule);
  const known = new Map<string, boolean>();
  const found: number[][] = [];
  for (const order of all) {
    const key = order.map((i) => kinds[i]).join();
    let possible = known.get(key);
    if (possible === undefined) {
      const result = search(
        board,
        order.map((i) => shapes[i] as Shape),
        regions,
      );
      // Nothing that was placed took part in a clear: the same places serve in every order.
      if (result === 'without-clears') return all;
      possible = result === 'with-clears';
      known.set(key, possible);
    }
    if (possible) found.push(order);
  }
  return found;
}

/** Each shape as the index of the first one with the same cells. */
function kindsOf(shapes: readonly Shape[]): number[] {
  return shapes.map((shape) => shapes.findIndex((other) => sameCells(other, shape)));
}

function sameCells(a: Shape, b: Shape): boolean {
  return a === b || (a.tight.length === b.tight.length && a.tight.every((mask, i) => mask === b.tight[i]));
}

/** All orders of the items, lexicographically by their places in the list. */
function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
