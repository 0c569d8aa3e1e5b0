import { checkMs } from '@blockyard/grid-core';
import type { Events } from '../events.ts';
import { micros } from '../rules.ts';
import type { State } from '../state.ts';
import type { TetrisCommand, TetrisReason } from '../types.ts';
import { obey } from './commands.ts';
import { finish } from './end.ts';
import { fall } from './fall.ts';
import { enter, lock } from './lock.ts';
import { bringIn } from './spawn.ts';

/** Lets time pass up to `until`, in µs, firing what falls due on the way in order, a goal of time after all else of its instant. Nothing fires once the game is over. */
export function runTo(state: State, until: number, events?: Events): void {
  const end = state.rules.timeOut;
  for (;;) {
    const { active } = state;
    if (active === null && state.phase === 'over') return;
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

/** Lets whole ms of game time pass. Throws as `checkMs` does, and `RangeError` beyond what the clock can tell. */
export function advance(state: State, ms: number, events?: Events): void {
  const until = state.now + micros(checkMs(ms));
  if (until > Number.MAX_SAFE_INTEGER) throw new RangeError(`ms is beyond the clock: ${ms}`);
  runTo(state, until, events);
}

/** Does what a command asks, and what falls due at once; or says why not and changes nothing. Throws as `checkCommand` does. */
export function dispatch(state: State, command: TetrisCommand, events?: Events): TetrisReason | undefined {
  const reason = obey(state, command, events);
  if (reason === undefined) runTo(state, state.now, events);
  return reason;
}
