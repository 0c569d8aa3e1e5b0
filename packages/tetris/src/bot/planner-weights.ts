/**
 * What the planner likes. A stack's figures are judged where the plan ends, a clear's where it happens; all in the same unit.
 * Found by trial on seeded games; nothing in the planner knows a number of these.
 */
export interface PlannerWeights {
  /** Each row of the highest column, and each above half and three quarters of twenty rows. */
  readonly height: number;
  readonly upperHalf: number;
  readonly upperQuarter: number;
  /** Steps between neighbouring columns, the well's apart, and their squares. */
  readonly bumps: number;
  readonly bumpsSquared: number;
  readonly rowTransitions: number;
  /** Empty cells with a full one above; and the rows from each of them to the top of its column, up to six. */
  readonly holes: number;
  readonly covers: number;
  /** Each row by which the deepest column is below its lower neighbour, up to `deepest`. */
  readonly well: number;
  readonly deepest: number;
  /** A T slot that is ready, for a T that is at hand: by the rows that it would clear. */
  readonly slots: readonly number[];
  /** A clear by the rows that go: without a spin, as a mini, as a full spin. */
  readonly clears: readonly number[];
  readonly minis: readonly number[];
  readonly spins: readonly number[];
  readonly perfect: number;
  /** Each line that a clear sends, by the attack table. */
  readonly attack: number;
  /** Back-to-back while it lasts, at the end of the plan. */
  readonly backToBack: number;
  /** A T that is locked without a spin that clears. */
  readonly wastedT: number;
}

export const PLANNER_WEIGHTS: PlannerWeights = {
  height: -30,
  upperHalf: -150,
  upperQuarter: -500,
  bumps: -24,
  bumpsSquared: -7,
  rowTransitions: -5,
  holes: -170,
  covers: -17,
  well: 40,
  deepest: 6,
  slots: [0, 60, 300, 380],
  clears: [0, -150, -110, -60, 380],
  minis: [0, -150, -90],
  spins: [0, 110, 430, 600],
  perfect: 1000,
  attack: 40,
  backToBack: 60,
  wastedT: -150,
};
