import { dealTray } from './dealer.ts';
import { canPlace } from './placements.ts';
import type { BlastState } from './state.ts';
import type { Over, Tray } from './types.ts';

/** Fills the tray of the round that has begun: the next given tray, else one drawn from the stream. */
export function deal(state: BlastState): void {
  const [given, ...rest] = state.nextTrays;
  if (given !== undefined) {
    state.tray = [...given];
    state.nextTrays = rest;
    return;
  }
  const { tray, random, rejected } = dealTray(state.ruleset, state.deals, state.board, state);
  state.tray = [...tray];
  state.deals = random;
  state.rejected += rejected;
}

/** The slots whose piece fits somewhere, as one flag a slot; `false` for a used slot. */
export function fitting(state: { readonly board: BlastState['board']; readonly tray: Tray }): boolean[] {
  return state.tray.map((piece) => piece !== null && canPlace(state.board, piece.shape));
}

/** Ends the game when no piece of the tray fits anywhere; the event says which pieces did not. */
export function endIfStuck(state: BlastState): Over[] {
  if (fitting(state).includes(true)) return [];
  state.over = true;
  const slots = [...state.tray.keys()].filter((slot) => state.tray[slot]);
  return [{ type: 'over', reason: 'no-room', slots, score: state.score }];
}
