export { type Attack, attackOf, surgeOf } from './attack/attack.ts';
export type { AttackTable, RowLines } from './attack/table.ts';
export { ATTACK_TABLES } from './attack/tables.ts';
export type { TetrisStart } from './begin.ts';
export { parseCommand } from './command.ts';
export { TetrisGame } from './game.ts';
export type { Aim, Goal } from './goals/goal.ts';
export { GOALS, goalById } from './goals/goals.ts';
export { tetrisKind } from './kind.ts';
export { colourOf, GARBAGE, shapeOf } from './pieces.ts';
export type { Kick, KickTable, RotationSystem, Transition } from './rotation/system.ts';
export { ROTATION_SYSTEMS, type RotationId } from './rotation/systems.ts';
export type {
  GarbageRule,
  LockRule,
  QueueRule,
  RowPoints,
  Ruleset,
  Scoring,
  TopOutRule,
} from './rulesets/ruleset.ts';
export { RULESETS, rulesetById } from './rulesets/rulesets.ts';
export { parseRuleset, type RulesetProblem } from './rulesets/schema.ts';
export { scoreClear } from './score-clear.ts';
export type { Feat, Scored, Tally } from './scoring.ts';
export { SPIN_POLICIES, type SpinPolicy } from './spins.ts';
export {
  type OverReason,
  PALETTE,
  type Phase,
  PIECES,
  type Piece,
  type Placement,
  type PositionProblem,
  type Rotation,
  RULES_VERSION,
  type ScoreParts,
  type SnapshotProblem,
  type Spin,
  TETRIS_REASONS,
  type TetrisCommand,
  type TetrisEvent,
  type TetrisGameContract,
  type TetrisOutcome,
  type TetrisPosition,
  type TetrisReason,
  type TetrisResult,
  type TetrisSnapshot,
  type TetrisView,
  type TopOutReason,
  type TurnDirection,
} from './types.ts';
