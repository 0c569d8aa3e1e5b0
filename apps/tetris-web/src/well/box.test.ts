import { PIECES, RULESETS, TetrisGame } from '@blockyard/tetris';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNS, fitWell, ROWS, rowsKept, type Space } from './box.ts';

const space = (rest: Partial<Space> = {}): Space => ({
  ...{ left: 0, top: 0, width: 390, height: 600, side: 56, frame: 6, above: 2, devicePixelRatio: 3 },
  ...rest,
});

describe('the well', () => {
  it('takes the room there is', () => {
    const { cell, ratio } = fitWell(space());
    expect(cell / ratio).toBeCloseTo(26.6, 0);
  });

  it.each([0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 3])(
    'stands on whole device pixels at a ratio of %f',
    (devicePixelRatio) => {
      const box = fitWell(space({ left: 3.3, top: 51.7, devicePixelRatio }));
      expect(Number.isInteger(box.cell)).toBe(true);
      expect((3.3 + box.left) * box.ratio).toBeCloseTo(Math.round((3.3 + box.left) * box.ratio), 6);
      expect((51.7 + box.top) * box.ratio).toBeCloseTo(Math.round((51.7 + box.top) * box.ratio), 6);
    },
  );

  it('fits into any space that can hold it, panels included', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 240, max: 2000 }),
        fc.integer({ min: 260, max: 1600 }),
        fc.constantFrom(1, 1.25, 2, 2.625, 3),
        fc.constantFrom(2, 3),
        (width, height, devicePixelRatio, above) => {
          const box = fitWell(space({ width, height, devicePixelRatio, above }));
          const slack = 1 / box.ratio + 1e-6;
          expect((COLUMNS * box.cell) / box.ratio).toBeLessThanOrEqual(width - 2 * 62 + slack);
          expect(box.top - (above * box.cell) / box.ratio).toBeGreaterThanOrEqual(-slack);
          expect(box.top + (ROWS * box.cell) / box.ratio).toBeLessThanOrEqual(height - 6 + slack);
        },
      ),
    );
  });

  it.each(RULESETS)('keeps room for a piece as $id brings it in', ({ id, board }) => {
    for (const queue of PIECES) {
      const game = TetrisGame.fromPosition({ board: [], queue }, { ruleset: id });
      const rows = game.ok ? (game.value.view.active?.cells.map(([, y]) => board.hidden - y) ?? []) : [];
      expect(rows).toHaveLength(4);
      expect(Math.max(...rows)).toBeLessThanOrEqual(rowsKept(id));
    }
  });

  it('keeps two rows above the rim under rules that are not ours', () => {
    expect(['mine', 'guideline', 'tetrio'].map(rowsKept)).toEqual([2, 2, 3]);
  });

  it('has a size where there is no room yet', () => {
    const box = fitWell(space({ width: 0, height: 0, devicePixelRatio: Number.NaN }));
    expect(box.cell).toBeGreaterThan(0);
    expect(box.canvasWidth).toBeGreaterThan(0);
  });

  it('draws no more than three device pixels for a CSS px', () => {
    expect(fitWell(space({ devicePixelRatio: 4 })).ratio).toBe(3);
  });
});
