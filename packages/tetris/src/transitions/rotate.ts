import { fits } from '@blockyard/grid-core';
import type { Events } from '../events.ts';
import { isVetoed } from '../rotation/veto.ts';
import { spinOf } from '../spins.ts';
import type { ActivePiece, State } from '../state.ts';
import type { Rotation, Spin, TetrisReason, TurnDirection } from '../types.ts';
import { isHigh, settle, useAction } from './timers.ts';

/** A piece that turns have lifted so often is lifted no more, so that it comes to rest and locks, whatever is pressed. */
export const MOST_LIFTS = 64;

const QUARTERS: Readonly<Record<TurnDirection, number>> = { cw: 1, '180': 2, ccw: 3 };

/** Turns a piece at time `at`, by the first test that fits. */
export function rotate(
  state: State,
  active: ActivePiece,
  dir: TurnDirection,
  at: number,
  events?: Events,
): TetrisReason | undefined {
  const { rules, well } = state;
  const { piece, rules: own, rotation: from } = active;
  const to = ((from + QUARTERS[dir]) & 3) as Rotation;
  const kicks = own.kicks[from * 4 + to];
  if (kicks === undefined) return 'no-turn';
  const shape = own.shapes[to];
  const lifted = rules.ruleset.lock.kind !== 'infinity' && active.lifts >= MOST_LIFTS;
  for (let i = 0; i < kicks.length; i += 2) {
    const x = active.x + (kicks[i] as number);
    const y = active.y + (kicks[i + 1] as number);
    if (!fits(well, shape, x, y)) {
      if (i === 0 && rules.veto && isVetoed(well, piece, from, shape, x, y)) return 'blocked';
      continue;
    }
    if (lifted && y < active.y) continue;
    const kick = i >> 1;
    if (y < active.y) active.lifts++;
    active.shape = shape;
    active.rotation = to;
    active.x = x;
    active.y = y;
    active.turn = { from, kick };
    useAction(state, active);
    events?.push({ type: 'rotated', from, to, kick, x, y });
    if (!rules.lock.steps || !isHigh(state, active)) settle(state, active, at);
    return undefined;
  }
  return 'blocked';
}

/** What the last action is worth as a spin, should the piece lock where it stands. Asked for as it locks: most turns are not the last one. */
export function spinNow({ rules, well }: State, active: ActivePiece): Spin {
  const { piece, shape, x, y, rotation: to, turn } = active;
  if (turn === null) return 'none';
  return spinOf(rules.ruleset.spins, well, { piece, shape, x, y, from: turn.from, to, kick: turn.kick });
}
