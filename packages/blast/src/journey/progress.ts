import type { BlastEvent } from '../types.ts';
import type { Level, Progress } from './level.ts';

export function startOf({ goal }: Level): Progress {
  return { moves: 0, lines: 0, points: 0, gems: goal.kind === 'gems' ? goal.cells : [] };
}

/** The progress after the events of a placement. A gem is gone with the block that it is on. */
export function after(progress: Progress, events: readonly BlastEvent[]): Progress {
  let { moves, lines, points, gems } = progress;
  for (const event of events) {
    if (event.type !== 'placed' && event.type !== 'cleared') continue;
    points += event.points;
    if (event.type === 'placed') {
      moves++;
    } else {
      lines += event.lines;
      gems = gems.filter(([x, y]) => !event.cells.some(([cx, cy]) => cx === x && cy === y));
    }
  }
  return { moves, lines, points, gems };
}

/** How much of the goal is done, and of how much. */
export function doneOf({ goal }: Level, progress: Progress): { readonly done: number; readonly of: number } {
  if (goal.kind === 'gems') return { done: goal.cells.length - progress.gems.length, of: goal.cells.length };
  return { done: Math.min(progress[goal.kind], goal.count), of: goal.count };
}

/** 0 before the goal is reached; then 1, 2 with a move to spare, 3 with a third of them. */
export function starsOf(level: Level, progress: Progress): 0 | 1 | 2 | 3 {
  const { done, of } = doneOf(level, progress);
  const left = level.moves - progress.moves;
  if (done < of || left < 0) return 0;
  return left === 0 ? 1 : 3 * left >= level.moves ? 3 : 2;
}
