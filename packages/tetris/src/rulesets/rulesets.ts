import { fail, type Result, succeed } from '@blockyard/grid-core';
import { BASIC, BASIC_14 } from './basic.ts';
import { GUIDELINE } from './guideline.ts';
import type { Ruleset } from './ruleset.ts';
import { digestOf, parseRuleset, type RulesetProblem } from './schema.ts';

/** The rulesets that come with the package. */
export const RULESETS: readonly Ruleset[] = [BASIC, BASIC_14, GUIDELINE].map(trusted);

const DIGESTS = new Map(RULESETS.map((ruleset) => [ruleset, digestOf(ruleset)]));

/** The built-in ruleset with this id; `undefined` for any other. */
export function rulesetById(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}

/** A ruleset given by id or as an object. An object that is equal to a built-in ruleset is that one. */
export function resolveRuleset(value: unknown): Result<Ruleset, RulesetProblem> {
  if (typeof value === 'string') {
    const known = rulesetById(value);
    return known === undefined
      ? fail(
          'ruleset',
          'ruleset',
          `unknown ruleset "${value.slice(0, 64)}"; known: ${RULESETS.map(({ id }) => id).join(', ')}`,
        )
      : succeed(known);
  }
  if (DIGESTS.has(value as Ruleset)) return succeed(value as Ruleset);
  const parsed = parseRuleset(value);
  if (!parsed.ok) return parsed;
  const known = rulesetById(parsed.value.id);
  return succeed(known !== undefined && digestOf(known) === digestOf(parsed.value) ? known : parsed.value);
}

/** As `resolveRuleset`, for a caller who must know: throws `RangeError` for a ruleset that cannot be. */
export function knownRuleset(value: unknown): Ruleset {
  const resolved = resolveRuleset(value);
  if (!resolved.ok) throw new RangeError(resolved.error.message);
  return resolved.value;
}

export function isBuiltIn(ruleset: Ruleset): boolean {
  return DIGESTS.has(ruleset);
}

/** The digest of a ruleset that has been resolved. */
export function knownDigest(ruleset: Ruleset): string {
  return DIGESTS.get(ruleset) ?? digestOf(ruleset);
}

function trusted(ruleset: Ruleset): Ruleset {
  const parsed = parseRuleset(ruleset);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}
