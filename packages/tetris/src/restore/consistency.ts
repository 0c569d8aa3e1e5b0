import { fits, fullRows } from '@blockyard/grid-core';
import { spinOf } from '../spins.ts';
import type { ActivePiece, State } from '../state.ts';
import { actionsOf, fallInterval, gravityOf, micros, rests } from '../transitions/timers.ts';

/** Something that holds in every state that a game can come to, and the field to blame where it does not. */
type Claim = readonly [holds: boolean, where: string];

/** Where a state contradicts itself or its rules, so that no game could have come to it; `undefined` where it does not. */
export function contradiction(state: State): string | undefined {
  for (const claims of [whole, phase, piece]) {
    for (const [holds, where] of claims(state)) if (!holds) return where;
  }
  return undefined;
}

function whole({ rules, well, hold, holdUsed, combo, backToBack, lines, overReason }: State): readonly Claim[] {
  return [
    // Full rows are cleared at once, unless the game ends before that.
    [fullRows(well).length === 0 || overReason === 'lock-out', 'well'],
    [rules.ruleset.hold || (hold === null && !holdUsed), 'hold'],
    [!holdUsed || hold !== null, 'holdUsed'],
    // Each step of either run has cleared a row at least.
    [combo <= lines, 'combo'],
    [backToBack <= lines, 'backToBack'],
  ];
}

function phase({ phase, phaseAt, active, now, overReason, rules }: State): readonly Claim[] {
  const { clear, entry } = rules.ruleset.delays;
  const longest = phase === 'clearing' ? clear : entry;
  return [
    [(active !== null) === (phase === 'falling'), 'active'],
    [(overReason !== null) === (phase === 'over'), 'overReason'],
    [(phaseAt !== null) === (phase === 'clearing' || phase === 'entering'), 'phaseAt'],
    [isAhead(phaseAt, now, micros(longest)), 'phaseAt'],
  ];
}

function piece(state: State): readonly Claim[] {
  const { active, well } = state;
  if (active === null) return [];
  const { shape, x, y } = active;
  return fits(well, shape, x, y) ? [...timers(state, active), ...turn(state, active)] : [[false, 'active']];
}

function timers(state: State, active: ActivePiece): readonly Claim[] {
  const { now, rules } = state;
  const { fallAt, fallFrom, lockAt, lockLeft, actions, lowest, rested, y } = active;
  const { lock, board } = rules.ruleset;
  const { bounds } = active.shape;
  const delay = micros(lock.delay);
  const interval = fallInterval(state);
  const resting = rests(state, active);
  return [
    // The lock timer runs exactly while the piece rests, the fall timer only while it does not and something makes it fall.
    [(lockAt !== null) === resting, 'active.lockAt'],
    [isAhead(lockAt, now, delay), 'active.lockAt'],
    [(fallAt !== null) === (!resting && interval !== null), 'active.fallAt'],
    [isAhead(fallAt, now, Math.max(interval ?? 0, gravityOf(state) ?? 0)), 'active.fallAt'],
    [fallFrom <= now, 'active.fallFrom'],
    [lockLeft <= delay, 'active.lockLeft'],
    [actions <= actionsOf(rules), 'active.actions'],
    [lowest < board.height, 'active.lowest'],
    [lock.kind === 'step' || lowest >= y + bounds.y + bounds.height - 1, 'active.lowest'],
    [rested || !resting, 'active.rested'],
  ];
}

/** Whether a deadline, if there is one, is still to come, and within its delay. */
function isAhead(at: number | null, now: number, delay: number): boolean {
  return at === null || (at > now && at <= now + delay);
}

/** The last turn was one that the system has, and is worth what it says where the piece stands. */
function turn({ rules, well }: State, active: ActivePiece): readonly Claim[] {
  if (active.turn === null) return [];
  const { piece, shape, x, y, rotation: to } = active;
  const { from, kick, spin } = active.turn;
  const tests = rules.kicks[piece][from * 4 + to]?.length ?? 0;
  return [
    [kick * 2 < tests, 'active.turn'],
    [spinOf(rules.ruleset.spins, well, { piece, shape, x, y, from, to, kick }) === spin, 'active.turn.spin'],
  ];
}
