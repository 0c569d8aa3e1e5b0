export { BLAST_PALETTE, FAMILIES, type Family, type FamilyId, type ShapeId, type Tier } from './data/shapes.ts';
export { BlastGame, type BlastStart } from './game.ts';
export { blastKind } from './kind.ts';
export { LIBRARY, type LibraryPiece, shapeById } from './library.ts';
export { canPlaceAny, placements } from './placements.ts';
export { parseRuleset, RULESETS, rulesetById } from './ruleset.ts';
export { forClear, forPlacement } from './score.ts';
export { RULES_VERSION, SNAPSHOT_FORMAT } from './snapshot.ts';
export { canPlaceAll } from './solver.ts';
export {
  BLAST_REASONS,
  type BlastCommand,
  type BlastEvent,
  type BlastGameContract,
  type BlastOutcome,
  type BlastPosition,
  type BlastProblem,
  type BlastReason,
  type BlastSnapshot,
  type BlastView,
  type Cleared,
  type Deal,
  type Dealt,
  LINE_KINDS,
  type LineKind,
  type Over,
  type Place,
  type Place2D,
  type Placed,
  type Preview,
  type Ruleset,
  type ScoreRule,
  type Tray,
  type TrayEntry,
  type TrayPiece,
} from './types.ts';
