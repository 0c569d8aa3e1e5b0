import { fail, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { fitting } from './deal.ts';
import { checkForm, countFrom } from './form.ts';
import { frameForm, frameOf, readFrame } from './frame.ts';
import { digestOf, resolveRuleset, rulesetName } from './ruleset.ts';
import type { Ruleset } from './ruleset-types.ts';
import type { BlastState } from './state.ts';
import type { BlastProblem, BlastSnapshot } from './types.ts';

/** The version of the rules: raised whenever the same commands lead to another game. */
export const RULES_VERSION = 2;

/** The form of snapshots that this version writes and reads. */
export const SNAPSHOT_FORMAT = 'blockyard-blast/1';

const header = v.looseObject({ format: v.string(), rules: v.number() });
const schema = v.strictObject({
  format: v.literal(SNAPSHOT_FORMAT),
  rules: v.literal(RULES_VERSION),
  ruleset: v.union([v.string(), v.record(v.string(), v.unknown())]),
  digest: v.string(),
  now: countFrom(0),
  ...frameForm,
  over: v.boolean(),
  undo: v.array(v.strictObject(frameForm)),
});

export function makeSnapshot(state: BlastState): BlastSnapshot {
  const { ruleset, now, over, past } = state;
  return {
    format: SNAPSHOT_FORMAT,
    rules: RULES_VERSION,
    ruleset: rulesetName(ruleset),
    digest: digestOf(ruleset),
    now,
    ...frameOf(state),
    over,
    undo: JSON.parse(JSON.stringify(past)),
  };
}

/**
 * The state of a snapshot from outside, as JSON text or as the value that it stands for. Nothing in it is trusted: form,
 * version, ruleset and what must agree with what are checked, and what would come out as another snapshot is refused.
 */
export function parseSnapshot(source: unknown): Result<BlastState, BlastProblem> {
  const head = checkForm(header, source, 'form', 'saved game');
  if (!head.ok) return head;
  for (const [key, own] of [
    ['format', SNAPSHOT_FORMAT],
    ['rules', RULES_VERSION],
  ] as const) {
    const found = head.value[key];
    if (found !== own) return fail(key, key, `the saved game has ${key} "${found}"; this version reads "${own}"`);
  }
  const form = checkForm(schema, head.value, 'form', 'saved game');
  if (!form.ok) return form;
  const { now, over, undo, ...saved } = form.value;
  const ruleset = readRuleset(saved.ruleset, saved.digest);
  if (!ruleset.ok) return ruleset;
  const moment = readFrame(saved, ruleset.value);
  if (!moment.ok) return moment;
  const state: BlastState = { ruleset: ruleset.value, ...moment.value, now, over, past: undo };
  if (over === fitting(state).includes(true)) {
    return fail('over', 'over', `the saved game ${over ? 'is over, though a' : 'goes on, though no'} piece fits`);
  }
  return checkPast(state);
}

function readRuleset(name: unknown, digest: string): Result<Ruleset, BlastProblem> {
  const ruleset = resolveRuleset(name);
  if (!ruleset.ok) return ruleset;
  if (digestOf(ruleset.value) === digest) return ruleset;
  return fail('ruleset', 'digest', `the saved game is of another version of its ruleset "${ruleset.value.id}"`);
}

/** Whether each frame to go back to can be one, and is one that the ruleset goes back to. */
function checkPast(state: BlastState): Result<BlastState, BlastProblem> {
  const { ruleset, past, round } = state;
  for (const [i, frame] of past.entries()) {
    const where = `undo.${i}`;
    const moment = readFrame(frame, ruleset, `${where}.`);
    if (!moment.ok) return moment;
    if (ruleset.undo !== 'game' && (ruleset.undo !== 'tray' || frame.round !== round)) {
      return fail('form', where, `the ruleset "${ruleset.id}" does not go back there`);
    }
  }
  return succeed(state);
}
