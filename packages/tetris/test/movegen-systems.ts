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

/** Every system that a ruleset can name, and one of one's own. */
export const ALL_SYSTEMS: readonly RotationSystem[] = [...Object.values(ROTATION_SYSTEMS), OWN];
