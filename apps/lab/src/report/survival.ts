import { chart } from './chart.ts';

const MOST_POINTS = 260;

/** For each number of pieces, the share of games that placed at least so many. */
export function survival(pieces: readonly number[], at: readonly number[]): number[] {
  const sorted = Float64Array.from(pieces).sort();
  let below = 0;
  return at.map((n) => {
    while (below < sorted.length && (sorted[below] as number) < n) below++;
    return 1 - below / sorted.length;
  });
}

export function survivalChart(runs: readonly (readonly number[])[]): string {
  const most = runs.reduce((max, run) => run.reduce((m, pieces) => Math.max(m, pieces), max), 1);
  const step = Math.max(1, Math.ceil(most / MOST_POINTS));
  const at = Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => Math.min(most, i * step));
  return chart({
    label: 'Survival: share of games that placed at least so many pieces',
    x: [0, most],
    top: 1,
    xName: 'pieces',
    draw: (scale) =>
      runs
        .map((run, i) => {
          const points = survival(run, at).map((share, k) => `${scale.x(at[k] ?? 0)} ${scale.y(share)}`);
          return `<path class="${i === 0 ? 'first' : 'second'} line" d="M${points.join('L')}"/>`;
        })
        .join(''),
  });
}
