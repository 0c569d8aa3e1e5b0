import { describe, expect, it } from 'vitest';
import { Chance, EMPTY, gameAt, rowsOf } from '../test/support/boards.ts';
import { placed, placesOf } from '../test/support/reference.ts';
import type { BlastEvent } from './types.ts';

const place = (slot: number, x: number, y: number) => ({ type: 'place', slot, x, y }) as const;
const kinds = (outcome: { ok: boolean; events?: readonly BlastEvent[] }) => outcome.events?.map(({ type }) => type);

/** Row 3 and column 5 full but for their crossing. */
const CROSS = EMPTY.map((_, y) => (y === 3 ? '#####.##' : '.....#..'));

describe('a placement', () => {
  it('that closes a row clears it and leaves the rest', () => {
    const game = gameAt({ board: [...EMPTY.slice(0, 7), '.#######'], tray: ['dot', 'dot', null] });
    game.dispatch(place(0, 0, 7));
    expect(game.view).toMatchObject({ lines: 1, score: 11 });
    expect(game.view.board.count()).toBe(0);
  });

  it('that closes a row and a column clears both, the crossing counted once', () => {
    const game = gameAt({ board: CROSS, tray: ['dot', 'o9', null] });
    const outcome = game.dispatch(place(0, 5, 3));
    expect(kinds(outcome)).toEqual(['placed', 'cleared']);
    const cleared = outcome.ok ? outcome.events[1] : undefined;
    expect(cleared).toMatchObject({ rows: [3], columns: [5], lines: 2, points: 40, perfect: true });
    const cells = cleared?.type === 'cleared' ? cleared.cells : [];
    expect(cells).toHaveLength(15);
    expect(new Set(cells.map(([x, y]) => `${x},${y}`)).size).toBe(15);
    expect(cells.filter(([x, y]) => x === 5 && y === 3)).toEqual([[5, 3, 3]]);
    expect(game.view).toMatchObject({ score: 41, lines: 2 });
  });

  it('of a square that closes three rows and three columns takes 39 cells and lets nothing fall', () => {
    const board = EMPTY.map((_, y) => (y >= 3 && y < 6 ? '###...##' : y === 0 ? '#..###..' : '...###..'));
    const game = gameAt({ board, tray: ['o9', 'dot', null] });
    expect(game.preview(0, 3, 3)).toEqual({ ok: true, rows: [3, 4, 5], columns: [3, 4, 5], cells: 39, points: 369 });
    game.dispatch(place(0, 3, 3));
    expect(rowsOf(game)).toEqual(['#.......', ...EMPTY.slice(1)]);
    expect(game.view.score).toBe(369);
  });

  it('reports the colours that went', () => {
    const game = gameAt({ board: [...EMPTY.slice(0, 7), 'ROYGBP#.'], tray: ['i2v', 'dot', null] });
    const outcome = game.dispatch(place(0, 7, 6));
    const cleared = outcome.ok ? outcome.events.find((event) => event.type === 'cleared') : undefined;
    expect(cleared?.cells.map(([, , colour]) => colour)).toEqual([1, 2, 3, 4, 5, 6, 1, 3]);
  });

  it('that empties the board without a clear cannot be, and none is told on a new game', () => {
    const game = gameAt({ board: EMPTY, tray: ['dot', 'dot', null] });
    expect(kinds(game.dispatch(place(0, 0, 0)))).toEqual(['placed']);
  });

  it('tells of an empty board once, after the clear', () => {
    const game = gameAt({ board: ['.#######', ...EMPTY.slice(1)], tray: ['dot', 'dot', 'dot'] });
    const outcome = game.dispatch(place(0, 0, 0));
    expect(outcome.ok && outcome.events.filter((event) => event.type === 'cleared' && event.perfect)).toHaveLength(1);
    expect(kinds(game.dispatch(place(1, 4, 4)))).toEqual(['placed']);
  });

  it('counts the placements since the last clear', () => {
    const game = gameAt({
      board: ['.#######', ...EMPTY.slice(1)],
      tray: ['dot', 'dot', 'dot'],
      nextTrays: [['dot', 'dot', 'dot']],
    });
    const seen = [game.view.dry];
    for (const [slot, x, y] of [
      [0, 3, 3],
      [1, 3, 5],
      [2, 0, 0],
      [0, 0, 0],
    ] as const) {
      game.dispatch(place(slot, x, y));
      seen.push(game.view.dry);
    }
    expect([seen, game.view.streak]).toEqual([[0, 1, 2, 0, 1], 0]);
  });

  it('keeps used slots in their place', () => {
    const game = gameAt({ board: EMPTY, tray: ['dot', 'i2h', 'o4'] });
    game.dispatch(place(1, 0, 0));
    expect(game.view.tray.map((piece) => piece?.id ?? null)).toEqual(['dot', null, 'o4']);
    expect(game.view.fits).toEqual([true, false, true]);
  });

  it('of the last piece deals the next round', () => {
    const game = gameAt({ board: EMPTY, tray: [null, 'dot', null], nextTrays: [['i2h', 'o4', 't4u']] });
    const outcome = game.dispatch(place(1, 0, 0));
    expect(kinds(outcome)).toEqual(['placed', 'dealt']);
    expect(outcome.ok && outcome.events[1]).toMatchObject({ round: 2, tray: game.view.tray });
    expect(game.view.round).toBe(2);
  });
});

