import { GUIDELINE } from './guideline.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * NullpoMino's standard game: the half turns of "SRS-X", six previews, a spawn right above the rim from which nothing drops at
 * once. Source: NullpoMino, config/rule/StandardPlus.rul (StandardWallkick, nextDisplay, pieceEnterAboveField).
 */
export const SRS_X: Ruleset = {
  ...GUIDELINE,
  id: 'srs-x',
  previews: 6,
  rotation: 'srs-x',
  spawn: { y: 18, drop: false },
};
