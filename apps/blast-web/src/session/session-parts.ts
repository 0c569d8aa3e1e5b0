import type { SaveSlot } from '@blockyard/app-kit';
import type { Archive } from './archive.ts';
import type { BestScores } from './best-scores.ts';
import type { Results } from './results.ts';
import type { SavedGame } from './saved-game.ts';
import type { Shelf } from './shelf.ts';

/** What a session keeps things in, and its clock. */
export interface SessionParts {
  readonly slot: SaveSlot<SavedGame>;
  readonly shelf: Shelf;
  readonly best: BestScores;
  /** The most stars of each level of the journey. */
  readonly stars: BestScores;
  /** The best score of each day's game. */
  readonly days: BestScores;
  readonly results: Results;
  readonly archive: Archive;
  /** The moment in ms. */
  readonly time: () => number;
  /** Whole ms of game time to let pass, since the last call. */
  readonly elapsed: () => number;
}
