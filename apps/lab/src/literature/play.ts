import { mixSeed, RandomStream } from '@blockyard/grid-core';
import { type Controller, controllerById, DropGame } from '@blockyard/tetris/bot';
import type { Range } from '../run/ranges.ts';

const PIECES = 7;

/** Games by the papers' rules, as many for each controller; game i of each has the same pieces. */
export interface PaperPlan {
  /** Ids of controllers. */
  readonly controllers: readonly string[];
  /** Rows of the board, ten columns wide. */
  readonly height: number;
  readonly games: number;
  readonly seed: number;
}

/** Some of the games, numbered controller by controller: how many rows each cleared. */
export interface PaperBatch {
  readonly range: Range;
  readonly rows: readonly number[];
}

export function playPaperBatch({ controllers, height, games, seed }: PaperPlan, range: Range): PaperBatch {
  const rows = Array.from({ length: range[1] - range[0] }, (_, i) => {
    const index = range[0] + i;
    const controller = knownController(controllers[Math.floor(index / games)] ?? '');
    const pieces = RandomStream.seeded(mixSeed(seed, index % games), 'pieces');
    return rowsOf(new DropGame(height), controller, () => pieces.below(PIECES));
  });
  return { range, rows };
}

/** Plays until every drop would end the game. */
function rowsOf(game: DropGame, controller: Controller, draw: () => number): number {
  for (;;) {
    const piece = draw();
    const drop = game.choose(controller, piece);
    if (drop === undefined) return game.lines;
    game.drop(piece, drop);
  }
}

/** What a recorded run of a controller comes to. */
export interface PaperRun {
  readonly pieces: number;
  readonly rows: number;
  /** Of all drops: 31 times the sum so far, plus 16 times the orientation, plus the column, modulo 2 to the 32. */
  readonly checksum: string;
}

/**
 * Plays so many pieces, or to the end, with the pieces of the recorded runs: the state s goes to 1664525 s + 1013904223 modulo
 * 2 to the 32, and its upper half times 7, shifted by 16, is the piece.
 */
export function playPaperRun(id: string, height: number, seed: number, pieces: number): PaperRun {
  const controller = knownController(id);
  const game = new DropGame(height);
  let [state, sum] = [seed, 0];
  while (game.pieces < pieces) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const piece = ((state >>> 16) * PIECES) >>> 16;
    const drop = game.choose(controller, piece);
    if (drop === undefined) break;
    game.drop(piece, drop);
    sum = (Math.imul(sum, 31) + drop.orientation * 16 + drop.column) >>> 0;
  }
  return { pieces: game.pieces, rows: game.lines, checksum: sum.toString(16).padStart(8, '0') };
}

function knownController(id: string): Controller {
  const controller = controllerById(id);
  if (controller === undefined) throw new RangeError(`there is no controller "${id}"`);
  return controller;
}
