import { seedFromText } from '@blockyard/grid-core';

/** The game of a day, as `BlastGame.start` takes it. */
export interface Daily {
  readonly date: string;
  readonly seed: number;
  readonly ruleset: 'daily';
}

/** Days of any year: up to 29 in every month, 30 in all but February, 31 in seven. */
const DAY = /^\d{4}-((0[1-9]|1[0-2])-(0[1-9]|[12]\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$/;

/** The game that all players of a day share; `date` is the player's own calendar date, `YYYY-MM-DD`. `RangeError` for no such date. */
export function daily(date: string): Daily {
  if (!DAY.test(date)) throw new RangeError(`date must be a day as YYYY-MM-DD, not ${date}`);
  return { date, seed: seedFromText(`blast daily ${date}`), ruleset: 'daily' };
}
