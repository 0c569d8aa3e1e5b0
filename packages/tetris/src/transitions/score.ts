import type { Events } from '../events.ts';
import type { State } from '../state.ts';

/** Points for a drop, at once. */
export function give(state: State, part: 'softDrop' | 'hardDrop', points: number, events?: Events): void {
  if (points === 0) return;
  state.score += points;
  events?.push({ type: 'scored', points, parts: { [part]: points } });
}
