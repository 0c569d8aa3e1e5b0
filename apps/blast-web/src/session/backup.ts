import { fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { parseSavedGame, type SavedGame } from './saved-game.ts';

/** The form of the files that this version writes and reads. */
export const BACKUP_FORMAT = 'blockyard-blast-backup/1';

/** What a player takes to another browser: the running game and the best scores by ruleset. */
export interface Backup {
  readonly game: SavedGame;
  readonly best: Readonly<Record<string, number>>;
}

export type BackupProblem = 'not-a-backup' | 'format' | 'game';

const schema = v.object({
  game: v.unknown(),
  best: v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** The text of a file. */
export function makeBackup({ game, best }: Backup): string {
  return JSON.stringify({ format: BACKUP_FORMAT, game, best });
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
  return succeed({ game: game.value, best: checked.output.best });
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
