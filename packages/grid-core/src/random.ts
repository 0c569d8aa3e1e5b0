import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';
import { checkSeed, mixSeed, seedFromText } from './seed.ts';
import { checkWhole } from './whole.ts';

/** A stream's whole state: four 32-bit integers, as JSON. */
export type RandomState = readonly [number, number, number, number];

/** How many different words a generator draws. */
const WORDS = 2 ** 32;

/** A seeded stream of random numbers (xoroshiro128+), one for each purpose, so that no purpose disturbs another. */
export class RandomStream {
  private constructor(private readonly generator: JumpableRandomGenerator) {}

  /** The stream called `name` of the game with this seed. Throws as `checkSeed` does. */
  static seeded(seed: number, name: string): RandomStream {
    return new RandomStream(xoroshiro128plus(mixSeed(checkSeed(seed), seedFromText(name))));
  }

  /** The stream that goes on from a saved state. `RangeError` unless it is four 32-bit integers, not all 0. */
  static restored(state: RandomState): RandomStream {
    if (state.length !== 4 || !state.every((word) => (word | 0) === word) || state.every((word) => word === 0)) {
      throw new RangeError(`random state must be four 32-bit integers, not all 0: ${JSON.stringify(state)}`);
    }
    return new RandomStream(xoroshiro128plusFromState(state.map((word) => word | 0)));
  }

  /** A whole number from 0 to `count` − 1, each as likely. `RangeError` unless `count` is a whole number from 1 to 2^32. */
  below(count: number): number {
    checkWhole('count', count, 1, WORDS);
    // As the library's `uniformInt` draws, without the 0.4 kB that it has for larger numbers: a word past the last whole
    // multiple of `count` is drawn again.
    const end = Math.floor(WORDS / count) * count;
    for (;;) {
      const word = (this.generator.next() ^ 0x8000_0000) >>> 0;
      if (word < end) return word % count;
    }
  }

  state(): RandomState {
    const [a, b, c, d] = this.generator.getState() as unknown as RandomState;
    return [a, b, c, d];
  }
}
