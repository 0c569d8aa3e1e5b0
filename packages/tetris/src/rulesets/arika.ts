import { GUIDELINE } from './guideline.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * The World rule of Arika's third Grand Master: three previews, no spins, 40 frames after a clear and 27 before a piece, hold and
 * turn ahead of it, no lock out. A frame is a sixtieth of a second. Source: Cambridge, tetris/modes/marathon_a3.lua, its first
 * levels; NullpoMino, config/rule/StandardExp.rul; tetris.wiki, "Tetris The Grand Master 3 Terror-Instinct".
 */
export const ARIKA_SRS: Ruleset = {
  ...GUIDELINE,
  id: 'arika-srs',
  previews: 3,
  rotation: 'arika-srs',
  spins: 'none',
  delays: { clear: 667, entry: 450 },
  topOut: { lockOut: 'none' },
  initial: { rotate: true, hold: true },
};

/**
 * Arika's second Grand Master: one preview, no hold, a lock that only a step down puts off, a spawn in the two rows below the
 * rim; delays, the turn ahead and the rest as above. Source: Cambridge, tetris/modes/marathon_a2.lua; tetris.wiki,
 * "Tetris The Absolute The Grand Master 2", "Arika Rotation System" and "Lock delay".
 */
export const ARS: Ruleset = {
  ...ARIKA_SRS,
  id: 'ars',
  previews: 1,
  hold: false,
  rotation: 'ars',
  lock: { kind: 'step', delay: 500 },
  spawn: { y: 19, drop: false },
};
