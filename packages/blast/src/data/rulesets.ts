import type { Ruleset } from '../ruleset-types.ts';
import { BOXES } from './rulesets/boxes.ts';
import { CLASSIC } from './rulesets/classic.ts';
import { DAILY } from './rulesets/daily.ts';
import { STREAK } from './rulesets/streak.ts';
import { TEN } from './rulesets/ten.ts';
import { ZEN } from './rulesets/zen.ts';

/** The rulesets that can be chosen by id. Each is plain JSON; `parseRuleset` says what a field may hold. */
export const RULESET_LIST: readonly Ruleset[] = [CLASSIC, DAILY, ZEN, STREAK, TEN, BOXES];
