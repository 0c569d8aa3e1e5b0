import { type KickTable, ROTATION_SYSTEMS, type RotationSystem } from '../src/index.ts';

/** Turns that go far, never first in place, and not both ways. */
const WILD: KickTable = {
  '0>1': [
    [2, -3],
    [-2, 1],
    [32, 0],
    [0, 2],
  ],
  '1>2': [
    [-32, 0],
    [0, 0],
  ],
  '2>3': [
    [1, 1],
    [0, -2],
  ],
  '3>0': [[-1, 0]],
  '0>2': [
    [0, 3],
    [3, 0],
  ],
};
export const OWN: RotationSystem = {
  id: 'own',
  kicks: { I: WILD, O: {}, T: WILD, S: WILD, Z: WILD, J: WILD, L: WILD },
};

/** Turns that first go down, the second from where the first led, and one that rises. */
const SINKING: KickTable = {
  '0>1': [[0, 3]],
  '1>2': [
    [0, 3],
    [1, 0],
  ],
  '2>3': [[1, 2]],
  '3>0': [
    [0, -4],
    [0, 0],
  ],
};

/** Turns that first go aside: some farther than most wells are wide. */
const ASIDE: KickTable = {
  '0>1': [[5, 0]],
  '1>0': [
    [-9, 1],
    [0, 0],
  ],
  '1>2': [[-6, 1]],
  '2>3': [
    [-1, 0],
    [-2, -1],
  ],
  '3>0': [[31, 0]],
};

/** Turns that no well is wide enough for. */
const NEVER: KickTable = { '0>1': [[33, 0]], '0>2': [[-34, 0]], '0>3': [[32, -1]], '1>2': [[0, 0]] };

function own(id: string, kicks: KickTable): RotationSystem {
  return { ...OWN, id, kicks: { I: kicks, O: {}, T: kicks, S: kicks, Z: kicks, J: kicks, L: kicks } };
}

/** Systems that nobody plays. */
export const OWN_SYSTEMS: readonly RotationSystem[] = [
  OWN,
  { ...OWN, id: 'own and held', veto: 'centre-column' },
  { ...ROTATION_SYSTEMS['srs+'], id: 'srs+ and held', veto: 'centre-column' },
  own('sinking', SINKING),
  own('aside', ASIDE),
  own('never', NEVER),
];

/** Every system that a ruleset can name, and more. */
export const ALL_SYSTEMS: readonly RotationSystem[] = [...Object.values(ROTATION_SYSTEMS), ...OWN_SYSTEMS];
