/** Lines sent by rows cleared, from 0 rows; the last holds for more. */
export type RowLines = readonly number[];

/** How many lines a clear sends: plain JSON. */
export interface AttackTable {
  readonly id: string;
  readonly none: RowLines;
  readonly mini: RowLines;
  readonly full: RowLines;
  /** `flat`: so many lines for the second difficult clear in a row and each after it. `chaining`: the run's length counts (TETR.IO's first season). */
  readonly backToBack: { readonly kind: 'flat'; readonly lines: number } | { readonly kind: 'chaining' };
  /** `list`: lines by combo from 0, the last for all above. `multiplier`: a quarter more for each step, with a floor for small clears (TETR.IO). */
  readonly combo: { readonly kind: 'list'; readonly lines: RowLines } | { readonly kind: 'multiplier' };
  /** For a clear that leaves nothing in the well. */
  readonly perfect: number;
  /** The back-to-back run from which breaking it sends its length; `null` where it sends nothing. */
  readonly surgeFrom: number | null;
}
