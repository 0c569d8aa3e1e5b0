import { RULESET_LIST } from './data/rulesets.ts';
import type { ScoreRule } from './types.ts';

const [CLASSIC] = RULESET_LIST;

/** The points for placing a piece of so many cells, under `classic` unless told; 0 for none. */
export function forPlacement(cells: number, rule: ScoreRule = CLASSIC.score): number {
  return cells > 0 ? cells * rule.cell : 0;
}

/** The points for clearing so many rows and columns at once, under `classic` (10 × lines²) unless told; 0 for none. */
export function forClear(lines: number, rule: ScoreRule = CLASSIC.score): number {
  return lines > 0 ? rule.clear.times * lines * lines : 0;
}
