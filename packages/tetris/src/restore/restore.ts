import { digestOf, RandomStream } from '@blockyard/grid-core';
import { readJson } from '@blockyard/grid-core/reading';
import { queueLength } from '../begin.ts';
import { readForm, readGrid, readId, readQueue, refuse } from '../form.ts';
import { GOALS } from '../goals/goals.ts';
import { dealerOf } from '../queue.ts';
import { type Rules, rulesOf } from '../rules.ts';
import { resolveRuleset } from '../rulesets/rulesets.ts';
import type { ActivePiece, State } from '../state.ts';
import { spinNow } from '../transitions/rotate.ts';
import { VERSIONS } from '../types.ts';
import { checkState, claim } from './consistency.ts';
import { type Moment, schema } from './schema.ts';

/** The state that a snapshot from outside, a value or its JSON text, stands for. Its own snapshot is equal to it. */
export function readSnapshot(source: unknown): State {
  const value = readJson(source, () => refuse('snapshot', 'text', 'the snapshot is not JSON'));
  refuseOthers(Object(value));
  // What is left is what changes in a game: a state holds no more.
  const { format: _, rules: __, ruleset: chosen, digest, goal, pasts, ...moment } = readForm(schema, value, 'snapshot');
  const ruleset = resolveRuleset(chosen);
  if (!ruleset.ok) return refuse('ruleset', 'ruleset', ruleset.error.message);
  if (digestOf(ruleset.value) !== digest) refuse('ruleset', 'digest', 'the ruleset has changed since');
  const state = stateOf(moment, rulesOf(ruleset.value, readId('goal', goal, GOALS)));
  const { rules, now } = state;
  const { undo } = rules.ruleset;
  claim('', { pasts: pasts.length <= (undo ? undo + 1 : 0) });
  state.pasts = pasts.map((saved, i) => {
    const path = `pasts.${i}.`;
    const past = stateOf(saved, rules, path);
    claim(path, { now: past.now <= now });
    return past;
  });
  return state;
}

/** A snapshot of another format or rules version is named as that, not taken apart. */
function refuseOthers(value: Readonly<Record<string, unknown>>): void {
  for (const field of ['format', 'rules'] as const) {
    const [found, own] = [value[field], VERSIONS[field]];
    if (typeof found !== typeof own) return;
    if (found !== own) refuse(field, field, `the snapshot is of ${field} ${found}, not ${own}`);
  }
}

/** The state of one moment, which stands at `path` of the snapshot: `pasts.…`, where a piece has just come into play, or none. */
function stateOf(saved: Moment, rules: Rules, path = ''): State {
  const { board, queue: dealt } = rules.ruleset;
  const { active, garbage, queue, ...same } = saved;
  const well = readGrid('state', `${path}well`, saved.well);
  const ahead = readQueue('state', `${path}queue.ahead`, queue.ahead);
  const shown = queueLength(rules.ruleset);
  if (well.width !== board.width || well.height !== board.height) {
    refuse('state', `${path}well`, `the well must be ${board.width}×${board.height}, not ${well.width}×${well.height}`);
  }
  claim(path, {
    'queue.random': queue.random.some(Boolean),
    'garbage.random': garbage.random.some(Boolean),
    'queue.ahead': ahead.length >= shown,
  });
  const state: State = {
    ...same,
    rules,
    now: Math.round(saved.now * 1000),
    well,
    settled: well.count(),
    active: active && {
      ...active,
      turn: active.turn && { from: active.turn.from, kick: active.turn.kick },
      rules: rules.pieces[active.piece],
      shape: rules.pieces[active.piece].shapes[active.rotation],
    },
    queue: ahead.slice(0, shown),
    dealer: dealerOf(dealt, RandomStream.restored(queue.random), ahead.slice(shown)),
    waiting: garbage.waiting,
    hole: garbage.hole,
    holes: RandomStream.restored(garbage.random),
    pasts: [],
  };
  checkState(state, path);
  // What the turn is worth is told, not kept.
  claim(`${path}active.turn.`, {
    spin: !active?.turn || active.turn.spin === spinNow(state, state.active as ActivePiece),
  });
  return state;
}
