import { family, type Kick, NO_TURNS, quarterTurns } from './system.ts';

/** In (columns, rows), rows down, as the rules of `basic` print them: no flip. */
const ALL: readonly Kick[] = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [-2, 0],
  [2, 0],
];

const LONG: readonly Kick[] = [...ALL, [0, -2], [-3, 0], [3, 0], [-4, 0], [4, 0]];

/** The house's own simple system: one list for all turns, a longer one for I; O does not turn. */
export const BASIC = family('basic', quarterTurns(LONG), NO_TURNS, quarterTurns(ALL));
