import type { Place2D } from '@blockyard/blast';

/**
 * What the player holds. `dragged`: under a pointer; `target` is where a release would place it. `chosen`: tapped, and waiting for a
 * cell; `target` is what the pointer hovers. `steered`: by keyboard; `target` may be a place where the piece does not fit.
 */
export type Hand =
  | { readonly mode: 'empty' }
  | { readonly mode: 'dragged'; readonly slot: number; readonly target: Place2D | undefined }
  | { readonly mode: 'chosen'; readonly slot: number; readonly target: Place2D | undefined }
  | { readonly mode: 'steered'; readonly slot: number; readonly target: Place2D };

export const EMPTY_HAND: Hand = { mode: 'empty' };

/** The slot whose piece is held, whichever way. */
export function heldSlot(hand: Hand): number | undefined {
  return hand.mode === 'empty' ? undefined : hand.slot;
}

export function targetOf(hand: Hand): Place2D | undefined {
  return hand.mode === 'empty' ? undefined : hand.target;
}

export function samePlace(a: Place2D | undefined, b: Place2D | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}
