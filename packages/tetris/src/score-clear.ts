import type { Ruleset } from './rulesets/ruleset.ts';
import { knownRuleset } from './rulesets/rulesets.ts';
import { type Feat, type Scored, scoreWith, type Tally } from './scoring.ts';

/**
 * The points of one piece under a ruleset (an id or an object), and where the count stands after it: give that back as
 * `before` of the next piece. `soft` and `hard` are rows dropped. `RangeError` for a ruleset that cannot be.
 */
export function scoreClear(rules: string | Ruleset, before: Tally, feat: Feat): Scored {
  return scoreWith(knownRuleset(rules), before, feat);
}
