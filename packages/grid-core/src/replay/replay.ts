import * as v from 'valibot';
import type { SeedStart } from '../game.ts';
import { fail, type Result, succeed } from '../result.ts';

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

const ms = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LONGEST_GAME));
const schema = v.object({
  format: v.string(),
  game: v.string(),
  rules: v.pipe(v.number(), v.safeInteger()),
  ruleset: v.union([v.string(), v.record(v.string(), v.unknown())]),
  digest: v.string(),
  start: v.union([
    v.strictObject({
      seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xffff_ffff)),
      level: v.optional(v.pipe(v.number(), v.safeInteger())),
      goal: v.optional(v.string()),
    }),
    v.strictObject({ snapshot: v.record(v.string(), v.unknown()) }),
  ]),
  log: v.array(v.strictTuple([ms, v.unknown()])),
  end: v.object({ now: ms, hash: v.string(), score: v.number() }),
});

/**
 * A replay from outside, as JSON text or as the value that it stands for. The form is checked here, each command when the
 * replay is opened for its game. Refused with where it goes wrong; a replay of another format is never read as this one.
 */
export function parseReplay(source: unknown): Result<Replay<unknown>, ReplayProblem> {
  let value = source;
  if (typeof source === 'string') {
    try {
      value = JSON.parse(source);
    } catch {
      return fail('not-json', 'text', 'the replay is not JSON: its text is cut or not a replay at all');
    }
  }
  const format: unknown = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format === 'string' && format !== REPLAY_FORMAT) {
    return fail('format', 'format', `the replay has the format "${format}"; this version reads "${REPLAY_FORMAT}"`);
  }
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? 'replay';
    return fail('not-a-replay', where, `this is not a replay: at ${where}: ${issue.message}`);
  }
  const late = parsed.output.log.findIndex(([now], i, log) => i > 0 && now < (log[i - 1]?.[0] ?? 0));
  if (late >= 0) return fail('log', `log.${late}`, `the replay's command ${late} is earlier than the one before it`);
  return succeed(parsed.output as Replay<unknown>);
}