describe('a refusal gives the first reason that holds', () => {
  const game = gameAt({ board: ['#.......', ...EMPTY.slice(1)], tray: ['dot', null, 'i5h'] });
  it.each([
    [3, 0, 0, 'bad-slot'],
    [-1, 99, 99, 'bad-slot'],
    [1, 99, 99, 'empty-slot'],
    [2, 4, 0, 'out-of-bounds'],
    [0, -1, 0, 'out-of-bounds'],
    [0, 0, -1, 'out-of-bounds'],
    [0, 0, 8, 'out-of-bounds'],
    [0, 8, 0, 'out-of-bounds'],
    [0, Number.MAX_VALUE, 0, 'out-of-bounds'],
    [0, 0, 0, 'overlap'],
    [2, 0, 0, 'overlap'],
  ])('slot %i at (%d, %d): %s', (slot, x, y, reason) => {
    const before = game.snapshot();
    expect(game.dispatch(place(slot, x, y))).toEqual({ ok: false, reason });
    expect(game.preview(slot, x, y)).toEqual({ ok: false, reason });
    expect(game.snapshot()).toEqual(before);
  });

  it('a finished game comes before all', () => {
    const over = gameAt({ board: EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#')), tray: ['i2h', null, 'o9'] });
    expect(over.over).toBe(true);
    for (const slot of [-1, 0, 1, 7]) expect(over.dispatch(place(slot, 0, 0))).toEqual({ ok: false, reason: 'over' });
    expect(over.preview(0, 99, 0)).toEqual({ ok: false, reason: 'over' });
  });
});

describe('random play', () => {
  it('does to the board what a plain reference does, previews it, and ends when nothing fits', () => {
    const chance = new Chance(3);
    for (let i = 0; i < 150; i++) {
      const board = chance.board(chance.below(90));
      const tray = [chance.piece().id, chance.piece().id, chance.piece().id];
      const game = gameAt({ board, tray });
      const room = game.view.tray.map((piece) => placesOf(board, piece?.cells ?? []).length > 0);
      expect([game.over, game.view.fits]).toEqual([!room.includes(true), room]);
      if (game.over) continue;
      const slot = chance.pick([0, 1, 2].filter((each) => room[each]));
      const cells = game.view.tray[slot]?.cells ?? [];
      const at = chance.pick(placesOf(board, cells));
      const { board: after, rows, columns } = placed(board, cells, at);
      const lines = rows.length + columns.length;
      const points = cells.length + 10 * lines * lines;
      const gone = 8 * lines - rows.length * columns.length;
      expect(game.preview(slot, ...at)).toEqual({ ok: true, rows, columns, cells: gone, points });
      game.dispatch(place(slot, ...at));
      expect([rowsOf(game), game.view.score]).toEqual([after, points]);
    }
  });
});
