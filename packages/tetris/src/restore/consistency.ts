import { fits, fullRows } from '@blockyard/grid-core';
import { spinOf } from '../spins.ts';
import type { ActivePiece, State } from '../state.ts';
import { actionsOf, fallInterval, gravityOf, micros, rests } from '../transitions/timers.ts';
import type { Rotation } from '../types.ts';

export interface Contradiction {
  readonly where: string;
  readonly message: string;
}

type Claim = readonly [holds: boolean, where: string, message: string];

/** The first thing in a state that no game could have come to. */
export function contradiction(state: State): Contradiction | undefined {
  for (const claims of [whole, phase, piece]) {
    for (const [holds, where, message] of claims(state)) if (!holds) return { where, message };
  }
  return undefined;
}

function whole(state: State): readonly Claim[] {
  const { ruleset } = state.rules;
  const { hold } = ruleset;
  return [
    [
      fullRows(state.well).length === 0 || state.overReason === 'lock-out',
      'well',
      'a full row would have been cleared',
    ],
    [hold || (state.hold === null && !state.holdUsed), 'hold', `ruleset "${ruleset.id}" has no hold`],
    [!state.holdUsed || state.hold !== null, 'holdUsed', 'a hold that was used holds a piece'],
    [state.combo <= state.lines, 'combo', 'a combo has no more steps than rows were cleared'],
    [state.backToBack <= state.lines, 'backToBack', 'a back-to-back run has no more steps than rows were cleared'],
  ];
}

function phase({ phase, phaseAt, active, now, overReason, rules }: State): readonly Claim[] {
  const waiting = phase === 'clearing' || phase === 'entering';
  const { clear, entry } = rules.ruleset.delays;
  const longest = now + micros(phase === 'clearing' ? clear : entry);
  return [
    [
      (active !== null) === (phase === 'falling'),
      'active',
      `in phase "${phase}" there ${active === null ? 'must' : 'cannot'} be a piece in play`,
    ],
    [(overReason !== null) === (phase === 'over'), 'overReason', 'a game has a reason to be over exactly when it is'],
    [waiting === (phaseAt !== null), 'phaseAt', `phase "${phase}" ${waiting ? 'must have' : 'has no'} end`],
    [
      phaseAt === null || (phaseAt > now && phaseAt <= longest),
      'phaseAt',
      'the phase must end later than now, and not later than its delay',
    ],
  ];
}

function piece(state: State): readonly Claim[] {
  const { active } = state;
  if (active === null) return [];
  const { shape, x, y } = active;
  if (!fits(state.well, shape, x, y))
    return [[false, 'active', 'the active piece overlaps a block or lies outside the well']];
  return [...timers(state, active), ...turn(state, active)];
}

function timers(state: State, active: ActivePiece): readonly Claim[] {
  const { now, rules } = state;
  const { fallAt, fallFrom, lockAt, lockLeft, actions, lowest, rested, y } = active;
  const { lock, board } = rules.ruleset;
  const delay = micros(lock.delay);
  const resting = rests(state, active);
  const interval = Math.max(fallInterval(state) ?? 0, gravityOf(state) ?? 0);
  return [
    [resting === (lockAt !== null), 'active.lockAt', 'the lock timer runs exactly while the piece rests'],
    [!resting || fallAt === null, 'active.fallAt', 'a piece that rests does not fall'],
    [
      resting || (fallAt === null) === (fallInterval(state) === null),
      'active.fallAt',
      'a piece in the air falls, where there is gravity',
    ],
    [
      fallAt === null || (fallAt > now && fallAt <= now + interval),
      'active.fallAt',
      'the next fall must be later than now, within one interval',
    ],
    [
      lockAt === null || (lockAt > now && lockAt <= now + delay),
      'active.lockAt',
      'the lock must be later than now, within its delay',
    ],
    [fallFrom <= now, 'active.fallFrom', 'the last fall cannot be later than now'],
    [lockLeft <= delay, 'active.lockLeft', 'no more can be left of the lock delay than all of it'],
    [actions <= actionsOf(rules), 'active.actions', 'no more actions can be left than the rules give'],
    [lowest < board.height && lowest >= -1, 'active.lowest', 'the lowest row must be a row of the well'],
    [rested || !resting, 'active.rested', 'a piece that rests has rested'],
    [
      lock.kind === 'step' || lowest >= y + active.shape.bounds.y + active.shape.bounds.height - 1,
      'active.lowest',
      'the piece cannot be lower than its lowest row',
    ],
  ];
}

function turn(state: State, active: ActivePiece): readonly Claim[] {
  if (active.turn === null) return [];
  const { piece, shape, x, y, rotation: to } = active;
  const { from, kick, spin } = active.turn;
  const tests = state.rules.kicks[piece][from * 4 + to]?.length ?? 0;
  const label = spinOf(state.rules.ruleset.spins, state.well, { piece, shape, x, y, from: from as Rotation, to, kick });
  return [
    [kick * 2 < tests, 'active.turn', `rotation ${from} to ${to} has no kick ${kick}`],
    [spin === label, 'active.turn.spin', `the turn is worth "${label}" here, not "${spin}"`],
  ];
}
