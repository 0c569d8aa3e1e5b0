import { fits } from '@blockyard/grid-core';
import type { Events } from '../events.ts';
import type { PieceRules, Rules } from '../rules.ts';
import type { ActivePiece, State } from '../state.ts';
import type { Piece, TetrisReason } from '../types.ts';
import { topOut } from './end.ts';
import { remember } from './past.ts';
import { rotate } from './rotate.ts';
import { settle } from './timers.ts';

/** Brings in the next piece, with the hold and the turn that were asked for ahead of it. */
export function bringIn(state: State, at: number, events?: Events): void {
  const { holdAhead, turnAhead } = state;
  state.holdAhead = false;
  state.turnAhead = null;
  if (holdAhead) hold(state, dealt(state), at, events);
  else spawnNext(state, at, events);
  const { active } = state;
  if (active === null) return;
  if (turnAhead !== null) rotate(state, active, turnAhead, at, events);
  remember(state, at);
}

/** Swaps a piece with the hold, once until the next lock; where it is empty the next piece comes in. */
export function hold(state: State, piece: Piece, at: number, events?: Events): TetrisReason | undefined {
  if (!state.rules.ruleset.hold) return 'no-hold';
  if (state.holdUsed) return 'hold-used';
  const released = state.hold;
  state.hold = piece;
  state.holdUsed = true;
  state.active = null;
  events?.push({ type: 'held', piece, released });
  if (released === null) spawnNext(state, at, events);
  else spawn(state, released, at, events);
  return undefined;
}

/** One that is blocked at its spawn stays in the queue. */
function spawnNext(state: State, at: number, events?: Events): void {
  if (spawn(state, state.queue[0] as Piece, at, events)) dealt(state);
}

/** The next piece, out of the queue. */
function dealt(state: State): Piece {
  state.queue.push(state.dealer.next());
  return state.queue.shift() as Piece;
}

/** Brings in a piece at its spawn. Says whether it came in: a blocked spawn tops out. */
function spawn(state: State, piece: Piece, at: number, events?: Events): boolean {
  const { well, rules } = state;
  const own = rules.byLetter[piece.charCodeAt(0)] as PieceRules;
  const shape = own.shapes[0];
  const x = own.spawn[0];
  let y = own.spawn[1];
  while (!fits(well, shape, x, y)) if (topOut(state, at, 'block-out', events)) return false;
  if (rules.ruleset.spawn.drop && fits(well, shape, x, y + 1)) y++;
  put(state, pieceAt(rules, own, x, y, at), at);
  events?.push({ type: 'spawned', piece, x, y, rotation: 0, cells: own.places[0](x, y) });
  return true;
}

/** Puts a piece in play where it stands. */
export function put(state: State, active: ActivePiece, at: number): void {
  state.active = active;
  state.phase = 'falling';
  state.phaseAt = null;
  settle(state, active, at);
}

/** A piece in its spawn state with nothing used up; its timers are set by `settle`. */
export function pieceAt({ lock }: Rules, own: PieceRules, x: number, y: number, at: number): ActivePiece {
  return {
    piece: own.piece,
    rules: own,
    shape: own.shapes[0],
    x,
    y,
    rotation: 0,
    fallFrom: at,
    fallAt: null,
    lockAt: null,
    lockLeft: lock.delay,
    actions: lock.actions,
    lowest: -1,
    rested: false,
    lifts: 0,
    turn: null,
  };
}
