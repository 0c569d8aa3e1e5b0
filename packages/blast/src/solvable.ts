import type { GridView, Shape } from '@blockyard/grid-core';
import { type ClearRule, ROWS_AND_COLUMNS, regionsOf } from './regions.ts';
import { search } from './search.ts';

/**
 * The orders in which all the shapes can be placed one after another, with full lines cleared after each: lists of indices
 * into `shapes`, lexicographically; equal shapes are told apart. No shapes: `[[]]`. Exact; takes any grid. Rows and columns
 * clear unless `rule` (a ruleset will do) says otherwise.
 */
export function canPlaceAll(board: GridView, shapes: readonly Shape[], rule: ClearRule = ROWS_AND_COLUMNS): number[][] {
  const all = ordersOf([...shapes.keys()]);
  const regions = regionsOf(board, rule);
  const known = new Map<string, number | undefined>();
  const found: number[][] = [];
  for (const order of all) {
    const sequence = order.map((i) => shapes[i] as Shape);
    const key = JSON.stringify(sequence.map(({ tight }) => tight));
    if (!known.has(key)) known.set(key, search(board, sequence, regions));
    const lines = known.get(key);
    // Nothing that was placed took part in a clear: the same places serve in every order.
    if (lines === 0) return all;
    if (lines) found.push(order);
  }
  return found;
}

/** All orders of the items, lexicographically by their places in the list. */
function ordersOf(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  const orders: number[][] = [];
  for (const first of items) {
    for (const rest of ordersOf(items.filter((item) => item !== first))) orders.push([first, ...rest]);
  }
  return orders;
}
