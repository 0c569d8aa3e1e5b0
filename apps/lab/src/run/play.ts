import { GAMES } from '../games/games.ts';
import type { Range } from './ranges.ts';
import { type Batch, gamePlan, type RunPlan } from './run.ts';

/** Plays the games of a range, one after another. */
export function playBatch(plan: RunPlan, range: Range): Batch {
  const game = GAMES[plan.game];
  const records: (readonly number[])[] = [];
  const stacks: number[][] = [];
  for (let index = range[0]; index < range[1]; index++) {
    const { record, board } = game.play(gamePlan(plan, index));
    records.push(record);
    for (let y = 0; y < board.height; y++) {
      const into = stackRow(stacks, y, board.width);
      const row = board.rows[y] as number;
      for (let x = 0; row >>> x !== 0 && x < board.width; x++) into[x] = (into[x] ?? 0) + ((row >>> x) & 1);
    }
  }
  return { range, records, stacks };
}

function stackRow(stacks: number[][], y: number, width: number): number[] {
  const row = stacks[y] ?? new Array<number>(width).fill(0);
  stacks[y] = row;
  return row;
}
