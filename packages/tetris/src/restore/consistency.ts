import { fits, fullRows } from '@blockyard/grid-core';
import { spinOf } from '../spins.ts';
import type { ActivePiece, State } from '../state.ts';
import { actionsOf, entryDelay, fallInterval, gravityOf, lockDelay, micros, rests } from '../transitions/timers.ts';

/** Something that holds in every state that a game can come to, and the field to blame where it does not. */
type Claim = readonly [holds: boolean, where: string];

/** Where a state contradicts itself or its rules, so that no game could have come to it; `undefined` where it does not. */
export function contradiction(state: State, isPast = false): string | undefined {
  // What is due at the very moment when a piece comes into play has not happened yet in a past.
  const due = isPast ? state.now - 1 : state.now;
  for (const claims of [whole, phase, piece]) {
    for (const [holds, where] of claims(state, due)) if (!holds) return where;
  }
  if (isPast && state.active === null) return 'active';
  return undefined;
}

function whole(state: State): readonly Claim[] {
  const { rules, well, hold, holdUsed, combo, backToBack, lines, overReason, dug, hole, waiting } = state;
  const { garbage } = rules.ruleset;
  const latest = state.now + micros(garbage?.delay ?? 0);
  return [
    // Full rows are cleared at once, unless the game ends before that.
    [fullRows(well).length === 0 || (overReason?.endsWith('lock-out') ?? false), 'well'],
    [dug <= lines, 'dug'],
    [hole < well.width, 'garbage.hole'],
    [waiting.length === 0 || garbage !== undefined, 'garbage.waiting'],
    [waiting.every(([, at]) => at <= latest), 'garbage.waiting'],
    [rules.ruleset.hold || (hold === null && !holdUsed), 'hold'],
    [!holdUsed || hold !== null, 'holdUsed'],
    // Each step of either run has cleared a row at least.
    [combo <= lines, 'combo'],
    [backToBack <= lines, 'backToBack'],
  ];
}

function phase(state: State, due: number): readonly Claim[] {
  const { phase, phaseAt, active, now, overReason, rules, turnAhead, holdAhead } = state;
  const { initial, hold, delays } = rules.ruleset;
  const waits = active === null && phase !== 'over';
  const longest = phase === 'clearing' ? micros(delays.clear) : entryDelay(rules);
  return [
    [(active !== null) === (phase === 'falling'), 'active'],
    [(overReason !== null) === (phase === 'over'), 'overReason'],
    [(phaseAt !== null) === (phase === 'clearing' || phase === 'entering'), 'phaseAt'],
    [isAhead(phaseAt, due, now + longest), 'phaseAt'],
    [turnAhead === null || (waits && initial?.rotate === true), 'turnAhead'],
    [!holdAhead || (waits && hold && initial?.hold === true), 'holdAhead'],
  ];
}

function piece(state: State, due: number): readonly Claim[] {
  const { active, well } = state;
  if (active === null) return [];
  const { shape, x, y } = active;
  return fits(well, shape, x, y) ? [...timers(state, active, due), ...turn(state, active)] : [[false, 'active']];
}

function timers(state: State, active: ActivePiece, due: number): readonly Claim[] {
  const { now, rules } = state;
  const { fallAt, fallFrom, lockAt, lockLeft, actions, lowest, rested, y } = active;
  const { lock, board } = rules.ruleset;
  const { bounds } = active.shape;
  const delay = lockDelay(rules);
  const interval = fallInterval(state);
  const resting = rests(state, active);
  return [
    // The lock timer runs exactly while the piece rests, the fall timer only while it does not and something makes it fall.
    [(lockAt !== null) === resting, 'active.lockAt'],
    [isAhead(lockAt, due, now + delay), 'active.lockAt'],
    [(fallAt !== null) === (!resting && interval !== null), 'active.fallAt'],
    [isAhead(fallAt, due, now + Math.max(interval ?? 0, gravityOf(state) ?? 0)), 'active.fallAt'],
    [fallFrom <= now, 'active.fallFrom'],
    [lockLeft <= delay, 'active.lockLeft'],
    [actions <= actionsOf(rules), 'active.actions'],
    [lowest < board.height, 'active.lowest'],
    [lock.kind === 'step' || lowest >= y + bounds.y + bounds.height - 1, 'active.lowest'],
    [rested || !resting, 'active.rested'],
  ];
}

/** Whether a deadline, if there is one, is still to come, and no later than it can be. */
function isAhead(at: number | null, due: number, latest: number): boolean {
  return at === null || (at > due && at <= latest);
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
