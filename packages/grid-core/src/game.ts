import type { Outcome, Result } from './result.ts';

/** What every game of the house is to the outside: commands in, events out, time by `advance` alone. */
export interface Game<Command, Event, Reason extends string, Snapshot> {
  /** Milliseconds of game time since the start; stands still once the game is over. */
  readonly now: number;
  readonly over: boolean;
  /** Lets whole milliseconds (0 or more) of game time pass and returns what happened in them, in order. */
  advance(ms: number): readonly Event[];
  /** A refused command changes nothing. A malformed one throws `TypeError`. */
  dispatch(command: Command): Outcome<Event, Reason>;
  /** Plain JSON with everything needed to go on. */
  snapshot(): Snapshot;
}

/** How a game begins from a seed. */
export interface SeedStart {
  readonly seed: number;
  readonly level?: number;
  readonly goal?: string;
}

/** Any game that takes these commands. */
export type GameOf<Command> = Game<Command, unknown, string, unknown>;

/** What replays, the lab and the laws need to know of a game to start, restore and compare it. */
export interface GameKind<Command, G extends GameOf<Command> = GameOf<Command>> {
  readonly id: string;
  /** The version of the rules, raised whenever the same commands lead to another game. */
  readonly rules: number;
  /** The digest of a ruleset, given by id or as an object; `undefined` for one that is unknown or not valid. */
  digest(ruleset: unknown): string | undefined;
  /** Throws `RangeError` for an unknown ruleset. */
  start(ruleset: unknown, start: SeedStart): G;
  restore(snapshot: unknown): Result<G>;
  parseCommand(value: unknown): Result<Command>;
  score(game: G): number;
}

/** Checks that `ms` is a whole number from 0 and returns it. `TypeError` for another type, `RangeError` for another number. */
export function checkMs(ms: unknown): number {
  if (typeof ms !== 'number') throw new TypeError(`ms must be a number, not ${typeof ms}`);
  if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`ms must be a whole number from 0, not ${ms}`);
  return ms;
}
