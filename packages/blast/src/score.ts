import { CLASSIC } from './data/rulesets/classic.ts';
import type { ScoreRule } from './ruleset-types.ts';
import type { Counts } from './state.ts';

/** The points for placing a piece of so many cells, under `classic` unless told; 0 for none. */
export function forPlacement(cells: number, rule: ScoreRule = CLASSIC.score): number {
  return cells > 0 ? cells * rule.cell : 0;
}

/** The points for so many rows, columns and boxes at once, under `classic` (10 × lines²) unless told; 0 for none. */
export function forClear(lines: number, rule: ScoreRule = CLASSIC.score): number {
  if (lines <= 0) return 0;
  const { clear } = rule;
  if ('table' in clear) return clear.table[Math.min(lines, clear.table.length) - 1] as number;
  return clear.times * lines * (clear.formula === 'lines-squared' ? lines : lines + 1);
}

/** All points of a clear: for its lines, times its place in the streak (from 1), and the bonuses; 0 for no lines. */
export function forStreak(lines: number, streak: number, perfect: boolean, rule: ScoreRule): number {
  if (lines === 0) return 0;
  const { step, bonus } = rule.streak ?? { step: 0, bonus: 0 };
  const times = 1 + step * (streak - 1);
  return forClear(lines, rule) * times + (streak > 1 ? bonus : 0) + (perfect ? (rule.allClear ?? 0) : 0);
}

/** How a streak stands: the clears in it, and the placements since the last clear. */
type Run = Pick<Counts, 'streak' | 'dry'>;

/** How it stands after a placement that cleared so many lines; the streak stays 0 where the rule counts none. */
export function runAfter({ streak, dry }: Run, lines: number, { streak: rule }: ScoreRule): Run {
  if (lines > 0) return { streak: rule ? streak + 1 : 0, dry: 0 };
  return { streak: rule && dry < rule.grace ? streak : 0, dry: dry + 1 };
}
