/** Whole numbers from `from` up to, not including, `to`. */
export type Range = readonly [from: number, to: number];

export const sizeOf = (ranges: readonly Range[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** The same numbers in as few ranges as possible, ascending. Ranges that overlap are no longer told apart. */
export function joined(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [from, to] of ranges.filter(([from, to]) => from < to).sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last === undefined || from > last[1]) result.push([from, to]);
    else last[1] = Math.max(last[1], to);
  }
  return result;
}

/** The first number that two of the ranges hold; `undefined` where none overlap. */
export function overlap(ranges: readonly Range[]): number | undefined {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  let end = 0;
  for (const [from, to] of sorted) {
    if (from < end) return from;
    end = Math.max(end, to);
  }
  return undefined;
}

/** What of `whole` no range holds. */
export function missing([from, to]: Range, ranges: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let at = from;
  for (const [start, end] of joined(ranges)) {
    if (start > at && at < to) gaps.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
  }
  if (at < to) gaps.push([at, to]);
  return gaps;
}

/** The part `index` of `count`, from 1, of the numbers below `games`: parts differ by one in size at most, and none overlap. */
export function shardOf(games: number, index: number, count: number): Range {
  return [Math.floor((games * (index - 1)) / count), Math.floor((games * index) / count)];
}
