import { fits } from '@blockyard/grid-core';
import type { ActivePiece, State } from '../state.ts';

/** µs a row at the state's level: 0 is at once, `null` never. */
export function gravityOf({ rules, level }: State): number | null {
  const { gravity } = rules;
  return gravity[Math.min(level, gravity.length) - 1] ?? null;
}

/** µs from one fall to the next, soft drop counted in. */
export function fallInterval(state: State): number | null {
  const gravity = gravityOf(state);
  const factor = state.softDrop;
  if (factor === null || gravity === 0) return gravity;
  if (factor === 'max') return 0;
  return Math.max(1, Math.floor(gravity === null ? 1_000_000 / (3 * factor) : gravity / factor));
}

/** Whether something is right under the piece. */
export function rests({ well }: State, { shape, x, y }: ActivePiece): boolean {
  return !fits(well, shape, x, y + 1);
}

/** A move or turn after the first rest uses an action and restarts the lock timer, where the rule says so. To be called before `settle`. */
export function useAction(state: State, active: ActivePiece): void {
  const { lock } = state.rules;
  if (lock.steps || !active.rested) return;
  active.actions = Math.max(0, active.actions - 1);
  active.lockAt = null;
  active.lockLeft = lock.delay;
}

/** Whether a piece that falls has only empty rows under it, so that a move changes none of its timers. Most moves are made there. */
export function isHigh({ well }: State, { fallAt, shape, y }: ActivePiece): boolean {
  return fallAt !== null && y + shape.bounds.y + shape.bounds.height < well.top;
}

/**
 * Sets the timers of a piece that has just come to where it stands, at time `at`. The lock timer runs only while the piece
 * rests, the fall timer only while it does not: neither ever runs into the other.
 */
export function settle(state: State, active: ActivePiece, at: number): void {
  const { lock } = state.rules;
  const resting = rests(state, active);
  if (active.lockAt !== null) active.lockLeft = active.lockAt - at;
  active.lockAt = null;
  const { bounds } = active.shape;
  const bottom = active.y + bounds.y + bounds.height - 1;
  if (bottom > active.lowest && (resting || !lock.steps)) {
    active.lowest = bottom;
    active.actions = lock.actions;
    active.lockLeft = lock.delay;
  }
  if (resting) {
    active.rested = true;
    active.fallAt = null;
    const spent = lock.actions > 0 && active.actions === 0;
    active.lockAt = spent ? at : at + active.lockLeft;
  } else if (active.fallAt === null) {
    const interval = fallInterval(state);
    active.fallFrom = at;
    active.fallAt = interval === null ? null : at + interval;
  }
}

/** On: the next fall comes at the earlier of the pending one and one soft interval from now. Off: one gravity interval after the last. */
export function softDrop(state: State, factor: number | 'max' | null): undefined {
  const { active, now } = state;
  state.softDrop = factor;
  if (active === null || active.lockAt !== null) return;
  const interval = fallInterval(state);
  if (interval === null) active.fallAt = null;
  else if (factor === null) active.fallAt = Math.max(now, active.fallFrom + interval);
  else active.fallAt = Math.min(active.fallAt ?? now + interval, now + interval);
}
