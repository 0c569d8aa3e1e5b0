export { canPlaceAll } from '../solvable.ts';
export { countWays } from './count.ts';
export { evaluate } from './evaluation.ts';
export { type Hint, type HintReason, hint } from './hint.ts';
export { historyOf, type LastChance, type LastChanceBudget, lastChance } from './last-chance.ts';
export { type Budget, bestTurn, bestTurns, type SolverPosition, type Turn } from './turn.ts';
export { GREEDY_WEIGHTS, PLANNER_WEIGHTS, type Weights } from './weights.ts';
