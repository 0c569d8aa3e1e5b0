import { BlastGame, type BlastPosition } from '@blockyard/blast';
import { makePosition, parsePosition } from '@blockyard/blast/notation';
import { type Result, succeed } from '@blockyard/grid-core';
import { blastPicture } from '../games/blast/picture.ts';
import type { Position } from './position.ts';

/** The position of a line of Blast's notation. */
export function ofBlastNotation(text: string): Result<Position, string> {
  const parsed = parsePosition(text);
  if (!parsed.ok) return parsed;
  const { ruleset, ...position } = parsed.value;
  const game = BlastGame.fromPosition(position, { ruleset });
  return game.ok ? succeed(positionIn(game.value, position)) : game;
}

export function ofBlastSnapshot(value: unknown): Result<Position, string> {
  const game = BlastGame.restore(value);
  if (!game.ok) return game;
  const { board, tray, score } = game.value.snapshot();
  return succeed(positionIn(game.value, { board, tray, score }));
}

function positionIn(game: BlastGame, position: BlastPosition): Position {
  return {
    json: { game: 'blast', position, ruleset: game.ruleset.id },
    picture: (paint) => blastPicture(game, paint),
    notation: () => makePosition(game),
    snapshot: () => game.snapshot(),
    fumen() {
      throw new RangeError('fumen is for Tetris: it has no trays');
    },
  };
}
