import type { State } from '../state.ts';
import type { TetrisEvent } from '../types.ts';
import { fall } from './fall.ts';
import { enter, lock } from './lock.ts';
import { spawnNext } from './spawn.ts';

/** Lets time pass up to `until`, in µs, firing what falls due on the way in order. Nothing fires once the game is over. */
export function runTo(state: State, until: number, events: TetrisEvent[]): void {
  while (state.phase !== 'over') {
    const { active } = state;
    const at = active === null ? state.phaseAt : (active.fallAt ?? active.lockAt);
    if (at === null || at > until) {
      state.now = until;
      return;
    }
    if (active === null) {
      if (state.phase === 'clearing') enter(state, at, events);
      else spawnNext(state, at, events);
    } else if (active.fallAt !== null) fall(state, active, at, events);
    else lock(state, active, at, events);
  }
}
