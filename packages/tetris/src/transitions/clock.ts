import type { State } from '../state.ts';
import type { TetrisEvent } from '../types.ts';
import { finish, timeOut } from './end.ts';
import { fall } from './fall.ts';
import { enter, lock } from './lock.ts';
import { bringIn } from './spawn.ts';

/** Lets time pass up to `until`, in µs, firing what falls due on the way in order, a goal of time after all else of its instant. Nothing fires once the game is over. */
export function runTo(state: State, until: number, events: TetrisEvent[]): void {
  const end = timeOut(state);
  while (state.phase !== 'over') {
    const { active } = state;
    const at = active === null ? state.phaseAt : (active.fallAt ?? active.lockAt);
    if (at === null || at > until || at > end) {
      if (until < end) state.now = until;
      else finish(state, end, 'goal', events);
      return;
    }
    if (active === null) {
      if (state.phase === 'clearing') enter(state, at, events);
      else bringIn(state, at, events);
    } else if (active.fallAt !== null) fall(state, active, at, events);
    else lock(state, active, at, events);
  }
}
