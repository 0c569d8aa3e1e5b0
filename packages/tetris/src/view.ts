import { dropDistance, type GridView } from '@blockyard/grid-core';
import { frozen } from './frozen.ts';
import { placementOf } from './placement.ts';
import type { State } from './state.ts';
import { lastPast } from './transitions/past.ts';
import type { TetrisView } from './types.ts';

/** The view of a state, with `well` its picture of the well: a copy, so that the view never changes. */
export function viewOf(state: State, well: GridView): TetrisView {
  const { active, rules, overReason } = state;
  const { ruleset } = rules;
  return frozen({
    well,
    hiddenRows: ruleset.board.hidden,
    active: active && placementOf(active),
    ghost: active && placementOf(active, active.y + dropDistance(state.well, active.shape, active.x, active.y)),
    queue: state.queue.slice(0, ruleset.previews),
    hold: state.hold,
    canHold: ruleset.hold && !state.holdUsed && active !== null,
    score: state.score,
    level: state.level,
    lines: state.lines,
    combo: state.combo,
    backToBack: state.backToBack,
    phase: state.phase,
    over: overReason !== null,
    overReason,
    goal: rules.goal.id,
    result: overReason && {
      goal: rules.goal.id,
      reached: overReason === 'goal',
      reason: overReason,
      ms: state.now / 1000,
    },
    pieces: state.pieces,
    dug: state.dug,
    garbage: state.waiting.reduce((sum, [rows]) => sum + rows, 0),
    canUndo: lastPast(state) !== undefined,
  });
}
