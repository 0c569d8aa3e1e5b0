import type { Ruleset } from './ruleset.ts';

/** The modern game. Points: tetris.wiki "Scoring" (guideline); gravity: (0.8 − 0.007 (level − 1))^(level − 1) s a row, levels 1 to 20. */
export const GUIDELINE: Ruleset = {
  id: 'guideline',
  board: { width: 10, height: 40, hidden: 20 },
  queue: { kind: 'bag', copies: 1 },
  previews: 5,
  hold: true,
  rotation: 'srs',
  spins: 'corners/kick5-any',
  scoring: {
    none: [0, 100, 300, 500, 800],
    mini: [100, 200, 400, 500, 800],
    full: [400, 800, 1200, 1600, 1600],
    backToBack: 1.5,
    combo: { points: 50, timesLevel: true },
    perfect: { rows: [0, 800, 1200, 1800, 2000], backToBack: 3200 },
    softDrop: 1,
    hardDrop: 2,
  },
  gravity: [
    1000000, 793000, 617796, 472729, 355197, 262004, 189677, 134735, 93882, 64152, 42976, 28218, 18153, 11439, 7059,
    4264, 2520, 1457, 824, 455,
  ],
  lock: { kind: 'extended', delay: 500, actions: 15 },
  delays: { clear: 0, entry: 0 },
  spawn: { y: 18, drop: true },
  topOut: { lockOut: 'entire' },
  levels: { rows: 10 },
};

/** `guideline` without kicks: a turn that has no room where the piece stands is refused. TETR.IO offers this kickset as "none". */
export const NO_KICKS: Ruleset = { ...GUIDELINE, id: 'no-kicks', rotation: 'none' };
