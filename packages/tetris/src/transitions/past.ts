import { RandomStream } from '@blockyard/grid-core';
import type { Events } from '../events.ts';
import { placementOf } from '../placement.ts';
import { dealerOf } from '../queue.ts';
import type { State } from '../state.ts';
import type { TetrisReason } from '../types.ts';
import { softDrop } from './timers.ts';

/** Keeps the game as it is at time `at`, with a piece that has just come into play, where the ruleset lets one go back to that. */
export function remember(state: State, at: number): void {
  const { undo } = state.rules.ruleset;
  if (undo) state.pasts = [...state.pasts, { ...copyOf(state, 0), now: at, pasts: [] }].slice(-undo - 1);
}

/** The game as the last locked piece came into play; `undefined` where that is not known. */
export function lastPast({ pasts, active }: State): State | undefined {
  return pasts.at(active === null ? -1 : -2);
}

/** Goes back to `lastPast`. The clock goes on, and so does a soft drop that is held. */
export function undo(state: State, events?: Events): TetrisReason | undefined {
  const past = lastPast(state);
  if (past === undefined) return 'no-undo';
  const { now, pasts, softDrop: held } = state;
  const again = copyOf(past, now - past.now);
  Object.assign(state, again, { now, pasts: pasts.slice(0, pasts.indexOf(past) + 1) });
  softDrop(state, held);
  if (again.active !== null) events?.push({ type: 'undone', ...placementOf(again.active) });
  return undefined;
}

/** A copy that shares nothing that changes, all its times so much later. */
function copyOf(state: State, later: number): State {
  const { active, dealer, holes, rules } = state;
  const { ahead, random } = dealer.state();
  const shifted = (at: number | null): number | null => (at === null ? null : at + later);
  return {
    ...state,
    well: state.well.clone(),
    active: active && {
      ...active,
      fallFrom: active.fallFrom + later,
      fallAt: shifted(active.fallAt),
      lockAt: shifted(active.lockAt),
    },
    queue: [...state.queue],
    dealer: dealerOf(rules.ruleset.queue, RandomStream.restored(random), ahead),
    waiting: state.waiting.map(([rows, at]) => [rows, at + later]),
    holes: RandomStream.restored(holes.state()),
  };
}
