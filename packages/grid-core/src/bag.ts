import { type RandomState, RandomStream } from './random.ts';
import { checkWhole } from './whole.ts';

/** A bag's whole state, as JSON: what is dealt next, and the stream that shuffles the rounds after it. */
export interface BagState<T> {
  readonly ahead: readonly T[];
  readonly random: RandomState;
}

/** Deals a list in shuffled rounds, each round holding every item `copies` times: with seven pieces, the seven-bag. */
export class Bag<T> {
  private readonly round: T[] = [];
  private readonly ahead: T[] = [];

  /**
   * `ahead` is dealt first, before the first round. `RangeError` when there is no item or `copies` is not a whole number
   * from 1 to 100.
   */
  constructor(
    items: readonly T[],
    private readonly random: RandomStream,
    { copies = 1, ahead = [] }: { readonly copies?: number; readonly ahead?: readonly T[] } = {},
  ) {
    if (items.length === 0) throw new RangeError('items must hold at least one item');
    checkWhole('copies', copies, 1, 100);
    for (let copy = 0; copy < copies; copy++) for (const item of items) this.round.push(item);
    for (const item of ahead) this.ahead.push(item);
  }

  /** The bag that goes on from a saved state; `items` and `copies` as they were. */
  static restored<T>(items: readonly T[], state: BagState<T>, copies = 1): Bag<T> {
    return new Bag(items, RandomStream.restored(state.random), { copies, ahead: state.ahead });
  }

  next(): T {
    this.fill(1);
    return this.ahead.shift() as T;
  }

  /** The next `count` items without dealing them. What is seen is what will come. `RangeError` unless `count` is a whole number from 0. */
  peek(count: number): readonly T[] {
    if (!Number.isSafeInteger(count) || count < 0) {
      throw new RangeError(`count must be a whole number from 0, not ${count}`);
    }
    this.fill(count);
    return this.ahead.slice(0, count);
  }

  state(): BagState<T> {
    return { ahead: [...this.ahead], random: this.random.state() };
  }

  private fill(count: number): void {
    while (this.ahead.length < count) this.addRound();
  }

  /** Puts a round behind what is ahead: Fisher and Yates' shuffle, from the last place down. */
  private addRound(): void {
    const { ahead, round } = this;
    const first = ahead.length;
    for (const item of round) ahead.push(item);
    for (let i = round.length - 1; i > 0; i--) {
      const j = this.random.below(i + 1);
      const kept = ahead[first + i] as T;
      ahead[first + i] = ahead[first + j] as T;
      ahead[first + j] = kept;
    }
  }
}
