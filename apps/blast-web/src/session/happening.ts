import type { BlastEvent, BlastView } from '@blockyard/blast';
import type { JourneyView, Level } from '@blockyard/blast/journey';

/** What the session tells everyone who shows, sounds or says it. The game already stands as `view` says. */
export interface Happening {
  /** `outside`: another tab has played on in this game, or begun another. */
  readonly cause: 'move' | 'undo' | 'start' | 'restore' | 'load' | 'outside';
  readonly events: readonly BlastEvent[];
  readonly view: BlastView;
  /** Of a level of the journey. */
  readonly level?: Level | undefined;
  readonly journey?: JourneyView | undefined;
  /** This game's score has just passed the best there was. */
  readonly newBest: boolean;
  /** False when the browser could not keep the game. */
  readonly saved: boolean;
}
