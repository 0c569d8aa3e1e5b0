import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropDistance, fits, stamp } from './collision.ts';
import { Grid } from './grid.ts';
import { clearLines, collapseRows, fullColumns, fullRows, raiseRows } from './lines.ts';
import { Shape } from './shape.ts';

const sized = fc.tuple(fc.integer({ min: 1, max: 32 }), fc.integer({ min: 1, max: 24 }));
/** Grids in which full rows and columns are frequent. */
const stacks = sized
  .chain(([width, height]) => {
    const row = fc.oneof(
      fc.constant('#'.repeat(width)),
      fc.array(fc.constantFrom('#', '#', '#', '.'), { minLength: width, maxLength: width }).map((r) => r.join('')),
    );
    return fc.array(row, { minLength: height, maxLength: height });
  })
  .map((rows) => Grid.parse(rows));
const shapes = fc
  .uniqueArray(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })), { minLength: 1, maxLength: 6, selector: String })
  .map((cells) => Shape.fromCells(cells));
const places = fc.integer({ min: -6, max: 34 });

const text = (grid: Grid) => grid.toString().split('\n');

test('full rows and columns are those without an empty cell', () => {
  fc.assert(
    fc.property(stacks, (grid) => {
      const rows = text(grid);
      expect(fullRows(grid)).toEqual(rows.flatMap((row, y) => (row.includes('.') ? [] : [y])));
      const columns = Array.from({ length: grid.width }, (_, x) => x);
      expect(fullColumns(grid)).toEqual(columns.filter((x) => rows.every((row) => row[x] !== '.')));
    }),
  );
});

test('a row and a column are emptied at once, the crossing counted once, and nothing falls', () => {
  const grid = Grid.parse(['..#', '###', '#.#']);
  expect([fullRows(grid), fullColumns(grid)]).toEqual([[1], [2]]);
  expect(clearLines(grid, [1], [2])).toBe(5);
  expect(grid.toString()).toBe('...\n...\n#..');
});

test('on a full grid, R rows and C columns are w·R + h·C − R·C cells', () => {
  fc.assert(
    fc.property(sized, fc.array(fc.nat()), fc.array(fc.nat()), ([width, height], ys, xs) => {
      const grid = Grid.parse(new Array(height).fill('#'.repeat(width)));
      const rows = [...new Set(ys.map((y) => y % height))];
      const columns = [...new Set(xs.map((x) => x % width))];
      expect(clearLines(grid, rows, columns)).toBe(
        width * rows.length + height * columns.length - rows.length * columns.length,
      );
      expect(grid.count()).toBe((width - columns.length) * (height - rows.length));
    }),
  );
});

test('collapsing takes the rows out and puts as many empty ones on top, colours and hidden rows alike', () => {
  fc.assert(
    fc.property(stacks, fc.array(fc.nat()), (grid, ys) => {
      for (let i = 0; i < grid.width * grid.height; i++) {
        const [x, y] = [i % grid.width, Math.floor(i / grid.width)];
        if (grid.at(x, y) !== 0) grid.set(x, y, 1 + (i % 3));
      }
      const gone = new Set(ys.map((y) => y % grid.height));
      const before = grid.toString('abc').split('\n');
      const expected = [...[...gone].map(() => '.'.repeat(grid.width)), ...before.filter((_, y) => !gone.has(y))];
      collapseRows(grid, [...gone]);
      expect(grid.toString('abc').split('\n')).toEqual(expected);
      for (const [y, row] of text(grid).entries())
        expect(grid.row(y)).toBe([...row].reduce((mask, c, x) => mask + (c === '.' ? 0 : 2 ** x), 0));
    }),
  );
});

test('no row is shared after a collapse: a cell set later changes one row', () => {
  const grid = Grid.parse(['...', '#..', '###', '###']);
  collapseRows(grid, [2, 3]);
  grid.set(1, 0, 1);
  grid.set(2, 3, 1);
  expect(grid.toString()).toBe('.#.\n...\n...\n#.#');
});

