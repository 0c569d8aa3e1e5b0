import { dropDistance, fits } from '@blockyard/grid-core';
import { isVetoed } from '../rotation/veto.ts';
import { spinOf } from '../spins.ts';
import type { ActivePiece, State } from '../state.ts';
import type { Rotation, TetrisCommand, TetrisEvent, TetrisReason, TurnDirection } from '../types.ts';
import { sink } from './fall.ts';
import { lock } from './lock.ts';
import { give } from './score.ts';
import { spawn, spawnNext } from './spawn.ts';
import { fallInterval, settle, useAction } from './timers.ts';

/** The factor of a soft drop that names none. */
export const SOFT_DROP_FACTOR = 20;

/** Does what a well-formed command asks, or says why not and changes nothing. */
export function obey(state: State, command: TetrisCommand, events: TetrisEvent[]): TetrisReason | undefined {
  if (state.phase === 'over') return 'over';
  if (command.type === 'softDrop') {
    softDrop(state, command.on ? (command.factor ?? SOFT_DROP_FACTOR) : null);
    return undefined;
  }
  const { active } = state;
  if (active === null) return 'no-piece';
  switch (command.type) {
    case 'move':
      return move(state, active, command.dx, events);
    case 'rotate':
      return rotate(state, active, command.dir, events);
    case 'hardDrop':
      return hardDrop(state, active, events);
    case 'hold':
      return hold(state, active, events);
  }
}

function move(state: State, active: ActivePiece, dx: -1 | 1, events: TetrisEvent[]): TetrisReason | undefined {
  const x = active.x + dx;
  if (!fits(state.well, active.shape, x, active.y)) return 'blocked';
  active.x = x;
  active.turn = null;
  useAction(state, active);
  events.push({ type: 'moved', dx, x, y: active.y });
  settle(state, active, state.now);
  return undefined;
}

const QUARTERS: Readonly<Record<TurnDirection, number>> = { cw: 1, '180': 2, ccw: 3 };

function rotate(
  state: State,
  active: ActivePiece,
  dir: TurnDirection,
  events: TetrisEvent[],
): TetrisReason | undefined {
  const { rules, well } = state;
  const { piece, rotation: from } = active;
  const to = ((from + QUARTERS[dir]) & 3) as Rotation;
  const kicks = rules.kicks[piece][from * 4 + to];
  if (kicks === undefined) return 'no-turn';
  const shape = rules.shapes[piece][to];
  for (let i = 0; i < kicks.length; i += 2) {
    const x = active.x + (kicks[i] as number);
    const y = active.y + (kicks[i + 1] as number);
    if (!fits(well, shape, x, y)) {
      if (i === 0 && rules.veto && isVetoed(well, piece, from, shape, x, y)) return 'blocked';
      continue;
    }
    const kick = i >> 1;
    active.shape = shape;
    active.rotation = to;
    active.x = x;
    active.y = y;
    active.turn = { from, kick, spin: spinOf(rules.ruleset.spins, well, { piece, shape, x, y, from, to, kick }) };
    useAction(state, active);
    events.push({ type: 'rotated', from, to, kick, x, y });
    settle(state, active, state.now);
    return undefined;
  }
  return 'blocked';
}

/** On: the next fall comes at the earlier of the pending one and one soft interval from now. Off: one gravity interval after the last. */
function softDrop(state: State, factor: number | 'max' | null): void {
  const { active, now } = state;
  state.softDrop = factor;
  if (active === null || active.lockAt !== null) return;
  const interval = fallInterval(state);
  if (interval === null) active.fallAt = null;
  else if (factor === null) active.fallAt = Math.max(now, active.fallFrom + interval);
  else active.fallAt = Math.min(active.fallAt ?? Number.POSITIVE_INFINITY, now + interval);
}

function hardDrop(state: State, active: ActivePiece, events: TetrisEvent[]): undefined {
  const rows = dropDistance(state.well, active.shape, active.x, active.y);
  sink(active, rows);
  events.push({ type: 'dropped', rows });
  give(state, 'hardDrop', rows * state.rules.ruleset.scoring.hardDrop, events);
  lock(state, active, state.now, events);
}

/** Swaps with the hold, once a piece; where it is empty the next piece comes in. */
function hold(state: State, active: ActivePiece, events: TetrisEvent[]): TetrisReason | undefined {
  if (!state.rules.ruleset.hold) return 'no-hold';
  if (state.holdUsed) return 'hold-used';
  const released = state.hold;
  state.hold = active.piece;
  state.holdUsed = true;
  state.active = null;
  events.push({ type: 'held', piece: active.piece, released });
  if (released === null) spawnNext(state, state.now, events);
  else spawn(state, released, state.now, events);
  return undefined;
}
