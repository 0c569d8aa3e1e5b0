import type { Interval } from './sample.ts';

/** Thousands apart, and as many decimals as tell something. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 1000) return grouped(Math.round(value));
  return value.toFixed(size >= 100 ? 1 : size >= 1 ? 2 : size >= 0.001 || size === 0 ? 4 : 6);
}

export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function percent(share: number): string {
  const value = share * 100;
  return `${value.toFixed(value >= 1 || value === 0 ? 1 : 3)} %`;
}

/** Both ends of an interval, as precise as the narrower one needs. */
export function rangeText({ low, high }: Interval, text: (value: number) => string = numberText): string {
  return `${text(low)} … ${text(high)}`;
}

/** A chance as it is usually given. */
export function chance(p: number): string {
  return p < 0.0001 ? '< 0.0001' : p.toFixed(4);
}
