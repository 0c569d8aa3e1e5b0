import type { State } from '../state.ts';
import type { TetrisEvent } from '../types.ts';

/** Points for a drop, at once. */
export function give(state: State, part: 'softDrop' | 'hardDrop', points: number, events: TetrisEvent[]): void {
  if (points === 0) return;
  state.score += points;
  events.push({ type: 'scored', points, parts: { [part]: points } });
}
