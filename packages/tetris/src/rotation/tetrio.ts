import { I_GUIDELINE, JLSTZ } from './srs.ts';
import { ALL_IN_PLACE, family, HALVES_IN_PLACE, published, reversible, symmetric } from './system.ts';

/**
 * Half turns of TETR.IO for JLSTZ; y up. Source: triangle, src/engine/utils/kicks/data.ts (y down there).
 */
const JLSTZ_HALVES = published(
  reversible(
    symmetric({
      '0>2': [
        [0, 1],
        [1, 1],
        [-1, 1],
        [1, 0],
        [-1, 0],
      ],
      '1>3': [
        [1, 0],
        [1, 2],
        [1, 1],
        [0, 2],
        [0, 1],
      ],
    }),
  ),
);

/** I of SRS+, y up: mirror symmetric, but not its own way back. Same source; tetrio/issues 506 shows the difference. */
const I_PLUS = published(
  reversible(
    symmetric({
      '0>1': [
        [1, 0],
        [-2, 0],
        [-2, -1],
        [1, 2],
      ],
      '1>0': [
        [-1, 0],
        [2, 0],
        [-1, -2],
        [2, 1],
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
        [1, -2],
      ],
      '0>2': [[0, 1]],
      '1>3': [[1, 0]],
    }),
  ),
);

const WITH_HALVES = { ...JLSTZ, ...JLSTZ_HALVES };

/** TETR.IO's "SRS+". Other programs mean another table by that name. */
export const SRS_PLUS = family('srs+', I_PLUS, ALL_IN_PLACE, WITH_HALVES);

/** TETR.IO's "SRS": the guideline's quarter turns, half turns as in SRS+ but I's in place only. */
export const TETRIO_SRS = family('tetrio-srs', { ...I_GUIDELINE, ...HALVES_IN_PLACE }, ALL_IN_PLACE, WITH_HALVES);
