import { rulesetName } from '../run/load.ts';
import { column, type Run } from '../run/run.ts';
import { chance, grouped, numberText, percent, rangeText } from '../statistics/numbers.ts';
import { differenceOf } from '../statistics/sample.ts';
import { type Summary, summaryOf } from '../statistics/summary.ts';
import { gamesText } from '../statistics/table.ts';
import { heatMap } from './heat.ts';
import { histogram } from './histogram.ts';
import { escaped, figure, tableOf } from './markup.ts';
import { oddRows } from './odd.ts';
import { STYLE } from './style.ts';
import { survivalChart } from './survival.ts';

/** A run and what a reader calls it. */
export interface Reported {
  readonly name: string;
  readonly run: Run;
}

/**
 * One HTML page about a run, or about two of the same game side by side. It loads nothing and runs nothing. `pages` is where its
 * links find the games' pages.
 */
export function reportPage(reported: readonly Reported[], pages: string): string {
  const summaries = reported.map(({ run }) => summaryOf(run));
  const title = summaries.map(titleOf).join(' and ');
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escaped(title)}</h1>`,
    ...summaries.map((summary, i) => keyLine(summary, reported[i]?.name ?? '', i)),
    ...summaries.map((summary, i) => measures(summary, reported[i]?.name ?? '', summaries.length > 1)),
    ...(reported.length === 2 ? [differences(reported, summaries)] : []),
    distributions(reported, summaries),
    clears(reported, summaries),
    '<h2>Final stacks</h2><p>How often a cell was filled when a game ended; rows from the top, hidden ones included.</p>',
    `<div class="charts">${reported.map(({ run, name }) => figure(name, heatMap(run, name))).join('')}</div>`,
    ...reported.map(({ run, name }) => odd(run, name, reported.length > 1, pages)),
    '</main></body></html>\n',
  ].join('\n');
}

function titleOf(summary: Summary): string {
  return `${summary.game} ${rulesetName(summary)}, ${summary.policy} policy`;
}

function keyLine(summary: Summary, name: string, i: number): string {
  const text = `${name}: ${gamesText(summary)}, seed ${summary.seed}, at most ${grouped(summary.limit)} pieces each`;
  return `<p><span class="key ${i === 0 ? 'first' : 'second'}"></span>${escaped(text)}</p>`;
}

function measures({ measures, withoutClear, stopped }: Summary, name: string, named: boolean): string {
  const heads = ['', 'mean', '95 % interval', 'deviation', 'least', '5 %', '25 %', 'median', '75 %', '95 %', 'most'];
  const rows = measures.map(({ name, mean, sd, least, q5, q25, median, q75, q95, most }) => [
    ...[name, numberText(mean.value), rangeText(mean), numberText(sd)],
    ...[least, q5, q25, median, q75, q95, most].map(numberText),
  ]);
  const shares = [
    ['games without a clear', withoutClear],
    ['games stopped at the limit', stopped],
  ] as const;
  return [
    `<h2>${escaped(named ? `Measures of ${name}` : 'Measures')}</h2>`,
    tableOf(heads, rows),
    ...shares.map(([what, { count, share }]) => {
      const text = `${what}: ${grouped(count)}, ${percent(share.value)} (${rangeText(share, percent)})`;
      return `<p>${escaped(text)}</p>`;
    }),
  ].join('\n');
}

/** Below this a difference is called significant. */
const LEVEL = 0.01;

function differences([a, b]: readonly Reported[], [summary]: readonly Summary[]): string {
  if (a === undefined || b === undefined || summary === undefined) return '';
  const tested = [
    ...summary.measures.map(({ field, name }) => [name, column(a.run, field), column(b.run, field)] as const),
    ['games without a clear', ...[a, b].map(({ run }) => column(run, 'lines').map((n) => Number(n === 0)))] as const,
  ];
  const rows = tested.map(([name, before = [], after = []]) => {
    const { value, low, high, p } = differenceOf(before, after);
    const verdict = p < LEVEL ? 'significant' : 'not significant';
    return [name, signed(value), `${signed(low)} … ${signed(high)}`, chance(p), verdict];
  });
  return [
    '<h2>Difference</h2>',
    `<p>${escaped(`${b.name} less ${a.name}: means, by Welch’s test, two-sided; significant where p is less than ${LEVEL}.`)}</p>`,
    tableOf(['', 'difference', '95 % interval', 'p', ''], rows),
  ].join('\n');
}

function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${numberText(-value)}` : `+${numberText(value)}`;
}

function distributions(reported: readonly Reported[], [summary]: readonly Summary[]): string {
  const runs = (field: string) => reported.map(({ run }) => column(run, field));
  const figures = (summary?.measures ?? []).map(({ field, name }) => figure(name, histogram(name, runs(field))));
  const alive = figure('Games that placed at least so many pieces', survivalChart(runs('pieces')));
  return `<h2>Distributions</h2><div class="charts">${figures.join('')}${alive}</div>`;
}

function clears(reported: readonly Reported[], summaries: readonly Summary[]): string {
  const heads = ['', ...reported.flatMap(({ name }) => [`${name}: count`, 'share', '95 % interval'])];
  const rows = (summaries[0]?.clears ?? []).map(({ field, name }) => [
    name,
    ...summaries.flatMap(({ clears }) => {
      const kind = clears.find((each) => each.field === field);
      return kind ? [grouped(kind.count), percent(kind.share.value), rangeText(kind.share, percent)] : ['', '', ''];
    }),
  ]);
  return `<h2>Clears by kind</h2>${tableOf(heads, rows)}`;
}

function odd(run: Run, name: string, named: boolean, pages: string): string {
  const heads = ['', 'game', 'pieces', 'lines', 'score', 'seed', 'in the page', 'on the terminal'];
  const rows = oddRows(run, name, pages);
  return `<h2>${escaped(named ? `Oddest games of ${name}` : 'Oddest games')}</h2>${tableOf(heads, rows)}`;
}