test('raising takes rows out at the top, counts what went, and brings in as many empty ones below', () => {
  fc.assert(
    fc.property(stacks, fc.nat({ max: 70 }), (grid, count) => {
      const before = grid.toString().split('\n');
      const lost = before.slice(0, count).join('').split('#').length - 1;
      const empty = Array.from({ length: Math.min(count, grid.height) }, () => '.'.repeat(grid.width));
      expect(raiseRows(grid, count)).toBe(lost);
      expect(grid.toString().split('\n')).toEqual([...before.slice(count), ...empty]);
      for (const [y, row] of text(grid).entries())
        expect(grid.row(y)).toBe([...row].reduce((mask, c, x) => mask + (c === '.' ? 0 : 2 ** x), 0));
    }),
  );
});

test('a shape fits where all its cells are inside and empty, and nowhere else', () => {
  fc.assert(
    fc.property(stacks, shapes, places, places, (grid, shape, x, y) => {
      const free = shape.cells.every(([dx, dy]) => {
        const [cx, cy] = [x + dx, y + dy];
        return cx >= 0 && cx < grid.width && cy >= 0 && cy < grid.height && grid.at(cx, cy) === 0;
      });
      expect(fits(grid, shape, x, y)).toBe(free);
    }),
    { numRuns: 3000 },
  );
});

test('the box may stand outside where its cells do not', () => {
  const upright = Shape.parse(['..#.', '..#.', '..#.', '..#.']);
  const grid = new Grid(10, 20);
  expect(fits(grid, upright, -2, 0)).toBe(true);
  expect(fits(grid, upright, -3, 0)).toBe(false);
  expect(fits(grid, upright, 7, 16)).toBe(true);
  expect(fits(grid, upright, 8, 16)).toBe(false);
  expect(fits(grid, upright, 0, -1)).toBe(false);
});

test('a shape falls until the row below is taken', () => {
  fc.assert(
    fc.property(sized, shapes, places, ([width, height], shape, x) => {
      const grid = new Grid(width, height);
      fc.pre(fits(grid, shape, x, -shape.bounds.y));
      const start = -shape.bounds.y;
      const distance = dropDistance(grid, shape, x, start);
      expect(start + distance + shape.bounds.y + shape.bounds.height).toBe(height);
    }),
  );
  const grid = Grid.parse(['....', '....', '....', '.#..']);
  expect(dropDistance(grid, Shape.parse('##'), 0, 0)).toBe(2);
  expect(dropDistance(grid, Shape.parse('##'), 2, 0)).toBe(3);
  expect(dropDistance(grid, Shape.parse('##'), 0, 2)).toBe(0);
});

test('a stamp fills the shape with its colour and nothing else', () => {
  const grid = Grid.parse(['...', '..#']);
  stamp(grid, Shape.parse(['##', '#.']), 0, 0, 7);
  expect(grid.toString('#?????G')).toBe('GG.\nG.#');
});

test('a stamp that does not fit, or has no colour, throws and changes nothing', () => {
  const grid = Grid.parse(['...', '..#']);
  expect(() => stamp(grid, Shape.parse('##'), 1, 1, 1)).toThrow(RangeError);
  expect(() => stamp(grid, Shape.parse('##'), 2, 0, 1)).toThrow('(2, 0)');
  expect(() => stamp(grid, Shape.parse('##'), 0, 0, 0)).toThrow(/colour/);
  expect(() => stamp(grid, Shape.parse('##'), 0, 0, 256)).toThrow(/colour/);
  expect(grid.toString()).toBe('...\n..#');
});

test('on a full grid a domino has no place; on an empty one a dot has all', () => {
  const full = Grid.parse(new Array(8).fill('########'));
  const count = (grid: Grid, shape: Shape) =>
    Array.from({ length: 64 }, (_, i) => fits(grid, shape, i % 8, i >> 3)).filter(Boolean).length;
  expect(count(full, Shape.parse('##'))).toBe(0);
  expect(count(new Grid(8, 8), Shape.parse('#'))).toBe(64);
  expect(count(new Grid(8, 8), Shape.parse('###\n###'))).toBe((9 - 3) * (9 - 2));
});
