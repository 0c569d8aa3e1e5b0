import { seedFromText } from '@blockyard/grid-core';

/** The game of a day, as `BlastGame.start` takes it. */
export interface Daily {
  readonly date: string;
  readonly seed: number;
  readonly ruleset: 'daily';
}

/** The game that all players of a day share; `date` is the player's own calendar date, `YYYY-MM-DD`. `RangeError` for no such date. */
export function daily(date: string): Daily {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(date) ? date.split('-').map(Number) : [];
  const leap = year % (year % 100 === 0 ? 400 : 4) === 0 ? 1 : 0;
  // The days of each month beyond 28.
  const more = [3, leap, 3, 2, 3, 2, 3, 3, 2, 3, 2, 3][month - 1] ?? Number.NaN;
  if (!(day > 0 && day <= 28 + more)) throw new RangeError(`date must be a day as YYYY-MM-DD, not ${date}`);
  return { date, seed: seedFromText(`blast daily ${date}`), ruleset: 'daily' };
}
