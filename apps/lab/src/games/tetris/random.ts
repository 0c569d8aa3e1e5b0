import type { RandomStream } from '@blockyard/grid-core';
import type { TetrisCommand } from '@blockyard/tetris';
import type { Driver } from './driver.ts';

const SHIFTS: readonly (TetrisCommand | null)[] = [{ type: 'move', dx: -1 }, null, { type: 'move', dx: 1 }];
const TURN: TetrisCommand = { type: 'rotate', dir: 'cw' };
const DROP: TetrisCommand = { type: 'hardDrop' };

/**
 * Places a piece at random: 3 to 10 steps, each a shift of −1, 0 or +1 column and then, three times in ten, a clockwise turn
 * with its kicks; then it falls until it lies, and locks. What the well refuses is left out.
 */
export function placeAtRandom(driver: Driver, random: Pick<RandomStream, 'below'>): void {
  const { pieces } = driver;
  const steps = 3 + random.below(8);
  for (let step = 0; step < steps; step++) {
    const shift = SHIFTS[random.below(3)];
    if (shift) driver.give(shift);
    if (random.below(10) < 3) driver.give(TURN);
    // Where the rules let a piece be moved only so often on the ground, the last move has locked it.
    if (driver.pieces > pieces) return;
  }
  driver.give(DROP);
}
