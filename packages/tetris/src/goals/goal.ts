import type { Ruleset } from '../rulesets/ruleset.ts';

/**
 * How many of what are to be reached: rows cleared, the level, ms of game time, or rows of garbage cleared (`dug`), of which
 * `height` lie in the well at a time: a lock that clears nothing brings in what is missing.
 */
export type Aim =
  | { readonly of: 'lines' | 'level' | 'ms'; readonly count: number }
  | { readonly of: 'dug'; readonly count: number; readonly height: number };

/** What a game is played for: plain JSON, chosen at its start beside the ruleset. */
export interface Goal {
  readonly id: string;
  /** What ends the game; `null` for nothing. */
  readonly aim: Aim | null;
  /** What the goal changes in any ruleset. */
  readonly rules?: Partial<Pick<Ruleset, 'gravity' | 'levels' | 'lock' | 'topOut' | 'undo'>>;
}
