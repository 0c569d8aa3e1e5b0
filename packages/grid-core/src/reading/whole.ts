/** A test for the whole numbers within limits, by itself those that a double holds exactly, and their name in a sentence. */
export function wholeBetween(
  least = Number.MIN_SAFE_INTEGER,
  most = Number.MAX_SAFE_INTEGER,
): readonly [isOne: (value: unknown) => boolean, words: string] {
  return [
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    `a whole number from ${least} to ${most}`,
  ];
}
