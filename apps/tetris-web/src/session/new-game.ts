import { type Result, succeed } from '@blockyard/grid-core';
import { rulesetById, type SnapshotProblem, TetrisGame } from '@blockyard/tetris';
import { DEFAULT_GOAL } from './measure.ts';
import type { RevivedGame } from './saved-game.ts';
import type { NewGame } from './session-state.ts';

/** A game from its start, recorded from there. `RangeError` for a ruleset, goal or level that does not exist. */
export function newGame({ ruleset, goal = DEFAULT_GOAL, level = 1 }: NewGame, seed: number): RevivedGame {
  const game = TetrisGame.start({ seed, ruleset, goal, level });
  const start = { seed, ...(level === 1 ? {} : { level }), ...(goal === DEFAULT_GOAL ? {} : { goal }) };
  return { game, recording: { ruleset, start } };
}

/** A game from a snapshot, recorded from there. */
export function gameOf(snapshot: unknown): Result<RevivedGame, SnapshotProblem> {
  const restored = TetrisGame.restore(snapshot);
  if (!restored.ok) return restored;
  const game = restored.value;
  const { ruleset } = game;
  // A replay names a ruleset of ours by its id.
  const named = rulesetById(ruleset.id) === ruleset ? ruleset.id : ruleset;
  return succeed({ game, recording: { ruleset: named, start: { snapshot: game.snapshot() } } });
}
