import type { Events } from '../events.ts';
import { micros } from '../rules.ts';
import type { State } from '../state.ts';
import type { OverReason, TopOutReason } from '../types.ts';

/** Ends the game. Its clock stops at the whole ms that the end falls into. */
export function finish(state: State, at: number, reason: OverReason, events?: Events): void {
  const { id, aim } = state.rules.goal;
  const ms = Math.ceil(at / 1000);
  state.now = micros(ms);
  state.active = null;
  state.phase = 'over';
  state.phaseAt = null;
  state.overReason = reason;
  if (reason === 'goal' && aim !== null) events?.push({ type: 'reached', goal: id, by: aim.of, ms });
  events?.push({ type: 'over', reason });
}

/** Ends the game, or empties the well instead where the ruleset says so. Whether the game is over. */
export function topOut(state: State, at: number, reason: TopOutReason, events?: Events): boolean {
  const { well } = state;
  if (!state.rules.ruleset.topOut.empties || state.settled === 0) {
    finish(state, at, reason, events);
    return true;
  }
  well.clear();
  state.settled = 0;
  state.waiting = [];
  events?.push({ type: 'emptied', reason });
  return false;
}

/** Whether a lock has reached the goal. */
export function isReached(state: State): boolean {
  const { aim } = state.rules.goal;
  return aim !== null && aim.of !== 'ms' && state[aim.of] >= aim.count;
}
