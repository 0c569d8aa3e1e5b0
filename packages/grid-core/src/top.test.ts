import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropDistance, fits, stamp } from './collision.ts';
import { Grid } from './grid.ts';
import { clearLines, collapseRows, fullRows, raiseRows } from './lines.ts';
import { Shape } from './shape.ts';

const [WIDTH, HEIGHT] = [4, 9];
const row = fc.nat({ max: HEIGHT - 1 });
const column = fc.nat({ max: WIDTH - 1 });
const shapes = ['#', '##', '#\n#\n#', '##\n.#', '..#\n###'].map((drawing) => Shape.parse(drawing));
const shape = fc.constantFrom(...shapes);

/** Everything that changes a grid. */
const change: fc.Arbitrary<(grid: Grid) => unknown> = fc.oneof(
  fc.tuple(column, row, fc.nat({ max: 2 })).map(
    ([x, y, colour]) =>
      (grid: Grid) =>
        grid.set(x, y, colour),
  ),
  fc.tuple(shape, column, row).map(([piece, x, y]) => (grid: Grid) => {
    if (fits(grid, piece, x, y)) stamp(grid, piece, x, y, 1);
  }),
  fc.tuple(row, column).map(
    ([y, x]) =>
      (grid: Grid) =>
        clearLines(grid, [y], [x]),
  ),
  fc.array(row).map((rows) => (grid: Grid) => collapseRows(grid, rows)),
  fc.nat({ max: HEIGHT + 1 }).map((count) => (grid: Grid) => raiseRows(grid, count)),
  fc.constant((grid: Grid) => grid.clear()),
  fc.constant((grid: Grid) => collapseRows(grid, fullRows(grid))),
);

/** Whether every cell of a shape lies inside on an empty cell, asked cell by cell. */
function stands(grid: Grid, { cells }: Shape, x: number, y: number): boolean {
  return cells.every(([dx, dy]) => {
    const [cx, cy] = [x + dx, y + dy];
    return cx >= 0 && cx < WIDTH && cy >= 0 && cy < HEIGHT && grid.at(cx, cy) === 0;
  });
}

test('whatever changes a grid, its top is its highest row with a filled cell, and shapes fit and fall as their cells say', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const grid = new Grid(WIDTH, HEIGHT);
      for (const apply of changes) {
        apply(grid);
        const filled = Array.from(grid.rows).findIndex((mask) => mask !== 0);
        expect(grid.top).toBe(filled < 0 ? HEIGHT : filled);
        expect(grid.clone().top).toBe(grid.top);
      }
      for (const piece of shapes) {
        for (let y = -1; y <= HEIGHT; y++) {
          for (let x = -1; x <= WIDTH; x++) {
            const fit = stands(grid, piece, x, y);
            expect(fits(grid, piece, x, y)).toBe(fit);
            if (!fit) continue;
            let rows = 0;
            while (stands(grid, piece, x, y + rows + 1)) rows++;
            expect(dropDistance(grid, piece, x, y)).toBe(rows);
          }
        }
      }
    }),
  );
});
