import { chart, niceStep, type Scale } from './chart.ts';

const MOST_BINS = 40;

/** Values of one run: of the first run as filled bars, of the second as an outline. */
export interface Bins {
  readonly from: number;
  readonly width: number;
  /** For each list, the share of its values in each bin. */
  readonly shares: readonly (readonly number[])[];
}

/** Counts whole numbers in bins of one width for all the lists. `RangeError` where there is no number. */
export function binned(lists: readonly (readonly number[])[]): Bins {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const list of lists) {
    for (const value of list) {
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  if (least > most) throw new RangeError('there are no numbers to count');
  const width = Math.max(1, niceStep((most - least + 1) / MOST_BINS));
  const from = Math.floor(least / width) * width;
  const count = Math.floor((most - from) / width) + 1;
  const shares = lists.map((list) => {
    const bins = new Array<number>(count).fill(0);
    for (const value of list) {
      const bin = Math.floor((value - from) / width);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    return bins.map((n) => n / list.length);
  });
  return { from, width, shares };
}

export function histogram(name: string, lists: readonly (readonly number[])[]): string {
  const { from, width, shares } = binned(lists);
  const count = shares[0]?.length ?? 0;
  const draw = (scale: Scale) => {
    const bars = (shares[0] ?? []).map((share, i) => {
      const [left, right] = [scale.x(from + i * width), scale.x(from + (i + 1) * width)];
      const top = scale.y(share);
      return share === 0 ? '' : `<path class="first bar" d="M${left} ${scale.y(0)}V${top}H${right}V${scale.y(0)}z"/>`;
    });
    const outline = (shares[1] ?? []).map((share, i) => `V${scale.y(share)}H${scale.x(from + (i + 1) * width)}`);
    const line = `M${scale.x(from)} ${scale.y(0)}${outline.join('')}V${scale.y(0)}`;
    return bars.join('') + (outline.length > 0 ? `<path class="second line" d="${line}"/>` : '');
  };
  return chart({
    label: `Histogram: ${name}, share of games`,
    x: [from, from + count * width],
    top: Math.max(...shares.flat()),
    shift: width === 1 ? 0.5 : 0,
    xName: width === 1 ? name : `${name}, ${width} a bar`,
    draw,
  });
}
