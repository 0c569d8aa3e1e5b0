import { goalById, type TetrisView } from '@blockyard/tetris';

/** What games of a kind are compared by: most points, or least time for those that reached the goal. */
export type Measure = 'score' | 'time';

/** A kind of game, as bests are kept for it. */
export interface GameKind {
  readonly ruleset: string;
  readonly goal: string;
}

export const DEFAULT_GOAL = 'endless';

/** A goal of a set number of rows is a race; a marathon is long enough to be played for points. */
export function measureOf(goal: string): Measure {
  return /^(sprint|dig)-/.test(goal) ? 'time' : 'score';
}

/** Whether `value` is better than `than`, where 0 stands for none. */
export function isBetter(measure: Measure, value: number, than: number): boolean {
  if (measure === 'score') return value > than;
  return value > 0 && (than === 0 || value < than);
}

/** What the game is worth so far by its measure; 0 for nothing yet. */
export function worthOf(view: TetrisView): number {
  if (measureOf(view.goal) === 'score') return view.score;
  return view.result?.reached === true ? Math.max(1, view.result.ms) : 0;
}

/** The rows that the goal asks for; `undefined` where it asks for none. */
export function rowsOf(goal: string): number | undefined {
  const aim = goalById(goal)?.aim;
  return aim?.of === 'lines' || aim?.of === 'dug' ? aim.count : undefined;
}

/** The rows left to the goal; `undefined` where there are none to count down. */
export function leftOf({ goal, lines, dug }: TetrisView): number | undefined {
  const rows = rowsOf(goal);
  return rows === undefined ? undefined : Math.max(0, rows - (goalById(goal)?.aim?.of === 'dug' ? dug : lines));
}

/** ms of game time after which the goal ends the game; `undefined` for one that does not. */
export function timeLimitOf(goal: string): number | undefined {
  const aim = goalById(goal)?.aim;
  return aim?.of === 'ms' ? aim.count : undefined;
}

/** Whether pieces can be taken back in games for the goal. */
export function takesBack(goal: string): boolean {
  return (goalById(goal)?.rules?.undo ?? 0) > 0;
}
