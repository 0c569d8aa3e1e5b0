import type { Records } from '@blockyard/app-kit';
import type { BlastCommand } from '@blockyard/blast';
import type { Replay } from '@blockyard/grid-core/replay';

/** How many finished games are kept. */
export const MOST_REPLAYS = 50;

/** Keeps the replays of finished games, the newest ones. */
export interface Archive {
  /** False when the browser keeps nothing. */
  keep(replay: Replay<BlastCommand>): Promise<boolean>;
}

/** `time` is the moment in ms; ids begin with it, so that they sort by age. */
export function archive(records: Records, time: () => number = Date.now): Archive {
  return {
    async keep(replay) {
      const id = `${String(time()).padStart(14, '0')}-${replay.end.score}`;
      if (!(await records.put(id, JSON.stringify(replay)))) return false;
      return records.trim(MOST_REPLAYS);
    },
  };
}
