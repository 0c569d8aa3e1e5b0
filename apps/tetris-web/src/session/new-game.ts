import { fail, type Result, succeed } from '@blockyard/grid-core';
import type { Recording } from '@blockyard/grid-core/replay';
import { type Ruleset, rulesetById, type SnapshotProblem, type TetrisCommand, TetrisGame } from '@blockyard/tetris';
import type { SavedStatistics } from '@blockyard/tetris/statistics';
import { isDrawn } from '../well/box.ts';
import { DEFAULT_GOAL } from './measure.ts';
import type { NewGame } from './session-state.ts';

/** A game that can go on, and how it has been recorded so far. */
export interface RevivedGame {
  readonly game: TetrisGame;
  readonly recording: Omit<Recording<TetrisCommand>, 'log'> & Partial<Recording<TetrisCommand>>;
  /** The count so far, of a game that goes on from a save. */
  readonly statistics?: SavedStatistics | undefined;
}

/** A game from its start, recorded from there. `RangeError` for a ruleset, goal or level that does not exist. */
export function newGame({ ruleset, goal = DEFAULT_GOAL, level = 1 }: NewGame, seed: number): RevivedGame {
  const game = TetrisGame.start({ seed, ruleset, goal, level });
  const start = { seed, ...(level === 1 ? {} : { level }), ...(goal === DEFAULT_GOAL ? {} : { goal }) };
  return { game, recording: { ruleset: named(game), start } };
}

/** A game from a snapshot, recorded from there. */
export function gameOf(snapshot: unknown): Result<RevivedGame, SnapshotProblem> {
  const restored = TetrisGame.restore(snapshot);
  if (!restored.ok) return restored;
  const game = restored.value;
  if (!isDrawn(game.ruleset.board)) {
    return fail('ruleset', 'ruleset.board', 'the well has another size than the one that is drawn');
  }
  return succeed({ game, recording: { ruleset: named(game), start: { snapshot: game.snapshot() } } });
}

/** A ruleset of ours goes by its id, as in a replay. */
function named({ ruleset }: TetrisGame): string | Ruleset {
  return rulesetById(ruleset.id) === ruleset ? ruleset.id : ruleset;
}
