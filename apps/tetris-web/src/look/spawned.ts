import { Shape } from '@blockyard/grid-core';
import { type Piece, ROTATION_SYSTEMS, type RotationSystem, rulesetById, shapeOf } from '@blockyard/tetris';

/** A piece as it comes in under these rules; as in the SRS family for rules that are not ours. */
export function spawnedAs(piece: Piece, ruleset: string): Shape {
  const rotation = rulesetById(ruleset)?.rotation ?? 'srs';
  const system: RotationSystem = typeof rotation === 'string' ? ROTATION_SYSTEMS[rotation] : rotation;
  const drawing = system.states?.[piece][0];
  return drawing === undefined ? shapeOf(piece) : Shape.parse(drawing);
}
