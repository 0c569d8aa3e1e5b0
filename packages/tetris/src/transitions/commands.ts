import { dropDistance, fits } from '@blockyard/grid-core';
import type { ActivePiece, State } from '../state.ts';
import type { TetrisCommand, TetrisEvent, TetrisReason } from '../types.ts';
import { sink } from './fall.ts';
import { receive } from './garbage.ts';
import { lock } from './lock.ts';
import { undo } from './past.ts';
import { rotate } from './rotate.ts';
import { give } from './score.ts';
import { hold } from './spawn.ts';
import { settle, softDrop, useAction } from './timers.ts';

/** The factor of a soft drop that names none. */
export const SOFT_DROP_FACTOR = 20;

/** Does what a well-formed command asks, or says why not and changes nothing. */
export function obey(state: State, command: TetrisCommand, events: TetrisEvent[]): TetrisReason | undefined {
  const { active } = state;
  if (command.type === 'undo' && state.rules.ruleset.undo) return undo(state, events);
  if (state.phase === 'over') return 'over';
  switch (command.type) {
    case 'undo':
      return 'no-undo';
    case 'softDrop':
      return softDrop(state, command.on ? (command.factor ?? SOFT_DROP_FACTOR) : null);
    case 'receiveGarbage':
      return receive(state, command.rows, events);
  }
  if (active === null) return ask(state, command);
  switch (command.type) {
    case 'move':
      return move(state, active, command.dx, events);
    case 'rotate':
      return rotate(state, active, command.dir, state.now, events);
    case 'hardDrop':
      return hardDrop(state, active, events);
    case 'hold':
      return hold(state, active.piece, state.now, events);
  }
}

/** Between two pieces: a turn, the last one asked for, or a hold waits for the piece that comes, where the ruleset has that. */
function ask(state: State, command: TetrisCommand): TetrisReason | undefined {
  const { initial, hold } = state.rules.ruleset;
  if (command.type === 'rotate' && initial?.rotate) state.turnAhead = command.dir;
  else if (command.type !== 'hold' || !initial?.hold) return 'no-piece';
  else if (!hold) return 'no-hold';
  else if (state.holdAhead) return 'hold-used';
  else state.holdAhead = true;
  return undefined;
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

function hardDrop(state: State, active: ActivePiece, events: TetrisEvent[]): undefined {
  const rows = dropDistance(state.well, active.shape, active.x, active.y);
  sink(active, rows);
  events.push({ type: 'dropped', rows });
  give(state, 'hardDrop', rows * state.rules.ruleset.scoring.hardDrop, events);
  lock(state, active, state.now, events);
}
