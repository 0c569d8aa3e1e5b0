import { fits } from '@blockyard/grid-core';
import { cellsAt } from '../placement.ts';
import type { ActivePiece, State } from '../state.ts';
import type { OverReason, Piece, TetrisEvent } from '../types.ts';
import { actionsOf, micros, settle } from './timers.ts';

/** Brings in a piece at its spawn, or ends the game where that is blocked. Says whether the piece came in. */
export function spawn(state: State, piece: Piece, at: number, events: TetrisEvent[]): boolean {
  const { ruleset, shapes, spawns } = state.rules;
  const shape = shapes[piece][0];
  const [x, y] = spawns[piece];
  const { drop } = ruleset.spawn;
  if (!fits(state.well, shape, x, y)) {
    finish(state, at, 'block-out', events);
    return false;
  }
  const active = pieceAt(state, piece, x, drop && fits(state.well, shape, x, y + 1) ? y + 1 : y, at);
  state.active = active;
  state.phase = 'falling';
  state.phaseAt = null;
  events.push({ type: 'spawned', piece, x, y: active.y, rotation: 0, cells: cellsAt(shape, x, active.y) });
  settle(state, active, at);
  return true;
}

/** Brings in the next piece of the queue. One that is blocked stays in the queue. */
export function spawnNext(state: State, at: number, events: TetrisEvent[]): void {
  if (!spawn(state, state.queue[0] as Piece, at, events)) return;
  state.queue.shift();
  state.queue.push(state.bag.next());
}

/** A piece in its spawn state with nothing used up; its timers are set by `settle`. */
export function pieceAt(state: State, piece: Piece, x: number, y: number, at: number): ActivePiece {
  return {
    piece,
    shape: state.rules.shapes[piece][0],
    x,
    y,
    rotation: 0,
    fallFrom: at,
    fallAt: null,
    lockAt: null,
    lockLeft: micros(state.rules.ruleset.lock.delay),
    actions: actionsOf(state.rules),
    lowest: -1,
    rested: false,
    turn: null,
  };
}

/** Ends the game. Its clock stops at the whole ms that the end falls into. */
export function finish(state: State, at: number, reason: OverReason, events: TetrisEvent[]): void {
  state.now = micros(Math.ceil(at / 1000));
  state.active = null;
  state.phase = 'over';
  state.phaseAt = null;
  state.overReason = reason;
  events.push({ type: 'over', reason });
}
