import * as v from 'valibot';
import type { SeedStart } from '../game.ts';
import { outputOf } from '../reading/parsed.ts';
import { attempt, readJson, refuse } from '../reading/reading.ts';
import { wholeBetween } from '../reading/whole.ts';
import type { Result } from '../result.ts';

/** The form of replays that this version writes and reads. */
export const REPLAY_FORMAT = 'blockyard-replay/1';

/** A whole game as its start and its commands; `Command` after key repeat, so that no setting of the player's is needed. */
export interface Replay<Command> {
  readonly format: typeof REPLAY_FORMAT;
  /** Which game: `GameKind.id`. */
  readonly game: string;
  /** The version of its rules: `GameKind.rules`. */
  readonly rules: number;
  /** A ruleset's id, or the ruleset itself. */
  readonly ruleset: unknown;
  readonly digest: string;
  readonly start: ReplayStart;
  /** Each command with the game time, in ms from the game's start, at which it was given. */
  readonly log: readonly (readonly [now: number, command: Command])[];
  /** Where the game stood when the recording ended; `hash` is of its snapshot. */
  readonly end: { readonly now: number; readonly hash: string; readonly score: number };
}

export type ReplayStart = SeedStart | { readonly snapshot: unknown };

export type ReplayProblem =
  | 'not-json'
  | 'not-a-replay'
  | 'format'
  | 'other-game'
  | 'rules'
  | 'ruleset'
  | 'start'
  | 'log'
  | 'diverged';

/** Some eleven days: a longer game is not one that was played, and would keep `verifyReplay` busy. */
const LONGEST_GAME = 1_000_000_000;

const whole = (least?: number, most?: number) => v.custom<number>(...wholeBetween(least, most));
const ms = whole(0, LONGEST_GAME);
const schema = v.object({
  format: v.string(),
  game: v.string(),
  rules: whole(),
  ruleset: v.union([v.string(), v.record(v.string(), v.unknown())]),
  digest: v.string(),
  start: v.union(
    [
      v.strictObject({
        seed: whole(0, 0xffff_ffff),
        level: v.optional(whole()),
        goal: v.optional(v.string()),
      }),
      v.strictObject({ snapshot: v.record(v.string(), v.unknown()) }),
    ],
    'a seed with its level and goal, or a snapshot',
  ),
  log: v.array(v.strictTuple([ms, v.unknown()])),
  end: v.object({ now: ms, hash: v.string(), score: v.custom<number>(Number.isFinite, 'a finite number') }),
});

/**
 * A replay from outside, as JSON text or as the value that it stands for. The form is checked here, each command when the
 * replay is opened for its game. Refused with where it goes wrong; a replay of another format is never read as this one.
 */
export function parseReplay(source: unknown): Result<Replay<unknown>, ReplayProblem> {
  return attempt(() => readReplay(source));
}

function readReplay(source: unknown): Replay<unknown> {
  const value = readJson(source, () =>
    refuse('not-json', 'text', 'the replay is not JSON: its text is cut or not a replay at all'),
  );
  const { format }: { readonly format?: unknown } = Object(value);
  if (typeof format === 'string' && format !== REPLAY_FORMAT) {
    refuse('format', 'format', `this version reads the replay format "${REPLAY_FORMAT}", not "${format}"`);
  }
  const replay = outputOf(v.safeParse(schema, value), 'not-a-replay', 'replay');
  const late = replay.log.findIndex(([now], i, log) => i > 0 && now < (log[i - 1]?.[0] ?? 0));
  if (late >= 0) refuse('log', `log.${late}`, `the replay's command ${late} is earlier than the one before it`);
  return replay as Replay<unknown>;
}
