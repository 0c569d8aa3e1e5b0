import { fail, hashOf, type Result, succeed } from '@blockyard/grid-core';
import * as v from 'valibot';
import { RULESET_LIST } from './data/rulesets.ts';
import { FAMILIES, type FamilyId } from './data/shapes.ts';
import { checkForm, wholeNumber } from './form.ts';
import { LINE_KINDS, type Ruleset } from './types.ts';

const families = Object.keys(FAMILIES) as FamilyId[];

const schema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'an id is 1 to 40 small letters, digits and hyphens')),
  board: v.strictObject({ width: wholeNumber(1, 32), height: wholeNumber(1, 64) }),
  tray: wholeNumber(1, 8),
  clear: v.pipe(
    v.array(v.picklist(LINE_KINDS)),
    v.minLength(1, 'at least one kind of line must clear'),
    v.check((kinds) => new Set(kinds).size === kinds.length, 'a kind of line is named twice'),
  ),
  score: v.strictObject({
    cell: wholeNumber(0, 1_000_000),
    clear: v.strictObject({ formula: v.literal('lines-squared'), times: wholeNumber(0, 1_000_000) }),
  }),
  deal: v.strictObject({
    weights: v.pipe(
      v.record(v.picklist(families), wholeNumber(0, 1_000_000)),
      v.check((weights) => Object.values(weights).some((weight) => weight > 0), 'no family has a weight above 0'),
    ),
  }),
});

/** A ruleset from outside, as JSON text or as the value that it stands for; where it goes wrong otherwise. It comes back frozen. */
export function parseRuleset(source: unknown): Result<Ruleset, 'not-json' | 'ruleset'> {
  const parsed = checkForm(schema, source, 'ruleset', 'ruleset');
  return parsed.ok ? succeed(deepFreeze(parsed.value as Ruleset)) : parsed;
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

/** The digest that replays and saves name a ruleset by: the hash of its JSON. */
export function digestOf(ruleset: Ruleset): string {
  const digest = digests.get(ruleset) ?? hashOf(ruleset);
  digests.set(ruleset, digest);
  return digest;
}

/** Digests are asked for at every save, and rulesets never change. */
const digests = new WeakMap<Ruleset, string>();

/** The ruleset that is meant by an id or by a ruleset object. */
export function resolveRuleset(ruleset: unknown): Result<Ruleset, 'ruleset'> {
  if (typeof ruleset !== 'string') {
    const parsed = parseRuleset(ruleset);
    return parsed.ok ? parsed : fail('ruleset', parsed.error.where, parsed.error.message);
  }
  const known = rulesetById(ruleset);
  return known ? succeed(known) : fail('ruleset', 'ruleset', `unknown ruleset "${ruleset.slice(0, 40)}"`);
}

/** How a save names its ruleset: by id where it is the package's own, else whole. */
export function rulesetName(ruleset: Ruleset): string | Ruleset {
  const known = rulesetById(ruleset.id);
  return known && digestOf(known) === digestOf(ruleset) ? known.id : ruleset;
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object') deepFreeze(part);
  return Object.freeze(value);
}
