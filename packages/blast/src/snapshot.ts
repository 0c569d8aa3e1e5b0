import { digestOf } from '@blockyard/grid-core';
import { fitting } from './deal.ts';
import { readForm, refuse } from './form.ts';
import { frameOf, readFrame } from './frame.ts';
import { readRuleset, rulesetName } from './ruleset.ts';
import { snapshotForm, versionsForm } from './saved-form.ts';
import type { BlastState } from './state.ts';
import type { BlastSnapshot } from './types.ts';

/** The version of the rules: raised whenever the same commands lead to another game. */
export const RULES_VERSION = 2;

/** The form of snapshots that this version writes and reads. */
export const SNAPSHOT_FORMAT = 'blockyard-blast/1';

const VERSIONS = { format: SNAPSHOT_FORMAT, rules: RULES_VERSION } as const;

export function makeSnapshot(state: BlastState): BlastSnapshot {
  const { ruleset, now, over, past } = state;
  return {
    ...VERSIONS,
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
export function readSnapshot(source: unknown): BlastState {
  const versioned = readForm(versionsForm, source, 'form', 'saved game');
  for (const [key, own] of Object.entries(VERSIONS) as [keyof typeof VERSIONS, unknown][]) {
    const found = versioned[key];
    if (found !== own) refuse(key, key, `is "${found}"; this version reads "${own}"`);
  }
  const { digest, now, over, undo, ...saved } = readForm(snapshotForm, source, 'form', 'saved game');
  const ruleset = readRuleset(saved.ruleset);
  if (digestOf(ruleset) !== digest) {
    refuse('ruleset', 'digest', 'the ruleset has changed');
  }
  const state: BlastState = { ruleset, ...readFrame(saved, ruleset), now, over, past: undo };
  if (over === fitting(state).includes(true)) refuse('over', 'over', `must not be ${over} here`);
  undo.forEach((frame, i) => {
    const where = `undo.${i}`;
    readFrame(frame, ruleset, `${where}.`);
    if (ruleset.undo !== 'game' && (ruleset.undo !== 'tray' || frame.round !== state.round)) {
      refuse('form', where, 'the ruleset does not go back there');
    }
  });
  return state;
}
