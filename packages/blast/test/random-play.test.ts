import { describe, expect, it } from 'vitest';
import { Chance, gameAt, randomMove, rowsOf } from './support/boards.ts';
import { Brute } from './support/brute.ts';
import { placed, placesOf } from './support/reference.ts';

describe('random play', () => {
  it('does to the board what a plain reference does, and previews it', () => {
    const chance = new Chance(3);
    for (let i = 0; i < 3000; i++) {
      const board = chance.board(chance.below(90));
      const tray = [chance.piece().id, chance.piece().id, chance.piece().id];
      const game = gameAt({ board, tray });
      if (game.over) continue;
      const slots = [0, 1, 2].filter((slot) => game.view.fits[slot]);
      const slot = chance.pick(slots);
      const cells = game.view.tray[slot]?.cells ?? [];
      const at = chance.pick(placesOf(board, cells));
      const expected = placed(board, cells, at);
      const { rows, columns } = expected;
      const lines = rows.length + columns.length;
      const points = cells.length + 10 * lines * lines;
      const gone = 8 * lines - rows.length * columns.length;
      expect(game.preview(slot, ...at)).toEqual({ ok: true, rows, columns, cells: gone, points });
      game.dispatch({ type: 'place', slot, x: at[0], y: at[1] });
      expect(rowsOf(game)).toEqual(expected.board);
      expect(game.view.score).toBe(points);
    }
  });

  it('is over when, and only when, trying every cell finds no place', () => {
    const chance = new Chance(4);
    const brute = new Brute(8, 8);
    let ends = 0;
    for (let i = 0; i < 20_000; i++) {
      const board = chance.board(40 + chance.below(60));
      const tray = [chance.piece().id, chance.piece().id, chance.piece().id];
      const game = gameAt({ board, tray });
      if (!game.over) randomMove(game, chance);
      const { view } = game;
      const rows = brute.rowsOf(rowsOf(game));
      const room = view.tray.map((piece) => piece !== null && brute.places(rows, piece.cells).length > 0);
      expect(view.fits).toEqual(room);
      expect(view.over).toBe(!room.includes(true));
      if (view.over) ends++;
    }
    expect(ends).toBeGreaterThan(100);
  });
});
