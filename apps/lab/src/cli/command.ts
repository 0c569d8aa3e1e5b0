import type { Arguments, OptionSpec } from './arguments.ts';
import type { Io } from './io.ts';

export interface Command {
  readonly name: string;
  /** The arguments, as in `FILE…`; empty where there are none. */
  readonly takes: string;
  /** How many of them there must be, at least and at most. */
  readonly count: readonly [least: number, most: number];
  readonly summary: string;
  /** Whole sentences, one paragraph each. */
  readonly about: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly string[];
  /** Returns the exit code. `UsageError` and `Failure` are told to the user. */
  run(args: Arguments, io: Io): Promise<number> | number;
}
