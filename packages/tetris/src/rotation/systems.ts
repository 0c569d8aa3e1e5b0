import { BASIC } from './basic.ts';
import { SRS } from './srs.ts';
import type { RotationSystem } from './system.ts';

/** The systems that a ruleset can name. */
export const ROTATION_SYSTEMS = { basic: BASIC, srs: SRS } as const satisfies Record<string, RotationSystem>;

export type RotationId = keyof typeof ROTATION_SYSTEMS;

export function isRotationId(id: string): id is RotationId {
  return Object.hasOwn(ROTATION_SYSTEMS, id);
}
