import { dropDistance, fits } from '@blockyard/grid-core';
import { checkCommand, isTurn } from '../command.ts';
import type { Events } from '../events.ts';
import type { ActivePiece, State } from '../state.ts';
import type { TetrisCommand, TetrisReason } from '../types.ts';
import { fireDue } from './clock.ts';
import { sink } from './fall.ts';
import { receive } from './garbage.ts';
import { lock } from './lock.ts';
import { undo } from './past.ts';
import { rotate } from './rotate.ts';
import { give } from './score.ts';
import { hold } from './spawn.ts';
import { isHigh, settle, softDrop, useAction } from './timers.ts';

/** The factor of a soft drop that names none. */
export const SOFT_DROP_FACTOR = 20;

/** Does what a command asks, and what falls due at once; or says why not and changes nothing. Throws as `checkCommand` does. */
export function dispatch(state: State, command: TetrisCommand, events?: Events): TetrisReason | undefined {
  const { active, now } = state;
  // What is given most is checked where it is done: with `checkCommand` ahead of it a random game takes twice as long.
  if (active !== null && command) {
    if (command.type === 'move' && (command.dx === 1 || command.dx === -1)) {
      return move(state, active, command.dx, events);
    }
    if (command.type === 'rotate' && isTurn(command.dir)) {
      return rotate(state, active, command.dir, now, events) ?? fireDue(state, events);
    }
    if (command.type === 'hardDrop') return hardDrop(state, active, events);
  }
  checkCommand(command);
  return obey(state, command, events) ?? fireDue(state, events);
}

function move(state: State, active: ActivePiece, dx: -1 | 1, events?: Events): TetrisReason | undefined {
  const x = active.x + dx;
  if (!fits(state.well, active.shape, x, active.y)) return 'blocked';
  active.x = x;
  active.turn = null;
  useAction(state, active);
  events?.push({ type: 'moved', dx, x, y: active.y });
  if (isHigh(state, active)) return undefined;
  settle(state, active, state.now);
  return fireDue(state, events);
}

function hardDrop(state: State, active: ActivePiece, events?: Events): undefined {
  const rows = dropDistance(state.well, active.shape, active.x, active.y);
  sink(active, rows);
  events?.push({ type: 'dropped', rows });
  give(state, 'hardDrop', rows * state.rules.ruleset.scoring.hardDrop, events);
  lock(state, active, state.now, events);
  fireDue(state, events);
}

/**
 * Any command but a move, turn or hard drop of a piece in play. Between two pieces a turn, the last one asked for, and a hold
 * wait for the piece that comes, where the ruleset has that.
 */
function obey(state: State, command: TetrisCommand, events?: Events): TetrisReason | undefined {
  const { active, rules } = state;
  const { initial, hold: hasHold, undo: isUndoable } = rules.ruleset;
  if (state.phase === 'over' && !(command.type === 'undo' && isUndoable)) return 'over';
  switch (command.type) {
    case 'undo':
      return undo(state, events);
    case 'softDrop':
      return softDrop(state, command.on ? (command.factor ?? SOFT_DROP_FACTOR) : null);
    case 'receiveGarbage':
      return receive(state, command.rows, events);
    case 'move':
    case 'hardDrop':
      return 'no-piece';
    case 'rotate':
      if (!initial?.rotate) return 'no-piece';
      state.turnAhead = command.dir;
      return undefined;
    case 'hold':
      if (active) return hold(state, active.piece, state.now, events);
      if (!initial?.hold) return 'no-piece';
      if (!hasHold) return 'no-hold';
      if (state.holdAhead) return 'hold-used';
      state.holdAhead = true;
      return undefined;
  }
}
