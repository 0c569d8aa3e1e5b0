import type { Paint } from '../cli/paint.ts';
import { rulesetName } from '../run/load.ts';
import { grouped, numberText, percent, rangeText } from './numbers.ts';
import type { Summary } from './summary.ts';

const HEADS = ['', 'mean', '95 % interval', 'least', '5 %', '25 %', 'median', '75 %', '95 %', 'most'] as const;

/** A run's summary as text for a terminal. */
export function summaryText(summary: Summary, paint: Paint): string {
  const { game, policy, seed, limit, totalClears, withoutClear, stopped } = summary;
  const rows = summary.measures.map(({ name, mean, least, q5, q25, median, q75, q95, most }) => [
    name,
    numberText(mean.value),
    rangeText(mean),
    ...[least, q5, q25, median, q75, q95, most].map(numberText),
  ]);
  const kinds = summary.clears.map(({ name, count, share }) => [
    name,
    grouped(count),
    percent(share.value),
    rangeText(share, percent),
  ]);
  const shares = [
    ['games without a clear', grouped(withoutClear.count), percent(withoutClear.share.value)],
    [`games stopped at ${grouped(limit)} pieces`, grouped(stopped.count), percent(stopped.share.value)],
  ];
  const intervals = [withoutClear, stopped].map(({ share }) => rangeText(share, percent));
  return [
    paint('bold', `${game} ${rulesetName(summary)}, ${policy} policy: ${gamesText(summary)}, seed ${seed}`),
    '',
    ...aligned([[...HEADS], ...rows], paint),
    '',
    ...aligned([['clears', 'count', 'share', '95 % interval'], ...kinds, ['all', grouped(totalClears), '', '']], paint),
    '',
    ...aligned(
      [['', 'games', 'share', '95 % interval'], ...shares.map((row, i) => [...row, intervals[i] ?? ''])],
      paint,
    ),
    '',
  ].join('\n');
}

/** How many games a summary is of: `2,000 games`, or `3 of 2,000 games`. */
export function gamesText({ played, games, whole }: Pick<Summary, 'played' | 'games' | 'whole'>): string {
  const all = `${grouped(games)} ${games === 1 ? 'game' : 'games'}`;
  return whole ? all : `${grouped(played)} of ${all}`;
}

/** Columns side by side: words to the left, numbers to the right; the first row is their heads. */
export function aligned(rows: readonly (readonly string[])[], paint: Paint): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row, y) => {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
    const line = cells.join('  ').trimEnd();
    return y === 0 ? paint('dim', line) : line;
  });
}
