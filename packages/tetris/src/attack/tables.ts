import type { AttackTable } from './table.ts';

/** Tetris 99 and Puyo Puyo Tetris as printed on howtotetris.com; combos as in cold-clear and NullpoMino. */
const GUIDELINE: AttackTable = {
  id: 'guideline',
  none: [0, 0, 1, 2, 4],
  mini: [0, 0, 1, 2, 4],
  full: [0, 2, 4, 6],
  backToBack: { kind: 'flat', lines: 1 },
  combo: { kind: 'list', lines: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5] },
  perfect: 10,
  surgeFrom: null,
};

/** Jstris: jezevec10/jstris-guide, guide.md; a mini double, of which it says nothing, as in the guideline table. */
const JSTRIS: AttackTable = {
  ...GUIDELINE,
  id: 'jstris',
  combo: { kind: 'list', lines: [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5] },
};

/** TETR.IO's second season, back-to-back charging: triangle, src/engine/utils/damageCalc. */
const TETRIO: AttackTable = {
  id: 'tetrio',
  none: [0, 0, 1, 2, 4, 5],
  mini: [0, 0, 1, 2],
  full: [0, 2, 4, 6, 10],
  backToBack: { kind: 'flat', lines: 1 },
  combo: { kind: 'multiplier' },
  perfect: 5,
  surgeFrom: 4,
};

/** TETR.IO's first season, back-to-back chaining: same source. */
const TETRIO_S1: AttackTable = {
  ...TETRIO,
  id: 'tetrio-s1',
  backToBack: { kind: 'chaining' },
  perfect: 10,
  surgeFrom: null,
};

/** The tables that `attackOf` knows by name. */
export const ATTACK_TABLES = {
  guideline: GUIDELINE,
  jstris: JSTRIS,
  tetrio: TETRIO,
  'tetrio-s1': TETRIO_S1,
} as const satisfies Record<string, AttackTable>;
