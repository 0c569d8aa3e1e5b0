import { seedFromText } from '@blockyard/grid-core';

/** The game of a day, as `BlastGame.start` takes it. */
export interface Daily {
  readonly date: string;
  readonly seed: number;
  readonly ruleset: 'daily';
}

/** The game that all players of a day share; `date` is the player's own calendar date, `YYYY-MM-DD`. `RangeError` for no such date. */
export function daily(date: string): Daily {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const days = month === 2 ? 29 : 30 + ((month + (month >> 3)) & 1);
  if (!/^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(date) || day < 1 || day > days) {
    throw new RangeError(`date must be a day as YYYY-MM-DD, not ${date}`);
  }
  return { date, seed: seedFromText(`blast daily ${date}`), ruleset: 'daily' };
}
