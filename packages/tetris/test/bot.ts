import { dropDistance, fits, type GridView, type Shape } from '@blockyard/grid-core';
import type { Placement, Rotation, TetrisCommand, TetrisEvent, TetrisGame } from '../src/index.ts';
import type { States } from '../src/pieces.ts';
import { statesOfSystem, systemOf } from '../src/rules.ts';

interface Plan {
  readonly rotation: Rotation;
  readonly x: number;
  readonly cost: number;
}

/** A plain stacker for long games: of all drops from above, the one that leaves the lowest, evenest, most solid stack. */
function planFor(well: GridView, active: Placement, states: States): Plan {
  let best: Plan = { rotation: 0, x: active.x, cost: Number.POSITIVE_INFINITY };
  for (const rotation of [0, 1, 2, 3] as const) {
    const shape = states[rotation];
    for (let x = -2; x < well.width; x++) {
      if (!fits(well, shape, x, active.y)) continue;
      const y = active.y + dropDistance(well, shape, x, active.y);
      const cost = costOf(rowsAfter(well, shape, x, y), well.width);
      if (cost < best.cost) best = { rotation, x, cost };
    }
  }
  return best;
}

/** The commands of a plan: turns first, then shifts, then the drop. */
export function commandsFor(game: TetrisGame): readonly TetrisCommand[] {
  const { active, well } = game.view;
  if (active === null) return [];
  const { rotation, x } = planFor(well, active, statesOfSystem(systemOf(game.ruleset))[active.piece]);
  const turns: readonly TetrisCommand[] = Array.from({ length: rotation }, () => ({ type: 'rotate', dir: 'cw' }));
  const dx = x < active.x ? -1 : 1;
  const shifts: readonly TetrisCommand[] = Array.from({ length: Math.abs(x - active.x) }, () => ({ type: 'move', dx }));
  return [...turns, ...shifts, { type: 'hardDrop' }];
}

/** Plays on until the game ends, a piece each 100 ms, at most so many pieces. */
export function playOut(game: TetrisGame, most: number): readonly TetrisEvent[] {
  const events: TetrisEvent[] = [];
  for (let i = 0; i < most && !game.over; i++) {
    for (const command of commandsFor(game)) {
      const outcome = game.dispatch(command);
      if (outcome.ok) events.push(...outcome.events);
    }
    events.push(...game.advance(100));
  }
  return events;
}

/** The rows that are left, from the top, with the piece in and the full ones out. */
function rowsAfter(well: GridView, { masks }: Shape, x: number, y: number): readonly number[] {
  const rows: number[] = [];
  for (let row = 0; row < well.height; row++) {
    const mask = masks[row - y] ?? 0;
    const filled = (well.rows[row] as number) | (x < 0 ? mask >>> -x : mask << x);
    if (filled !== well.full) rows.push(filled);
  }
  return rows;
}

/** Weights by Yiyuan Lee, "Tetris AI – The (Near) Perfect Bot": heights, rows, holes, bumps. */
function costOf(rows: readonly number[], width: number): number {
  let cost = 0.760666 * rows.length;
  let roofed = 0;
  for (const row of rows) {
    roofed |= row;
    const steps = (roofed ^ (roofed >>> 1)) & ((1 << (width - 1)) - 1);
    cost += 0.510066 * bits(roofed) + 0.35663 * bits(roofed & ~row) + 0.184483 * bits(steps);
  }
  return cost;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
