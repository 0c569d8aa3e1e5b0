import type { Rotation } from '../types.ts';

/** One press each. `softDrop` goes down one row, `sonicDrop` to the floor without locking, `hardDrop` to the floor and locks. */
export type Key = 'left' | 'right' | 'cw' | 'ccw' | '180' | 'softDrop' | 'sonicDrop' | 'hardDrop';

const TURNS = { 1: 'cw', 2: '180', 3: 'ccw' } as const satisfies Record<number, Key>;

/** The key that turns a piece from one rotation to another one. */
export function turnKey(from: Rotation, to: Rotation): Key {
  return TURNS[((to - from) & 3) as 1 | 2 | 3];
}
