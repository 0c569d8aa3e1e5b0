import { JLSTZ } from './srs.ts';
import { family, published, QUARTERS_IN_PLACE, symmetric } from './system.ts';

/** I, quarter turns, y up. Source: NullpoMino, StandardSymmetricWallkick (y down there). */
const I_ARIKA = published(
  symmetric({
    '0>1': [
      [-2, 0],
      [1, 0],
      [1, 2],
      [-2, -1],
    ],
    '1>0': [
      [2, 0],
      [-1, 0],
      [2, 1],
      [-1, -2],
    ],
    '1>2': [
      [-1, 0],
      [2, 0],
      [-1, 2],
      [2, -1],
    ],
    '2>1': [
      [-2, 0],
      [1, 0],
      [-2, 1],
      [1, -1],
    ],
  }),
);

/** SRS as Arika's games have it: the guideline's but for I. */
export const ARIKA_SRS = family('arika-srs', I_ARIKA, QUARTERS_IN_PLACE, JLSTZ);
