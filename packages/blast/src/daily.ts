import { seedFromText } from '@blockyard/grid-core';

/** The game of a day, as `BlastGame.start` takes it. */
export interface Daily {
  readonly date: string;
  readonly seed: number;
  readonly ruleset: 'daily';
}

/** The game that all players of a day share; `date` is the player's own calendar date, `YYYY-MM-DD`. `RangeError` for no such date. */
export function daily(date: string): Daily {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).map(Number);
  const leap = year !== undefined && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : 30 + (((month ?? 0) + Math.floor((month ?? 0) / 8)) % 2);
  if (!month || !day || month > 12 || day > days) throw new RangeError(`date must be a day as YYYY-MM-DD, not ${date}`);
  return { date, seed: seedFromText(`blast daily ${date}`), ruleset: 'daily' };
}
