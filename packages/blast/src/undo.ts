import { frameOf, readFrame } from './frame.ts';
import type { BlastState } from './state.ts';
import type { BlastReason, Undone } from './types.ts';

/** Notes where the game stands before a placement, where the ruleset lets that be taken back. */
export function remember(state: BlastState): void {
  if (mayUndo(state)) state.past.push(frameOf(state));
}

/** A deal ends what can be taken back, unless the ruleset goes back through the whole game. */
export function forget(state: BlastState): void {
  if (state.ruleset.undo !== 'game') state.past.length = 0;
}

/** Takes the last placement back, exactly: board, tray, scores and the pieces to come are as they were before it. */
export function undo(state: BlastState): Undone[] | BlastReason {
  const frame = state.past.pop();
  if (frame === undefined) return mayUndo(state) ? 'nothing-to-undo' : 'no-undo';
  Object.assign(state, readFrame(frame, state.ruleset), { over: false });
  const { score, round, tray } = state;
  return [{ type: 'undone', score, round, tray: [...tray] }];
}

function mayUndo({ ruleset: { undo = 'none' } }: BlastState): boolean {
  return undo !== 'none';
}
