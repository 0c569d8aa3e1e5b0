import { RandomStream } from '@blockyard/grid-core';
import { LIBRARY } from './library.ts';
import { canPlace } from './placements.ts';
import type { BlastState } from './state.ts';
import type { Deal, Over, Tray, TrayPiece } from './types.ts';

/** Fills the tray: the next given tray, else one drawn from the stream. */
export function deal(state: BlastState): void {
  const [given, ...rest] = state.nextTrays;
  if (given !== undefined) {
    state.tray = [...given];
    state.nextTrays = rest;
    return;
  }
  const stream = RandomStream.restored(state.deals);
  state.tray = Array.from({ length: state.ruleset.tray }, () => drawPiece(state.ruleset.deal, stream));
  state.deals = stream.state();
}

/** One piece of the library, each as likely as its family's weight says. */
export function drawPiece({ weights }: Deal, stream: RandomStream): TrayPiece {
  const weightOf = (family: string): number => weights[family] ?? 0;
  const total = LIBRARY.reduce((sum, { family }) => sum + weightOf(family), 0);
  let rest = stream.below(total);
  const drawn = LIBRARY.find(({ family }) => {
    rest -= weightOf(family);
    return rest < 0;
  });
  return drawn as TrayPiece;
}

/** The slots whose piece fits somewhere, as one flag a slot; `false` for a used slot. */
export function fitting(state: { readonly board: BlastState['board']; readonly tray: Tray }): boolean[] {
  return state.tray.map((piece) => piece !== null && canPlace(state.board, piece.shape));
}

/** Ends the game when no piece of the tray fits anywhere; the event says which pieces did not. */
export function endIfStuck(state: BlastState): Over[] {
  if (fitting(state).includes(true)) return [];
  state.over = true;
  const slots = [...state.tray.keys()].filter((slot) => state.tray[slot] !== null);
  return [{ type: 'over', reason: 'no-room', slots, score: state.score }];
}
