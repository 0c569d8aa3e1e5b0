import { fits, Grid, type RandomStream } from '@blockyard/grid-core';
import { PIECES, type Piece, type Rotation } from '../src/index.ts';
import type { States } from '../src/pieces.ts';
import type { Position } from './movegen-slow.ts';

/** A small well with holes and overhangs, and a piece somewhere in it. */
export function randomPosition(
  random: RandomStream,
  shapes: Readonly<Record<Piece, States>>,
): Position & { readonly width: number; readonly height: number } {
  for (;;) {
    const width = 4 + random.below(4);
    const height = 5 + random.below(3);
    const filled = random.below(height - 1);
    const density = 30 + random.below(60);
    const board = randomRows(random, width, filled, density);
    const piece = PIECES[random.below(PIECES.length)] ?? 'T';
    const rotation = random.below(4) as Rotation;
    const x = random.below(width + 1) - 1;
    const y = random.below(height - filled) - 1;
    const well = Grid.parse([...Array.from({ length: height - filled }, () => '.'.repeat(width)), ...board]);
    if (!fits(well, shapes[piece][rotation], x, y)) continue;
    return { board, active: { piece, x, y, rotation }, queue: 'I', width, height };
  }
}

/** Rows with holes and overhangs, up to 16 of them, and a piece to come. */
export function randomStack(random: RandomStream): {
  readonly board: readonly string[];
  readonly piece: Piece;
  readonly width: number;
} {
  const width = 4 + random.below(9);
  const density = 20 + random.below(70);
  const rows = 1 + random.below(16);
  return { board: randomRows(random, width, rows, density), piece: PIECES[random.below(PIECES.length)] ?? 'T', width };
}

/** None of them full. */
function randomRows(random: RandomStream, width: number, rows: number, density: number): readonly string[] {
  return Array.from({ length: rows }, () => {
    const hole = random.below(width);
    return Array.from({ length: width }, (_, x) => (x !== hole && random.below(100) < density ? '#' : '.')).join('');
  });
}
