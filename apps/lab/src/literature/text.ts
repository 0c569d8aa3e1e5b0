import type { Paint } from '../cli/paint.ts';
import { grouped, rangeText } from '../statistics/numbers.ts';
import { aligned } from '../statistics/table.ts';
import type { Check, Finding } from './findings.ts';
import type { PaperPlan } from './play.ts';

const NONE = '–';

/** Why two means need not be equal, and what neither is to be compared with. */
const NOTES = [
  'The rules are the papers’: a piece appears above the stack, turned and placed, and falls straight down; each of the seven is',
  'equally likely, whatever came before; a piece that comes to rest above the top row ends the game, and rows that it',
  'would fill do not count. Where they do, means rise by 5 to 9 %. With bags of seven a game lasts some 35 times as long.',
  'Rows a game are spread as widely as their mean: 1,000 games tell it to ± 6 %, 10,000 to ± 2 %. Weights are as published, with',
  'two decimals. Published means are quoted at second hand, as rounded there; for Dellacherie on 10 × 10 there is none.',
  'BDU looks at features that are not among ours, so it is quoted and not played.',
];

export function literatureText(
  { height, seed }: PaperPlan,
  findings: readonly Finding[],
  stored: readonly Check[],
  paint: Paint,
): string {
  return [
    paint('bold', `10 × ${height}, rows a game: one piece in sight, seed ${seed}`),
    '',
    ...aligned(
      [['controller', 'games', 'mean', '95 % interval', 'published', 'difference'], ...findings.map(row)],
      paint,
    ),
    '',
    paint('bold', '10 × 20: a game is too long to play here; the published means stand unchecked, in millions of rows'),
    '',
    ...aligned(
      [['controller', 'published', 'recorded run'], ...findings.map((finding) => tallRow(finding, stored))],
      paint,
    ),
    '',
    'The recorded runs, 200,000 pieces each, are the authors’ own program’s, compared drop by drop. The abstract of 2009 has',
    '35 M ± 20 % for BCTS, whose weights are DU’s.',
    '',
    ...NOTES,
    '',
  ].join('\n');
}

function row({ name, small, played }: Finding): string[] {
  const published = small === undefined ? NONE : grouped(small);
  if (played === undefined) return [name, NONE, NONE, NONE, published, NONE];
  const { count, mean } = played;
  const difference = small === undefined ? NONE : signedPercent(mean.value / small - 1);
  return [name, grouped(count), whole(mean.value), rangeText(mean, whole), published, difference];
}

function tallRow({ name, controller, tall }: Finding, stored: readonly Check[]): string[] {
  const run = stored.find((each) => each.controller === controller);
  const held = run === undefined ? NONE : run.holds ? `${grouped(run.rows)} rows, exact` : 'differs';
  return [name, tall === undefined ? NONE : `${tall} M`, held];
}

const whole = (value: number): string => grouped(Math.round(value));

function signedPercent(share: number): string {
  const text = `${Math.abs(share * 100).toFixed(1)} %`;
  return share < 0 ? `−${text}` : `+${text}`;
}
