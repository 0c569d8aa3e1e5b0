import { type Checked, type KeyStore, type SaveSlot, saveSlot } from '@blockyard/app-kit';
import { succeed } from '@blockyard/grid-core';
import type { Recording, ReplayStart } from '@blockyard/grid-core/replay';
import { type TetrisCommand, type TetrisGame, tetrisKind } from '@blockyard/tetris';
import type { SavedStatistics } from '@blockyard/tetris/statistics';
import * as v from 'valibot';
import { logFromText, logToText } from './log-text.ts';
import { gameOf, type RevivedGame } from './new-game.ts';
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
  const restored = gameOf(parsed.output.snapshot);
  return restored.ok ? { ok: true, value: parsed.output as StoredGame } : restored;
}

/** The game of a save, with its recording; with a recording from here on where the kept one cannot be read. */
export function revive({ snapshot, ruleset, start, log, statistics: saved }: StoredGame): RevivedGame | undefined {
  const restored = gameOf(snapshot);
  if (!restored.ok) return undefined;
  const { game, recording: anew } = restored.value;
  const commands = logFromText(log);
  const kept = { ruleset, start: start as ReplayStart, log: commands ?? [] };
  const recording = commands !== undefined && isOf(game, kept) ? kept : anew;
  return { game, recording, statistics: parseStatistics(saved) };
}

/** Whether the game can have been recorded so: a replay is made of it, and a restart begins as it began. */
function isOf(game: TetrisGame, { ruleset, start, log }: Recording<TetrisCommand>): boolean {
  if (tetrisKind.digest(ruleset) !== tetrisKind.digest(game.ruleset)) return false;
  if ((log.at(-1)?.[0] ?? 0) > game.now) return false;
  try {
    const begun = 'snapshot' in start ? gameOf(start.snapshot) : succeed({ game: tetrisKind.start(ruleset, start) });
    return begun.ok && begun.value.game.goal.id === game.goal.id;
  } catch {
    return false;
  }
}
