import type { Ruleset } from '../types.ts';
import { CLASSIC_DEAL } from './deals.ts';

/** The rulesets that can be chosen by id. Each is plain JSON; `parseRuleset` says what a field may hold. */
export const RULESET_LIST = [
  {
    id: 'classic',
    board: { width: 8, height: 8 },
    tray: 3,
    clear: ['rows', 'columns'],
    score: { cell: 1, clear: { formula: 'lines-squared', times: 10 } },
    deal: CLASSIC_DEAL,
  },
] as const satisfies readonly Ruleset[];
