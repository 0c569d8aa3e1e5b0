import { numberText, percent } from '../statistics/numbers.ts';
import { escaped } from './markup.ts';

/** What of a chart is drawn between its axes, and how far they go. */
export interface ChartBody {
  readonly label: string;
  /** From where to where the lower axis goes. */
  readonly x: readonly [from: number, to: number];
  /** How far the left axis goes up from 0, as a share. */
  readonly top: number;
  readonly xName: string;
  /** How far right of its number the middle of what stands for it is drawn; 0 unless given. */
  readonly shift?: number;
  /** Draws in the units of the axes. */
  readonly draw: (scale: Scale) => string;
}

export interface Scale {
  readonly x: (value: number) => number;
  readonly y: (share: number) => number;
}

const WIDTH = 520;
const HEIGHT = 240;
const MARGIN = { left: 56, right: 28, top: 12, bottom: 44 };

/** A chart of shares as SVG: numbers along the bottom, shares up the side. */
export function chart({ label, x: [from, to], top, xName, shift = 0, draw }: ChartBody): string {
  const [right, floor] = [WIDTH - MARGIN.right, HEIGHT - MARGIN.bottom];
  const scale: Scale = {
    x: (value) => round(MARGIN.left + ((value - from) / (to - from || 1)) * (right - MARGIN.left)),
    y: (share) => round(floor - (share / (top || 1)) * (floor - MARGIN.top)),
  };
  const below = ticks(from, to - shift, 1).map(
    (value) => `<text x="${scale.x(value + shift)}" y="${floor + 18}" text-anchor="middle">${numberText(value)}</text>`,
  );
  const beside = ticks(0, top).map((share) => {
    const y = scale.y(share);
    return `<path class="grid" d="M${MARGIN.left} ${y}H${right}"/><text x="${MARGIN.left - 6}" y="${y + 4}" text-anchor="end">${percent(share)}</text>`;
  });
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}">`,
    ...beside,
    draw(scale),
    `<path class="axis" d="M${MARGIN.left} ${floor}H${right}"/>`,
    ...below,
    `<text x="${(MARGIN.left + right) / 2}" y="${HEIGHT - 6}" text-anchor="middle">${escaped(xName)}</text>`,
    '</svg>',
  ].join('');
}

/** Round numbers between the ends, some five of them, at least so far apart. */
export function ticks(from: number, to: number, least = 0): number[] {
  const step = Math.max(least, niceStep((to - from) / 5));
  if (step === 0) return [from];
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** The least of 1, 2, 5, 10, 20, … times a power of ten that is not less. */
export function niceStep(least: number): number {
  if (!(least > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10;
  return step * power;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
