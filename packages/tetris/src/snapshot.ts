import { digestOf } from '@blockyard/grid-core';
import { isBuiltIn } from './rulesets/rulesets.ts';
import type { ActivePiece, State } from './state.ts';
import { spinNow } from './transitions/rotate.ts';
import { PALETTE, type TetrisSnapshot, VERSIONS } from './types.ts';

/** Everything needed to go on, as plain JSON of its own. A ruleset that is not built in is part of it. */
export function snapshotOf(state: State): TetrisSnapshot {
  const { chosen, goal } = state.rules;
  return {
    ...VERSIONS,
    ruleset: isBuiltIn(chosen) ? chosen.id : chosen,
    digest: digestOf(chosen),
    goal: goal.id,
    ...moment(state),
    pasts: state.pasts.map(moment),
  };
}

/** What changes in a game. */
function moment(state: State): object {
  const { rules: _, settled: __, pasts: ___, now, well, active, queue, dealer, waiting, hole, holes, ...same } = state;
  const { ahead: later, random } = dealer.state();
  const ahead = [...queue, ...later];
  return {
    now: now / 1000,
    well: well.toString(PALETTE).split('\n'),
    active: active && activeMoment(state, active),
    queue: { ahead: ahead.join(''), random },
    ...same,
    garbage: { waiting, hole, random: holes.state() },
  };
}

function activeMoment(state: State, active: ActivePiece): object {
  const { rules: _, shape: __, turn, ...same } = active;
  return { ...same, turn: turn && { ...turn, spin: spinNow(state, active) } };
}
