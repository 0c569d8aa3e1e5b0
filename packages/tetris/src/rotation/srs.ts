import { family, published, QUARTERS_IN_PLACE, reversible, symmetric } from './system.ts';

/** JLSTZ, quarter turns, the same in the whole SRS family. Source: the guideline's table as on tetris.wiki, "SRS"; y up. */
export const JLSTZ = published(
  reversible(
    symmetric({
      '0>1': [
        [-1, 0],
        [-1, 1],
        [0, -2],
        [-1, -2],
      ],
      '2>1': [
        [-1, 0],
        [-1, 1],
        [0, -2],
        [-1, -2],
      ],
    }),
  ),
);

/** I, quarter turns, as in the guideline; y up. Not mirror symmetric, but each turn back negates the turn there. */
export const I_GUIDELINE = published(
  reversible({
    '0>1': [
      [-2, 0],
      [1, 0],
      [-2, -1],
      [1, 2],
    ],
    '1>2': [
      [-1, 0],
      [2, 0],
      [-1, 2],
      [2, -1],
    ],
    '3>2': [
      [-2, 0],
      [1, 0],
      [-2, -1],
      [1, 2],
    ],
    '0>3': [
      [-1, 0],
      [2, 0],
      [-1, 2],
      [2, -1],
    ],
  }),
);

/** The guideline's system: no half turns; O turns in place. */
export const SRS = family('srs', I_GUIDELINE, QUARTERS_IN_PLACE, JLSTZ);
