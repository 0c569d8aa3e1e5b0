import { isWhole, wholeWords } from '../whole.ts';

/** A test for the whole numbers within limits, by itself those that a double holds exactly, and their name in a sentence. */
export function wholeBetween(
  least = Number.MIN_SAFE_INTEGER,
  most = Number.MAX_SAFE_INTEGER,
): readonly [isOne: (value: unknown) => boolean, words: string] {
  return [(value) => isWhole(value, least, most), wholeWords(least, most)];
}
