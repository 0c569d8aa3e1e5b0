import type { Ruleset } from './ruleset.ts';

const CLEARS = [0, 100, 300, 500, 800];

/** The simple game: seven-bag, forgiving kicks, no hold. */
export const BASIC: Ruleset = {
  id: 'basic',
  board: { width: 10, height: 30, hidden: 10 },
  queue: { kind: 'bag', copies: 1 },
  previews: 5,
  hold: false,
  rotation: 'basic',
  spins: 'kicked',
  scoring: {
    none: CLEARS,
    mini: CLEARS,
    full: CLEARS,
    backToBack: null,
    combo: { points: 50, timesLevel: false },
    perfect: { rows: [0, 0, 0, 0, 0], backToBack: 0 },
    softDrop: 0,
    hardDrop: 0,
  },
  gravity: [1000000, 900000, 800000, 700000, 600000, 500000, 400000, 300000, 200000, 100000],
  lock: { kind: 'step', delay: 500 },
  delays: { clear: 0, entry: 0 },
  spawn: { y: 8, drop: false },
  topOut: { lockOut: 'none' },
  levels: { rows: 10 },
};

/** `basic`, dealt two copies of each piece at a time. */
export const BASIC_14: Ruleset = { ...BASIC, id: 'basic-14', queue: { kind: 'bag', copies: 2 } };
