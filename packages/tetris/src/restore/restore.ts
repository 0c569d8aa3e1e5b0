import { digestOf, fail, parseGrid, RandomStream, type Result, succeed } from '@blockyard/grid-core';
import { queueLength } from '../begin.ts';
import { formOf, strayPiece, unknown } from '../form.ts';
import { GOALS, goalById } from '../goals/goals.ts';
import { dealerOf } from '../queue.ts';
import { type Rules, rulesOf } from '../rules.ts';
import { resolveRuleset } from '../rulesets/rulesets.ts';
import type { State } from '../state.ts';
import { spinNow } from '../transitions/rotate.ts';
import { PALETTE, type Piece, RULES_VERSION, SNAPSHOT_FORMAT, type SnapshotProblem } from '../types.ts';
import { contradiction } from './consistency.ts';
import { type Moment, schema } from './schema.ts';

/** The state that a snapshot from outside, a value or its JSON text, stands for; or what is wrong, with where. Its own snapshot is equal to it. */
export function stateOfSnapshot(source: unknown): Result<State, SnapshotProblem> {
  let snapshot = source;
  if (typeof source === 'string') {
    try {
      snapshot = JSON.parse(source);
    } catch {
      return fail('snapshot', 'text', 'the snapshot is not JSON');
    }
  }
  // A snapshot of another format or rules version is named as that, not taken apart.
  const { format, rules: version } = (snapshot ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof format === 'string' && format !== SNAPSHOT_FORMAT) {
    return fail('format', 'format', `the snapshot has the format "${format.slice(0, 64)}", not "${SNAPSHOT_FORMAT}"`);
  }
  if (format === SNAPSHOT_FORMAT && typeof version === 'number' && version !== RULES_VERSION) {
    return fail('rules', 'rules', `the snapshot has the rules version ${version}, not ${RULES_VERSION}`);
  }
  const parsed = formOf(schema, snapshot, 'snapshot');
  if (!parsed.ok) return parsed;
  // What is left is what changes in a game: a state holds no more.
  const { format: _, rules: __, ruleset: chosen, digest, goal: id, pasts, ...moment } = parsed.value;
  const ruleset = resolveRuleset(chosen);
  if (!ruleset.ok) return fail('ruleset', 'ruleset', ruleset.error.message);
  if (digestOf(ruleset.value) !== digest) {
    return fail('ruleset', 'digest', 'the ruleset has changed since');
  }
  const goal = goalById(id);
  if (goal === undefined) return fail('ruleset', 'goal', unknown('goal', id, GOALS));
  const state = stateOf(moment, rulesOf(ruleset.value, goal));
  return state.ok ? withPasts(state.value, pasts) : state;
}

/** The pasts are as many as can be gone back to, each a state of its own. */
function withPasts(state: State, saved: readonly Moment[]): Result<State, SnapshotProblem> {
  const { undo } = state.rules.ruleset;
  if (saved.length > (undo ? undo + 1 : 0)) return impossible('pasts');
  const pasts: State[] = [];
  for (const [i, moment] of saved.entries()) {
    const past = stateOf(moment, state.rules, true);
    if (!past.ok) return fail('state', `pasts.${i}.${past.error.where}`, past.error.message);
    if (past.value.now > state.now) return impossible(`pasts.${i}.now`);
    pasts.push(past.value);
  }
  state.pasts = pasts;
  return succeed(state);
}

/** The state of one moment; in a past a piece has just come into play. */
function stateOf(saved: Moment, rules: Rules, isPast = false): Result<State, SnapshotProblem> {
  const { ruleset } = rules;
  const { board } = ruleset;
  const well = parseGrid(saved.well, PALETTE);
  if (!well.ok) return fail('state', `well: ${well.error.where}`, `the well: ${well.error.message}`);
  if (well.value.width !== board.width || well.value.height !== board.height) {
    return fail('state', 'well', `the well must be ${board.width}×${board.height}`);
  }
  const ahead = [...saved.queue.ahead];
  const stray = strayPiece('state', 'queue.ahead', ahead);
  if (stray !== undefined) return stray;
  const { active, garbage, queue, ...same } = saved;
  if (!queue.random.some(Boolean)) return impossible('queue.random');
  if (!garbage.random.some(Boolean)) return impossible('garbage.random');
  const shown = queueLength(ruleset);
  if (ahead.length < shown) return impossible('queue.ahead');
  const state: State = {
    ...same,
    rules,
    now: Math.round(saved.now * 1000),
    well: well.value,
    settled: well.value.count(),
    active: active && {
      ...active,
      turn: active.turn && { from: active.turn.from, kick: active.turn.kick },
      rules: rules.pieces[active.piece],
      shape: rules.pieces[active.piece].shapes[active.rotation],
    },
    queue: ahead.slice(0, shown) as Piece[],
    dealer: dealerOf(ruleset.queue, RandomStream.restored(queue.random), ahead.slice(shown) as Piece[]),
    waiting: garbage.waiting,
    hole: garbage.hole,
    holes: RandomStream.restored(garbage.random),
    pasts: [],
  };
  const wrong = contradiction(state, isPast);
  if (wrong !== undefined) return impossible(wrong);
  // What the turn is worth is told, not kept.
  if (active?.turn && state.active && active.turn.spin !== spinNow(state, state.active)) {
    return impossible('active.turn.spin');
  }
  return succeed(state);
}

function impossible(where: string) {
  return fail('state', where, `no game can come to this: ${where}`);
}
