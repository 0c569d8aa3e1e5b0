import { RandomStream, type Shape } from '@blockyard/grid-core';
import { BlastGame, type BlastPosition, LIBRARY, type LibraryPiece } from '../../src/index.ts';

export const EMPTY = Array<string>(8).fill('........');

/** A source of repeatable random things for tests. */
export class Chance {
  readonly stream: RandomStream;

  constructor(seed: number) {
    this.stream = RandomStream.seeded(seed, 'tests');
  }

  below(count: number): number {
    return this.stream.below(count);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** A board filled by about `percent`, with no full row or column. */
  board(percent: number, width = 8, height = 8): string[] {
    const cells = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => (this.below(100) < percent ? '#' : '.')),
    );
    for (const row of cells) if (!row.includes('.')) row[this.below(width)] = '.';
    for (let x = 0; x < width; x++) {
      if (cells.every((row) => row[x] === '#')) (cells[this.below(height)] as string[])[x] = '.';
    }
    return cells.map((row) => row.join(''));
  }

  piece(): LibraryPiece {
    return this.pick(LIBRARY);
  }

  shape(): Shape {
    return this.piece().shape;
  }
}

/** The game of a position that is known to be possible. */
export function gameAt(position: BlastPosition, seed = 0): BlastGame {
  const game = BlastGame.fromPosition(position, { seed });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/** The board as rows of `#` and `.`. */
export function rowsOf(game: BlastGame): string[] {
  return game.view.board.toString('').split('\n');
}

/** Plays `moves` legal random placements, starting again with the next seed whenever a game ends. Calls `seen` after each. */
export function playAtRandom(seed: number, moves: number, seen: (game: BlastGame) => void): void {
  const chance = new Chance(seed);
  let game = BlastGame.start({ seed });
  for (let move = 0; move < moves; move++) {
    if (game.over) game = BlastGame.start({ seed: ++seed });
    randomMove(game, chance);
    seen(game);
  }
}

/** Makes one legal random placement of a game that is not over. */
export function randomMove(game: BlastGame, chance: Chance): ReturnType<BlastGame['dispatch']> {
  const slots = [...game.view.fits.keys()].filter((slot) => game.view.fits[slot]);
  const slot = chance.pick(slots);
  const { x, y } = chance.pick(game.placements(slot));
  const outcome = game.dispatch({ type: 'place', slot, x, y });
  if (!outcome.ok) throw new Error(`a legal placement was refused: ${outcome.reason}`);
  return outcome;
}
