import { Grid, Shape } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { Chance } from '../test/support/boards.ts';
import { placesOf } from '../test/support/reference.ts';
import { LIBRARY, shapeById } from './library.ts';
import { canPlaceAny, placements } from './placements.ts';

const shape = (id: string): Shape => shapeById(id) as Shape;

describe('placements', () => {
  it('are (9 − w)(9 − h) on an empty board, row by row', () => {
    for (const piece of LIBRARY) {
      const places = placements(new Grid(8, 8), piece.shape);
      expect(places).toHaveLength((9 - piece.shape.width) * (9 - piece.shape.height));
      expect(places[0]).toEqual({ x: 0, y: 0 });
      expect(places).toEqual([...places].sort((a, b) => a.y - b.y || a.x - b.x));
    }
  });

  it('agree with trying every cell, on random boards of any size', () => {
    const chance = new Chance(1);
    for (let i = 0; i < 400; i++) {
      const picture = chance.board(chance.below(95), 1 + chance.below(12), 1 + chance.below(12));
      const { shape, cells } = chance.piece();
      const grid = Grid.parse(picture);
      const expected = placesOf(picture, cells).map(([x, y]) => ({ x, y }));
      expect(placements(grid, shape)).toEqual(expected);
      expect(canPlaceAny(grid, [shape])).toBe(expected.length > 0);
    }
  });

  it('are none on a full board, and one where a single cell is free', () => {
    const full = Grid.parse(Array<string>(8).fill('########'));
    expect(placements(full, shape('i2h'))).toEqual([]);
    expect(
      canPlaceAny(
        full,
        LIBRARY.map((piece) => piece.shape),
      ),
    ).toBe(false);
    full.set(7, 7, 0);
    expect(placements(full, shape('dot'))).toEqual([{ x: 7, y: 7 }]);
    expect(canPlaceAny(full, [shape('i2h'), shape('i2v')])).toBe(false);
    expect(canPlaceAny(full, [shape('i2h'), shape('dot')])).toBe(true);
  });

  it('of no shape are none', () => {
    expect(canPlaceAny(new Grid(8, 8), [])).toBe(false);
    expect(canPlaceAny(new Grid(8, 8), [shape('dot')])).toBe(true);
  });

  it('count from the corner of the box, which may lie outside', () => {
    const boxed = Shape.parse(['...', '.#.', '...']);
    expect(placements(Grid.parse(['.#', '#.']), boxed)).toEqual([
      { x: -1, y: -1 },
      { x: 0, y: 0 },
    ]);
  });

  it('reach the last column of the widest board', () => {
    const wide = new Grid(32, 1);
    expect(placements(wide, shape('i5h'))).toHaveLength(28);
    for (let x = 0; x < 27; x++) wide.set(x, 0, 1);
    expect(placements(wide, shape('i5h'))).toEqual([{ x: 27, y: 0 }]);
    expect(placements(wide, shape('i2v'))).toEqual([]);
  });
});
