import { Bag, type BagState, type RandomStream } from '@blockyard/grid-core';
import type { QueueRule } from './rulesets/ruleset.ts';
import { PIECES, type Piece } from './types.ts';

/** Deals the pieces after those that are known. */
export interface Dealer {
  next(): Piece;
  state(): BagState<Piece>;
}

/** Deals `ahead`, then as the rule says. */
export function dealerOf(rule: QueueRule, random: RandomStream, ahead: readonly Piece[]): Dealer {
  if (rule.kind === 'bag') return new Bag(PIECES, random, { copies: rule.copies, ahead });
  const known = [...ahead];
  return {
    next: () => {
      if (known.length === 0) {
        known.push(...(rule.kind === 'list' ? ([...rule.pieces] as Piece[]) : [PIECES[random.below(7)] as Piece]));
      }
      return known.shift() as Piece;
    },
    state: () => ({ ahead: [...known], random: random.state() }),
  };
}
