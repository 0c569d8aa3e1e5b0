import * as fc from 'fast-check';
import type { BlastCommand } from '../../src/index.ts';

/** Commands as a player may give them on a board so wide: placements, a few of them beside it, and now and then an undo. */
export const commandsTo = (most: number): fc.Arbitrary<BlastCommand> =>
  fc.oneof(
    {
      weight: 150,
      arbitrary: fc.record({
        type: fc.constant('place' as const),
        slot: fc.integer({ min: 0, max: 3 }),
        x: fc.integer({ min: -1, max: most }),
        y: fc.integer({ min: -1, max: most }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'undo' as const }) },
  );
