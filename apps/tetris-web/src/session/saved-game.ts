import { type Checked, type KeyStore, type SaveSlot, saveSlot } from '@blockyard/app-kit';
import type { Recording } from '@blockyard/grid-core/replay';
import { type TetrisCommand, TetrisGame } from '@blockyard/tetris';
import type { SavedStatistics } from '@blockyard/tetris/statistics';
import * as v from 'valibot';
import { logFromText, logToText } from './log-text.ts';
import { parseStatistics } from './statistics-saved.ts';

/** Where the running game is kept. */
export type GameSlot = SaveSlot<StoredGame>;

/** A game that runs, and its recording so far, as they are kept between visits. */
export interface StoredGame {
  readonly snapshot: unknown;
  readonly ruleset: unknown;
  readonly start: unknown;
  readonly log: string;
  readonly statistics?: unknown;
}

export const GAME_KEY = 'game';
const VERSION = 1;

export function openGameSlot(store: KeyStore): GameSlot {
  return saveSlot<StoredGame>({ store, key: GAME_KEY, version: VERSION, parse: parseStored });
}

export function storedGame(
  game: TetrisGame,
  { ruleset, start, log }: Recording<TetrisCommand>,
  statistics: SavedStatistics,
): StoredGame {
  return { snapshot: game.snapshot(), ruleset, start, log: logToText(log), statistics };
}

const schema = v.object({
  snapshot: v.record(v.string(), v.unknown()),
  ruleset: v.unknown(),
  start: v.union([
    v.strictObject({
      seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      level: v.optional(v.pipe(v.number(), v.safeInteger())),
      goal: v.optional(v.string()),
    }),
    v.strictObject({ snapshot: v.record(v.string(), v.unknown()) }),
  ]),
  log: v.string(),
  statistics: v.optional(v.unknown()),
});

function parseStored(json: unknown): Checked<StoredGame> {
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) return { ok: false, error: { message: parsed.issues[0].message } };
  const restored = TetrisGame.restore(parsed.output.snapshot);
  return restored.ok ? { ok: true, value: parsed.output as StoredGame } : restored;
}

export interface RevivedGame {
  readonly game: TetrisGame;
  readonly recording: Omit<Recording<TetrisCommand>, 'log'> & Partial<Recording<TetrisCommand>>;
  /** The count so far, of a game that goes on from a save. */
  readonly statistics?: SavedStatistics | undefined;
}

/** The game of a save, with its recording; with a recording from here on where the kept one cannot be read. */
export function revive({ snapshot, ruleset, start, log, statistics: saved }: StoredGame): RevivedGame | undefined {
  const restored = TetrisGame.restore(snapshot);
  if (!restored.ok) return undefined;
  const game = restored.value;
  const statistics = parseStatistics(saved);
  const commands = logFromText(log);
  if (commands === undefined) return { game, recording: { ruleset: game.ruleset.id, start: { snapshot } }, statistics };
  return { game, recording: { ruleset, start: start as Recording<TetrisCommand>['start'], log: commands }, statistics };
}
