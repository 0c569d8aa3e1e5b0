/** How much each feature of a board counts, in points of the evaluation; what is bad counts below 0. */
export interface Weights {
  /** Each filled cell. */
  readonly filled: number;
  /** Each border between a filled and an empty cell; the walls count as filled. */
  readonly edges: number;
  /** Each empty cell with no empty neighbour. */
  readonly holes: number;
  /** That a 3×3 square fits somewhere. */
  readonly square: number;
  /** That a bar of five fits somewhere, for each of its two directions. */
  readonly bar: number;
  /** Each point that the game pays. */
  readonly points: number;
}

/** What a player sees who looks one piece ahead. */
export const GREEDY_WEIGHTS: Weights = { filled: -10, edges: -5, holes: -20, square: 0, bar: 0, points: 1 };

export const PLANNER_WEIGHTS: Weights = { filled: -10, edges: -5, holes: -20, square: 30, bar: 10, points: 1 };
