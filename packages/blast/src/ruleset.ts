import { digestOf, type Result } from '@blockyard/grid-core';
import { attempt } from '@blockyard/grid-core/reading';
import { RULESET_LIST } from './data/rulesets.ts';
import { refuse } from './form.ts';
import { deepFreeze } from './freeze.ts';
import { readRulesetForm } from './ruleset-form.ts';
import type { Ruleset } from './ruleset-types.ts';
import type { BlastProblem } from './types.ts';

type RulesetProblem = Extract<BlastProblem, 'not-json' | 'ruleset'>;

/** A ruleset from outside, as JSON text or as the value that it stands for; where it goes wrong otherwise. It comes back frozen. */
export function parseRuleset(source: unknown): Result<Ruleset, RulesetProblem> {
  return attempt(() => readRulesetForm(source)) as Result<Ruleset, RulesetProblem>;
}

const builtIn: ReadonlyMap<string, Ruleset> = new Map(
  RULESET_LIST.map((ruleset) => [ruleset.id, deepFreeze(ruleset)] as const),
);

/** The ids of the package's own rulesets. */
export const RULESETS: readonly string[] = Object.freeze([...builtIn.keys()]);

/** The package's ruleset with this id; `undefined` for an unknown one. */
export function rulesetById(id: string): Ruleset | undefined {
  return builtIn.get(id);
}

/** The ruleset that is meant by an id or by a ruleset object. */
export function readRuleset(ruleset: unknown): Ruleset {
  if (typeof ruleset !== 'string') return readRulesetForm(ruleset);
  const known = RULESETS.join(', ');
  return (
    rulesetById(ruleset) ?? refuse('ruleset', 'ruleset', `unknown ruleset "${ruleset.slice(0, 64)}"; known: ${known}`)
  );
}

/** How a save names its ruleset: by id where it is the package's own, else whole. */
export function rulesetName(ruleset: Ruleset): string | Ruleset {
  const known = rulesetById(ruleset.id);
  return known && digestOf(known) === digestOf(ruleset) ? ruleset.id : ruleset;
}
