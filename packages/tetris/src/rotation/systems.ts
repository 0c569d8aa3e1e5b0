import { ARIKA_SRS } from './arika-srs.ts';
import { ARS } from './ars.ts';
import { BASIC } from './basic.ts';
import { NONE } from './none.ts';
import { SRS } from './srs.ts';
import { SRS_X } from './srs-x.ts';
import type { RotationSystem } from './system.ts';
import { SRS_PLUS, TETRIO_SRS } from './tetrio.ts';

/** The systems that a ruleset can name. */
export const ROTATION_SYSTEMS = {
  basic: BASIC,
  srs: SRS,
  'srs+': SRS_PLUS,
  'tetrio-srs': TETRIO_SRS,
  'srs-x': SRS_X,
  'arika-srs': ARIKA_SRS,
  ars: ARS,
  none: NONE,
} as const satisfies Record<string, RotationSystem>;

export type RotationId = keyof typeof ROTATION_SYSTEMS;

export function isRotationId(id: string): id is RotationId {
  return Object.hasOwn(ROTATION_SYSTEMS, id);
}
