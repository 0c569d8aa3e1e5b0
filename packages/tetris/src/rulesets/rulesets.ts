import { digestOf, fail, type Result, succeed } from '@blockyard/grid-core';
import { unknown } from '../form.ts';
import { frozen } from '../frozen.ts';
import { ARIKA_SRS, ARS } from './arika.ts';
import { BASIC, BASIC_14 } from './basic.ts';
import { GUIDELINE, NO_KICKS } from './guideline.ts';
import { SRS_X } from './nullpomino.ts';
import type { Ruleset } from './ruleset.ts';
import { parseRuleset, type RulesetProblem } from './schema.ts';
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
  if (typeof value === 'string') {
    const known = rulesetById(value);
    return known ? succeed(known) : fail('ruleset', 'ruleset', unknown('ruleset', value, RULESETS));
  }
  if (seen.has(value as object)) return succeed(value as Ruleset);
  const parsed = parseRuleset(value);
  if (!parsed.ok) return parsed;
  const digest = digestOf(parsed.value);
  const ruleset = RULESETS.find((known) => digestOf(known) === digest) ?? parsed.value;
  seen.add(ruleset);
  return succeed(ruleset);
}

/** As `resolveRuleset`, for a caller who must know: throws `RangeError` for a ruleset that cannot be. */
export function knownRuleset(value: unknown): Ruleset {
  const resolved = resolveRuleset(value);
  if (!resolved.ok) throw new RangeError(resolved.error.message);
  return resolved.value;
}

export function isBuiltIn(ruleset: Ruleset): boolean {
  return RULESETS.includes(ruleset);
}
