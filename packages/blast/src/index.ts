export { type Daily, daily } from './daily.ts';
export { BLAST_PALETTE, FAMILIES, type Family, type FamilyId } from './data/shapes.ts';
export { type DealCounters, type DealtTray, dealTray } from './dealer.ts';
export { BlastGame, type BlastStart } from './game.ts';
export { blastKind } from './kind.ts';
export { LIBRARY, type LibraryPiece, shapeById } from './library.ts';
export { canPlaceAny, placements } from './placements.ts';
export { parseRuleset, RULESETS, rulesetById } from './ruleset.ts';
export type {
  BoxSize,
  ClearScore,
  Deal,
  DealRule,
  Guarantee,
  LineKind,
  Mercy,
  Ruleset,
  ScoreRule,
  Stage,
  StreakRule,
  Tier,
  TierFactors,
  UndoPolicy,
} from './ruleset-types.ts';
export { forClear, forPlacement } from './score.ts';
export { RULES_VERSION } from './snapshot.ts';
export { canPlaceAll } from './solvable.ts';
export type {
  BlastCommand,
  BlastEvent,
  BlastFrame,
  BlastGameContract,
  BlastOutcome,
  BlastPosition,
  BlastProblem,
  BlastReason,
  BlastSnapshot,
  BlastView,
  Cleared,
  Dealt,
  Over,
  Place,
  Place2D,
  Placed,
  Preview,
  Tray,
  TrayEntry,
  TrayPiece,
  Undo,
  Undone,
} from './types.ts';
