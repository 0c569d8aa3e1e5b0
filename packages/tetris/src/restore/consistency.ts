import { fits, fullRows } from '@blockyard/grid-core';
import { refuse } from '../form.ts';
import { micros } from '../rules.ts';
import type { ActivePiece, State } from '../state.ts';
import { fallInterval, rests } from '../transitions/timers.ts';

/** What holds in every state that a game can come to, by the field to blame where it does not. */
type Claims = Readonly<Record<string, boolean>>;

/** Refuses a state by the first of these that does not hold; `path` is where the state stands in the snapshot. */
export function claim(path: string, claims: Claims): void {
  for (const [field, holds] of Object.entries(claims)) {
    if (!holds) refuse('state', path + field, `no game can come to this: ${path}${field}`);
  }
}

/**
 * Refuses a state that contradicts itself or its rules, so that no game could have come to it. With a path it is a past, in
 * which a piece has just come into play.
 */
export function checkState(state: State, path: string): void {
  const { now, well, active, hold, holdUsed, lines, phase, phaseAt, overReason, rules } = state;
  const { garbage, hold: hasHold, initial, delays } = rules.ruleset;
  const isPast = path !== '';
  // What is due at the very moment when a piece comes into play has not happened yet.
  const due = isPast ? now - 1 : now;
  const waits = phase === 'clearing' || phase === 'entering';
  const longest = phase === 'clearing' ? micros(delays.clear) : rules.entryDelay;
  const latest = now + micros(garbage?.delay ?? 0);
  claim(path, {
    // Full rows are cleared at once, unless the game ends before that.
    well: fullRows(well).length === 0 || overReason === 'lock-out' || overReason === 'partial-lock-out',
    hold: hasHold || (hold === null && !holdUsed),
    holdUsed: !holdUsed || hold !== null,
    // Each step of either run has cleared a row at least.
    combo: state.combo < lines,
    backToBack: state.backToBack < lines,
    dug: state.dug <= lines,
    'garbage.hole': state.hole < well.width,
    'garbage.waiting': state.waiting.every(([, at]) => garbage !== undefined && at <= latest),
    active: (active !== null) === (phase === 'falling') && (active !== null || !isPast),
    overReason: (overReason !== null) === (phase === 'over'),
    phaseAt: (phaseAt !== null) === waits && isAhead(phaseAt, due, now + longest),
    turnAhead: state.turnAhead === null || (waits && initial?.rotate === true),
    holdAhead: !state.holdAhead || (waits && hasHold && initial?.hold === true),
  });
  if (active !== null) checkActive(state, active, due, path);
}

function checkActive(state: State, active: ActivePiece, due: number, path: string): void {
  const { now, well, rules } = state;
  const { fallAt, lockAt, lowest, shape, x, y, turn, rotation: to } = active;
  const { lock } = rules;
  claim(path, { active: fits(well, shape, x, y) });
  const interval = fallInterval(state);
  const resting = rests(state, active);
  claim(`${path}active.`, {
    // The lock timer runs exactly while the piece rests, the fall timer only while it does not and something makes it fall.
    lockAt: (lockAt !== null) === resting && isAhead(lockAt, due, now + lock.delay),
    fallAt: (fallAt !== null) === (!resting && interval !== null) && isAhead(fallAt, due, now + (interval ?? 0)),
    fallFrom: active.fallFrom <= now,
    lockLeft: active.lockLeft <= lock.delay,
    actions: active.actions <= lock.actions,
    lowest: lowest < well.height && (lock.steps || lowest >= y + shape.bounds.y + shape.bounds.height - 1),
    rested: active.rested || !resting,
    // The last turn is one that the system has.
    turn: turn === null || turn.kick * 2 < (active.rules.kicks[turn.from * 4 + to]?.length ?? 0),
  });
}

/** Whether a deadline, if there is one, is still to come, and no later than it can be. */
function isAhead(at: number | null, due: number, latest: number): boolean {
  return at === null || (at > due && at <= latest);
}
