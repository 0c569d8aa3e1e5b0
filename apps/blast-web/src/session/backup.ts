import { fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { parseSavedGame, type SavedGame } from './saved-game.ts';

/** The form of the files that this version writes and reads. */
export const BACKUP_FORMAT = 'blockyard-blast-backup/1';

type Scores = Readonly<Record<string, number>>;

/** What a player takes to another browser: the running game, the best scores by ruleset and by day, and the journey's stars. */
export interface Backup {
  readonly game: SavedGame;
  readonly best: Scores;
  /** Files of earlier pages have none. */
  readonly stars?: Scores | undefined;
  readonly days?: Scores | undefined;
}

export type BackupProblem = 'not-a-backup' | 'format' | 'game';

const scores = v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const schema = v.object({
  game: v.unknown(),
  best: scores,
  stars: v.optional(v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(3)))),
  days: v.optional(scores),
});

/** The text of a file. */
export function makeBackup({ game, best, stars, days }: Backup): string {
  return JSON.stringify({ format: BACKUP_FORMAT, game, best, stars, days });
}

/** Reads a file's text; refused with a reason to read when it is none of ours, of another format, or its game cannot be. */
export function parseBackup(text: string): Result<Backup, BackupProblem> {
  const value = fromJson(text);
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format !== 'string' || !format.startsWith('blockyard-blast-backup/')) {
    return fail('not-a-backup', 'format', 'The file is not a Blast backup.');
  }
  if (format !== BACKUP_FORMAT) {
    return fail('format', 'format', `The file has the format "${format}"; this page reads "${BACKUP_FORMAT}".`);
  }
  const checked = v.safeParse(schema, value);
  if (!checked.success) {
    return fail('not-a-backup', v.getDotPath(checked.issues[0]) ?? 'file', checked.issues[0].message);
  }
  const game = parseSavedGame(checked.output.game);
  if (!game.ok) return fail('game', `game.${game.error.where}`, game.error.message);
  const { best, stars, days } = checked.output;
  return succeed({ game: game.value, best, stars, days });
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
