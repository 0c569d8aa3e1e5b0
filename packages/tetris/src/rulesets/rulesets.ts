import { digestOf, type Result } from '@blockyard/grid-core';
import { attempt, insist } from '@blockyard/grid-core/reading';
import { readId } from '../form.ts';
import { frozen } from '../frozen.ts';
import { ARIKA_SRS, ARS } from './arika.ts';
import { BASIC, BASIC_14 } from './basic.ts';
import { GUIDELINE, NO_KICKS } from './guideline.ts';
import { SRS_X } from './nullpomino.ts';
import type { Ruleset } from './ruleset.ts';
import { type RulesetProblem, readRulesetForm } from './schema.ts';
import { TETRIO, TETRIO_SRS } from './tetrio.ts';

/** The rulesets that come with the package. */
export const RULESETS: readonly Ruleset[] = frozen([
  BASIC,
  BASIC_14,
  GUIDELINE,
  TETRIO,
  TETRIO_SRS,
  SRS_X,
  ARIKA_SRS,
  ARS,
  NO_KICKS,
]);

/** Rulesets that have been looked through; frozen, so that they stay as they were. */
const seen = new WeakSet<object>(RULESETS);

/** The built-in ruleset with this id; `undefined` for any other. */
export function rulesetById(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}

/** A ruleset given by id or as an object. An object that is equal to a built-in ruleset is that one. */
export function resolveRuleset(value: unknown): Result<Ruleset, RulesetProblem> {
  return attempt(() => readRuleset(value));
}

/** As `resolveRuleset`, for a reader. */
export function readRuleset(value: unknown): Ruleset {
  if (typeof value === 'string') return readId('ruleset', value, RULESETS);
  if (seen.has(value as object)) return value as Ruleset;
  const own = readRulesetForm(value);
  const digest = digestOf(own);
  const ruleset = RULESETS.find((known) => digestOf(known) === digest) ?? own;
  seen.add(ruleset);
  return ruleset;
}

/** As `resolveRuleset`, for a caller who must know: throws `RangeError` for a ruleset that cannot be. */
export function knownRuleset(value: unknown): Ruleset {
  return insist(() => readRuleset(value));
}

export function isBuiltIn(ruleset: Ruleset): boolean {
  return RULESETS.includes(ruleset);
}
