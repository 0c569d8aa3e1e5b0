import { isBuiltIn, knownDigest } from './rulesets/rulesets.ts';
import type { ActivePiece, State } from './state.ts';
import { PALETTE, RULES_VERSION, SNAPSHOT_FORMAT, type TetrisSnapshot } from './types.ts';

/** Everything needed to go on, as plain JSON of its own. A ruleset that is not built in is part of it. */
export function snapshotOf(state: State): TetrisSnapshot {
  const { rules, queue, bag } = state;
  const { ahead: later, random } = bag.state();
  const ahead = [...queue, ...later];
  return {
    format: SNAPSHOT_FORMAT,
    rules: RULES_VERSION,
    ruleset: isBuiltIn(rules.ruleset) ? rules.ruleset.id : rules.ruleset,
    digest: knownDigest(rules.ruleset),
    now: state.now / 1000,
    well: state.well.toString(PALETTE).split('\n'),
    active: state.active && activeSnapshot(state.active),
    queue: { ahead: ahead.join(''), random },
    hold: state.hold,
    holdUsed: state.holdUsed,
    softDrop: state.softDrop,
    score: state.score,
    level: state.level,
    lines: state.lines,
    combo: state.combo,
    backToBack: state.backToBack,
    phase: state.phase,
    phaseAt: state.phaseAt,
    overReason: state.overReason,
  };
}

function activeSnapshot({ shape: _, ...active }: ActivePiece): unknown {
  return active;
}
