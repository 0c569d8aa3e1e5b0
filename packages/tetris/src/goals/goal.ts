import type { Ruleset } from '../rulesets/ruleset.ts';

/** What is to be reached. `lines`: rows cleared; `time`: ms of game time; `level`: that level. */
export type Aim =
  | { readonly kind: 'lines'; readonly lines: number }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'level'; readonly level: number }
  /** Rows of garbage cleared. As many as `height` lie in the well at a time: a lock that clears nothing brings in what is missing. */
  | { readonly kind: 'dig'; readonly rows: number; readonly height: number };

/** What a game is played for: plain JSON, chosen at its start beside the ruleset. */
export interface Goal {
  readonly id: string;
  /** What ends the game; `null` for nothing. */
  readonly aim: Aim | null;
  /** What the goal changes in any ruleset. */
  readonly rules?: Partial<Pick<Ruleset, 'gravity' | 'levels' | 'lock' | 'topOut' | 'undo'>>;
}
