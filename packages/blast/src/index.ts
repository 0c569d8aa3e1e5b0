export { type Daily, daily } from './daily.ts';
export { BLAST_PALETTE, FAMILIES, type Family, type FamilyId } from './data/shapes.ts';
export { type DealCounters, type DealtTray, dealTray } from './dealer.ts';
export { BlastGame, type BlastStart } from './game.ts';
export { blastKind } from './kind.ts';
export { LIBRARY, type LibraryPiece, shapeById } from './library.ts';
export { canPlaceAny, placements } from './placements.ts';
export { parseRuleset, RULESETS, rulesetById } from './ruleset.ts';
export {
  type BoxSize,
  type ClearScore,
  type Deal,
  type DealRule,
  GUARANTEES,
  type Guarantee,
  LINE_KINDS,
  type LineKind,
  type Mercy,
  type Ruleset,
  type ScoreRule,
  type Stage,
  type StreakRule,
  type Tier,
  type TierFactors,
  type UndoPolicy,
} from './ruleset-types.ts';
export { forClear, forPlacement } from './score.ts';
export { RULES_VERSION, SNAPSHOT_FORMAT } from './snapshot.ts';
export { canPlaceAll } from './solvable.ts';
export {
  BLAST_REASONS,
  type BlastCommand,
  type BlastEvent,
  type BlastFrame,
  type BlastGameContract,
  type BlastOutcome,
  type BlastPosition,
  type BlastProblem,
  type BlastReason,
  type BlastSnapshot,
  type BlastView,
  type Cleared,
  type Dealt,
  type Over,
  type Place,
  type Place2D,
  type Placed,
  type Preview,
  type Tray,
  type TrayEntry,
  type TrayPiece,
  type Undo,
  type Undone,
} from './types.ts';
