import { formatCount } from '@blockyard/app-kit';
import type { BlastEvent } from '@blockyard/blast';
import type { TFunction } from 'i18next';
import { dayName } from '../modes/day.ts';

export interface DailyResult {
  readonly day: string;
  readonly score: number;
  readonly lines: number;
  readonly rounds: number;
  /** Days in a row. */
  readonly streak: number;
  /** All events of the game, in order. */
  readonly events: readonly BlastEvent[];
  /** The address at which others play it. */
  readonly link: string;
}

const PARTS = 10;
/** Squares for lines cleared in a tenth of the game: none, one, two, three, more. */
const SQUARES = ['⬛', '🟦', '🟩', '🟨', '🟥'];

/** A day's result to be shared: how it went, and nothing of what was dealt. */
export function dailyText(t: TFunction, language: string, result: DailyResult): string {
  const { day, score, lines, rounds, streak, events, link } = result;
  const figures = [
    t('daily.points', { score: formatCount(score, language) }),
    t('daily.lines', { count: lines }),
    t('daily.rounds', { count: rounds }),
  ];
  return [
    `Blockyard Blast, ${dayName(day, language)}`,
    figures.join(' · '),
    squaresOf(events),
    ...(streak > 1 ? [t('over.days', { count: streak })] : []),
    link,
  ].join('\n');
}

function squaresOf(events: readonly BlastEvent[]): string {
  const moves = events.filter(({ type }) => type === 'placed').length;
  const lines = Array<number>(PARTS).fill(0);
  let placed = 0;
  for (const event of events) {
    if (event.type === 'placed') placed++;
    if (event.type !== 'cleared') continue;
    const part = Math.min(PARTS - 1, Math.floor(((placed - 1) * PARTS) / moves));
    lines[part] = (lines[part] ?? 0) + event.lines;
  }
  return lines.map((n) => SQUARES[Math.min(n, SQUARES.length - 1)]).join('');
}
