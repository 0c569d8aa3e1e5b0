/** The 97.5 % point of the normal distribution: 95 % lie between its negative and itself. */
const Z = 1.959963984540054;

export interface Interval {
  readonly value: number;
  /** The 95 % interval's ends. */
  readonly low: number;
  readonly high: number;
}

/** What a list of numbers looks like. */
export interface Sample {
  readonly count: number;
  readonly mean: Interval;
  /** The standard deviation, by n − 1; 0 for fewer than two numbers. */
  readonly sd: number;
  readonly least: number;
  readonly q5: number;
  readonly q25: number;
  readonly median: number;
  readonly q75: number;
  readonly q95: number;
  readonly most: number;
}

/** `RangeError` for no numbers. The mean's interval is the normal approximation: good from some 30 games on. */
export function sampleOf(values: readonly number[]): Sample {
  const count = values.length;
  if (count === 0) throw new RangeError('there are no numbers to describe');
  const sorted = Float64Array.from(values).sort();
  const { mean, sd } = moments(values);
  const half = (Z * sd) / Math.sqrt(count);
  return {
    count,
    mean: { value: mean, low: mean - half, high: mean + half },
    sd,
    least: sorted[0] as number,
    q5: quantile(sorted, 0.05),
    q25: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    q75: quantile(sorted, 0.75),
    q95: quantile(sorted, 0.95),
    most: sorted[count - 1] as number,
  };
}

export function moments(values: readonly number[]): { readonly mean: number; readonly sd: number } {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: count < 2 ? 0 : Math.sqrt(squares / (count - 1)) };
}

/** The least number that at least this share of the sorted ones does not exceed. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
}

/** A share of `hits` in `of`, with Wilson's interval (1927), which holds for shares near 0 and 1 too. 0 to 1 where `of` is 0. */
export function shareOf(hits: number, of: number): Interval {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const value = hits / of;
  const spread = Z ** 2 / of;
  const centre = (value + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((value * (1 - value)) / of + spread / (4 * of));
  return { value, low: hits === 0 ? 0 : centre - half, high: hits === of ? 1 : centre + half };
}

export interface Difference extends Interval {
  /** How likely a difference at least so large would be if there were none: two-sided, by Welch's statistic. */
  readonly p: number;
}

/** How far the mean of `b` lies from that of `a`. */
export function differenceOf(a: readonly number[], b: readonly number[]): Difference {
  const [before, after] = [moments(a), moments(b)];
  const error = Math.sqrt(before.sd ** 2 / a.length + after.sd ** 2 / b.length);
  const value = after.mean - before.mean;
  const half = Z * error;
  const p = error === 0 ? Number(value === 0) : 2 * upperTail(Math.abs(value) / error);
  return { value, low: value - half, high: value + half, p };
}

/** The chance that a normal variable exceeds z ≥ 0: the series by parts near 0, the continued fraction beyond. */
export function upperTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    let [sum, term] = [z, z];
    for (let n = 3; term > sum * 1e-16 && term > 0; n += 2) {
      term *= (z * z) / n;
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let fraction = z;
  for (let n = 60; n > 0; n--) fraction = z + n / fraction;
  return density / fraction;
}
