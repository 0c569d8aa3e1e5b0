import { fail, type Result, succeed } from '@blockyard/grid-core';
import { TetrisGame } from '@blockyard/tetris';
import { makeFumen, parseFumen } from '@blockyard/tetris/fumen';
import { makePosition, type NotedPosition, parsePosition, positionOf } from '@blockyard/tetris/notation';
import { tetrisPicture } from '../games/tetris/picture.ts';
import type { Position } from './position.ts';

/** The position of a line of Tetris's notation. */
export function ofTetrisNotation(text: string): Result<Position, string> {
  const parsed = parsePosition(text);
  return parsed.ok ? ofNoted(parsed.value) : parsed;
}

/** Page `page` of a fumen, from 1, in a well of this ruleset. */
export function ofFumen(text: string, page: number, ruleset: string): Result<Position, string> {
  const { height } = TetrisGame.start({ seed: 0, ruleset }).ruleset.board;
  const pages = parseFumen(text, { height });
  if (!pages.ok) return pages;
  const found = pages.value[page - 1];
  if (found === undefined)
    return fail('page', 'page', `the fumen has ${pages.value.length} pages; there is no page ${page}`);
  return ofNoted({ position: found.position, ruleset });
}

export function ofTetrisSnapshot(value: unknown): Result<Position, string> {
  const game = TetrisGame.restore(value);
  return game.ok ? succeed(positionIn(game.value, positionOf(game.value))) : game;
}

function ofNoted(noted: NotedPosition): Result<Position, string> {
  const game = TetrisGame.fromPosition(noted.position, { ruleset: noted.ruleset });
  return game.ok ? succeed(positionIn(game.value, noted)) : game;
}

function positionIn(game: TetrisGame, noted: NotedPosition): Position {
  const { height } = game.ruleset.board;
  return {
    json: { game: 'tetris', ...noted },
    picture: (paint) => tetrisPicture(game, paint),
    notation: () => makePosition(noted),
    snapshot: () => game.snapshot(),
    fumen: () => makeFumen([{ position: noted.position, comment: '' }], { height }),
  };
}
