import type { BlastCommand, BlastSnapshot } from '@blockyard/blast';
import { JourneyGame, levelById } from '@blockyard/blast/journey';
import type { Recording } from '@blockyard/grid-core/replay';

/** The level after the recorded commands; `undefined` unless that is where the snapshot stands. */
export function replayLevel(
  id: number,
  snapshot: BlastSnapshot,
  { log }: Recording<BlastCommand>,
): JourneyGame | undefined {
  const level = levelById(id);
  if (level === undefined) return undefined;
  try {
    const journey = JourneyGame.replayed(
      level,
      log.map(([, command]) => command),
    );
    journey.game.advance(Math.max(0, snapshot.now - journey.game.now));
    const reached = JSON.stringify({ ...journey.game.snapshot(), now: 0 });
    return reached === JSON.stringify({ ...snapshot, now: 0 }) ? journey : undefined;
  } catch {
    return undefined;
  }
}
