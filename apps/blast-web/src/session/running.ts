import type { BlastCommand } from '@blockyard/blast';
import { BlastGame, blastKind } from '@blockyard/blast';
import { JourneyGame, levelById } from '@blockyard/blast/journey';
import type { Recording } from '@blockyard/grid-core/replay';
import type { Start } from '../modes/modes.ts';
import { replayLevel } from './level-replay.ts';
import type { LineKinds } from './line-count.ts';
import { recordedFrom, type SavedGame } from './saved-game.ts';

/** A game in play, with the level or the day that it is of. */
export interface Running {
  readonly game: BlastGame;
  readonly recording: Recording<BlastCommand>;
  readonly journey?: JourneyGame | undefined;
  readonly day?: string | undefined;
  /** The lines by kind that a save counts; left out, they are counted anew. */
  readonly kinds?: LineKinds | undefined;
}

/** A new game. `RangeError` for an unknown ruleset or level. */
export function begin(start: Start): Running {
  if ('level' in start) {
    const level = levelById(start.level);
    if (level === undefined) throw new RangeError(`there is no level ${start.level}`);
    const journey = JourneyGame.start(level);
    return { game: journey.game, journey, recording: recordedFrom(journey.game) };
  }
  const { seed, ruleset, day } = start;
  return { game: BlastGame.start({ seed, ruleset }), day, recording: { ruleset, start: { seed }, log: [] } };
}

/** The game of a checked save. */
export function revive({ snapshot, recording, level, day, kinds }: SavedGame): Running {
  const journey = level === undefined ? undefined : replayLevel(level, snapshot, recording);
  if (journey !== undefined) return { game: journey.game, journey, recording, kinds };
  const restored = blastKind.restore(snapshot);
  if (!restored.ok) throw new Error(`a checked save is refused: ${restored.error.message}`);
  return { game: restored.value, recording, day, kinds };
}
