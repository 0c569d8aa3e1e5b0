import { GUIDELINE } from './guideline.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * TETR.IO, played alone: its "SRS+" with half turns, spins of every piece, a spawn one row above the guideline's from which
 * nothing drops at once, and no lock out. Source: triangle, src/classes/room/presets.ts ("tetra league"), src/engine/utils/tetromino.
 */
export const TETRIO: Ruleset = {
  ...GUIDELINE,
  id: 'tetrio',
  rotation: 'srs+',
  spins: 'all-mini+',
  spawn: { y: 17, drop: false },
  topOut: { lockOut: 'none' },
};

/** `tetrio` with the kickset that is called "SRS" there. Source: triangle, src/types/game.ts. */
export const TETRIO_SRS: Ruleset = { ...TETRIO, id: 'tetrio-srs', rotation: 'tetrio-srs' };
