import type { GridView, Result } from '@blockyard/grid-core';
import type { Replay } from '@blockyard/grid-core/replay';
import type { Film } from '../replays/film.ts';

/** What one game of a run is played by: everything that its course follows from. */
export interface GamePlan {
  /** A ruleset's id, or the ruleset itself. */
  readonly ruleset: unknown;
  readonly policy: Policy;
  /** The most pieces; a game that is not over then is stopped. */
  readonly limit: number;
  readonly seed: number;
}

export const POLICIES = ['random', 'greedy', 'planner'] as const;
export type Policy = (typeof POLICIES)[number];

/** How a game ended: one number a field of its game, and the board as it stood. */
export interface GameEnd {
  readonly record: readonly number[];
  readonly board: GridView;
}

/** Hears every command that the game takes, with the game time at which it was given. */
export type Hear<Command> = (now: number, command: Command) => void;

/** Gives the reason, for a reader, why a policy cannot play by a ruleset. */
type Refusal = string | undefined;

/** What the lab needs to know of a game. */
export interface LabGame {
  readonly id: GameId;
  readonly rules: number;
  /** What a record holds, in this order. */
  readonly fields: readonly string[];
  /** The fields that are described as measures, with what a reader calls them. */
  readonly measures: readonly (readonly [field: string, name: string])[];
  /** The fields that count clears by how many rows went at once, and what a reader calls them. */
  readonly clears: readonly (readonly [field: string, name: string])[];
  readonly rulesets: readonly string[];
  readonly defaults: { readonly ruleset: string; readonly limit: Readonly<Record<Policy, number>> };
  /** A ruleset from outside. `where` is the field that is wrong. */
  parseRuleset(value: unknown): Result<{ readonly id: string }, string>;
  digest(ruleset: unknown): string | undefined;
  refuses(ruleset: unknown, policy: Policy): Refusal;
  play(plan: GamePlan): GameEnd;
  /** The same game as a replay. */
  record(plan: GamePlan): Replay<unknown>;
  /** Plays a replay to its end; refused where it is not what the recording says. */
  verify(replay: unknown): Result<unknown, string>;
  open(replay: unknown): Result<Film, string>;
}

export const GAME_IDS = ['tetris', 'blast'] as const;
export type GameId = (typeof GAME_IDS)[number];
