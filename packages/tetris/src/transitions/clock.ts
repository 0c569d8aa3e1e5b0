import { checkMs } from '@blockyard/grid-core';
import type { Events } from '../events.ts';
import { micros } from '../rules.ts';
import type { State } from '../state.ts';
import { finish } from './end.ts';
import { fall } from './fall.ts';
import { enter, lock } from './lock.ts';
import { bringIn } from './spawn.ts';

/** Lets time pass up to `until`, in µs, firing what falls due on the way in order, a goal of time after all else of its instant. Nothing fires once the game is over. */
export function runTo(state: State, until: number, events?: Events): void {
  const end = state.rules.timeOut;
  while (state.phase !== 'over') {
    const at = dueAt(state);
    if (at === null || at > until || at > end) {
      if (until < end) state.now = until;
      else finish(state, end, 'goal', events);
      return;
    }
    fire(state, at, events);
  }
}

/** Lets happen what a command has made due. */
export function fireDue(state: State, events?: Events): undefined {
  const at = dueAt(state);
  if (at !== null && at <= state.now) runTo(state, state.now, events);
}

/** When the next thing happens by itself. */
function dueAt({ active, phaseAt }: State): number | null {
  return active === null ? phaseAt : (active.fallAt ?? active.lockAt);
}

function fire(state: State, at: number, events?: Events): void {
  const { active } = state;
  if (active === null) {
    if (state.phase === 'clearing') enter(state, at, events);
    else bringIn(state, at, events);
  } else if (active.fallAt !== null) fall(state, active, at, events);
  else lock(state, active, at, events);
}

/** Lets whole ms of game time pass. Throws as `checkMs` does, and `RangeError` beyond what the clock can tell. */
export function advance(state: State, ms: number, events?: Events): void {
  const until = state.now + micros(checkMs(ms));
  if (until > Number.MAX_SAFE_INTEGER) throw new RangeError(`ms is beyond the clock: ${ms}`);
  runTo(state, until, events);
}
