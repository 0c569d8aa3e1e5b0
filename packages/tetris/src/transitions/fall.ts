import { dropDistance } from '@blockyard/grid-core';
import type { Events } from '../events.ts';
import type { ActivePiece, State } from '../state.ts';
import { give } from './score.ts';
import { fallInterval, gravityOf, settle } from './timers.ts';

/** A fall that is due: one row, or to the floor where falling takes no time. */
export function fall(state: State, active: ActivePiece, at: number, events?: Events): void {
  const { well } = state;
  const { shape, x, y } = active;
  const rows = fallInterval(state) === 0 ? dropDistance(well, shape, x, y) : 1;
  sink(active, rows);
  active.fallAt = null;
  const soft = state.softDrop !== null && gravityOf(state) !== 0;
  events?.push({ type: 'fell', rows, by: soft ? 'softDrop' : 'gravity' });
  if (soft) give(state, 'softDrop', rows * state.rules.ruleset.scoring.softDrop, events);
  settle(state, active, at);
}

/** Takes the piece down; a fall of any height ends what a turn had set up. */
export function sink(active: ActivePiece, rows: number): void {
  active.y += rows;
  if (rows > 0) active.turn = null;
}
