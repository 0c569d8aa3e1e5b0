import { I_GUIDELINE, JLSTZ } from './srs.ts';
import { ALL_IN_PLACE, family, published, reversible, symmetric } from './system.ts';

/** Half turns, y up. Source: NullpoMino, StandardWallkick (y down there), and Heboris; TETR.IO offers it as "SRS-X". */
const JLSTZ_HALVES = published(
  reversible(
    symmetric({
      '0>2': [
        [1, 0],
        [2, 0],
        [1, -1],
        [2, -1],
        [-1, 0],
        [-2, 0],
        [-1, -1],
        [-2, -1],
        [0, 1],
        [3, 0],
        [-3, 0],
      ],
      '1>3': [
        [0, -1],
        [0, -2],
        [-1, -1],
        [-1, -2],
        [0, 1],
        [0, 2],
        [-1, 1],
        [-1, 2],
        [1, 0],
        [0, -3],
        [0, 3],
      ],
    }),
  ),
);

/** The same for I. */
const I_HALVES = published(
  reversible(
    symmetric({
      '0>2': [
        [-1, 0],
        [-2, 0],
        [1, 0],
        [2, 0],
        [0, -1],
      ],
      '1>3': [
        [0, -1],
        [0, -2],
        [0, 1],
        [0, 2],
        [-1, 0],
      ],
    }),
  ),
);

/** The guideline's quarter turns with NullpoMino's half turns. */
export const SRS_X = family('srs-x', { ...I_GUIDELINE, ...I_HALVES }, ALL_IN_PLACE, { ...JLSTZ, ...JLSTZ_HALVES });
