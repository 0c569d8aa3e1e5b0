import type { TetrisEvent } from './types.ts';

/** Where transitions tell what happens, in order. A simulation has none, and then no event is made. */
export interface Events {
  push(event: TetrisEvent): void;
}
