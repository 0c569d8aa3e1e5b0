/** Throws `RangeError`, naming the argument and its value, for what is no whole number from `least` to `most`. */
export function checkWhole(name: string, value: unknown, least: number, most: number): void {
  if (!isWhole(value, least, most)) throw new RangeError(`${name} must be ${wholeWords(least, most)}, not ${value}`);
}

export function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

export function wholeWords(least: number, most: number): string {
  return `a whole number from ${least} to ${most}`;
}
