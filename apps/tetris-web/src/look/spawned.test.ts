import { type TetrisGame as Game, PIECES, RULESETS, TetrisGame } from '@blockyard/tetris';
import { expect, it } from 'vitest';
import { spawnedAs } from './spawned.ts';

/** The cells of the piece in play, from its own top left corner. */
function seen(game: Game): readonly string[] {
  const cells = game.view.active?.cells ?? [];
  const [left, top] = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis as 0 | 1])));
  return cells.map(([x, y]) => `${x - (left ?? 0)},${y - (top ?? 0)}`).sort();
}

it.each(RULESETS.map(({ id }) => id))('pieces are drawn as %s brings them in', (ruleset) => {
  for (const queue of PIECES) {
    const game = TetrisGame.fromPosition({ board: [], queue }, { ruleset });
    if (!game.ok) throw new Error(game.error.message);
    const { cells, bounds } = spawnedAs(queue, ruleset);
    expect(cells.map(([x, y]) => `${x - bounds.x},${y - bounds.y}`).sort()).toEqual(seen(game.value));
  }
});

it('pieces of rules that are not ours are drawn as in the SRS family', () => {
  expect(spawnedAs('T', 'mine')).toBe(spawnedAs('T', 'guideline'));
});
