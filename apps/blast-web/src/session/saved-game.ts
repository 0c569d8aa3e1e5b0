import type { KeyStore, SaveSlot } from '@blockyard/app-kit';
import { saveSlot } from '@blockyard/app-kit';
import { type BlastCommand, type BlastGame, type BlastSnapshot, blastKind, type Ruleset } from '@blockyard/blast';
import { fail, type Result, succeed } from '@blockyard/grid-core';
import { wholeBetween } from '@blockyard/grid-core/reading';
import type { Recording } from '@blockyard/grid-core/replay';
import * as v from 'valibot';
import { replayLevel } from './level-replay.ts';
import type { LineKinds } from './line-count.ts';

/** The running game as it is saved: where it stands, and how it came there. */
export interface SavedGame {
  readonly snapshot: BlastSnapshot;
  readonly recording: Recording<BlastCommand>;
  /** The level of the journey that it is; its recording then begins with the level. */
  readonly level?: number | undefined;
  /** The date of a daily game, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  /** Rows, columns and boxes cleared since the recording began. */
  readonly kinds?: LineKinds | undefined;
}

/** Raised with every change of the saved form; the saves of every version are kept as fixtures of `saved-game.test.ts`. */
export const SAVE_VERSION = 1;
export const SAVE_KEY = 'game';

const whole = (least: number, most?: number) => v.custom<number>(...wholeBetween(least, most));
const recordingSchema = v.object({
  ruleset: v.union([v.string(), v.record(v.string(), v.unknown())]),
  start: v.union([
    v.object({ seed: whole(0, 0xffff_ffff) }),
    v.object({ snapshot: v.record(v.string(), v.unknown()) }),
  ]),
  log: v.array(v.tuple([whole(0), v.unknown()])),
});

const count = whole(0);
const kindSchema = v.object({
  level: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined),
  kinds: v.fallback(v.optional(v.tuple([count, count, count])), undefined),
  day: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))), undefined),
});

/** The slot of the running game. */
export function gameSlot(store: KeyStore): SaveSlot<SavedGame> {
  return saveSlot({ store, key: SAVE_KEY, version: SAVE_VERSION, parse: parseSavedGame });
}

/** Checks what was saved. A game whose recording cannot be read is not lost: it goes on, recorded from where it stands. */
export function parseSavedGame(json: unknown): Result<SavedGame> {
  if (typeof json !== 'object' || json === null || !('snapshot' in json)) {
    return fail('not-a-save', 'saved', 'There is no game in the save.');
  }
  const restored = blastKind.restore(json.snapshot);
  if (!restored.ok) return restored;
  const snapshot = restored.value.snapshot();
  const recording = 'recording' in json ? parseRecording(json.recording) : undefined;
  const { level, day, kinds } = 'recording' in json ? parseKind(json) : {};
  if (level !== undefined && (recording === undefined || !replayLevel(level, snapshot, recording))) {
    return fail('not-a-save', 'level', 'The saved level cannot be played up to where it stood.');
  }
  return succeed({ snapshot, recording: recording ?? recordedFrom(restored.value), level, day, kinds });
}

/** The recording that begins where the game stands. */
export function recordedFrom(game: BlastGame): Recording<BlastCommand> {
  return { ruleset: named(game.ruleset), start: { snapshot: game.snapshot() }, log: [] };
}

/** The id of a ruleset of the house; one that only shares such an id is written out whole. */
function named(ruleset: Ruleset): string | Ruleset {
  return blastKind.digest(ruleset.id) === blastKind.digest(ruleset) ? ruleset.id : ruleset;
}

/** What a save says beside the game; a part that is damaged counts as none. */
function parseKind(json: object): Pick<SavedGame, 'level' | 'day' | 'kinds'> {
  const checked = v.safeParse(kindSchema, json);
  return checked.success ? checked.output : {};
}

function parseRecording(json: unknown): Recording<BlastCommand> | undefined {
  const checked = v.safeParse(recordingSchema, json);
  if (!checked.success) return undefined;
  const { ruleset, start, log } = checked.output;
  if (blastKind.digest(ruleset) === undefined) return undefined;
  const commands: [number, BlastCommand][] = [];
  for (const [now, value] of log) {
    const command = blastKind.parseCommand(value);
    if (!command.ok) return undefined;
    commands.push([now, command.value]);
  }
  return { ruleset, start, log: commands };
}
