import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Grid, parseGrid } from './grid.ts';

const anyGrid = fc
  .tuple(fc.integer({ min: 1, max: 32 }), fc.integer({ min: 1, max: 64 }))
  .chain(([width, height]) =>
    fc.array(fc.array(fc.constantFrom('.', '.', 'a', 'b', '#'), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((rows) => rows.map((row) => row.join('')));

test('a picture reads and prints', () => {
  const grid = Grid.parse(['.a#', 'b..'], 'ab');
  expect([grid.at(0, 0), grid.at(1, 0), grid.at(2, 0), grid.at(0, 1)]).toEqual([0, 1, 3, 2]);
  expect(grid.toString('ab')).toBe('.a#\nb..');
  expect(grid.toString()).toBe('.##\n#..');
  expect(grid.row(0)).toBe(0b110);
  expect(grid.count()).toBe(3);
  expect(
    Grid.parse(`
    .#
    #.
  `).toString(),
  ).toBe('.#\n#.');
});

test('every picture comes back from the grid that it draws', () => {
  fc.assert(
    fc.property(anyGrid, (rows) => {
      const grid = Grid.parse(rows, 'ab');
      expect(grid.toString('ab')).toBe(rows.join('\n'));
      expect(grid.count()).toBe(rows.join('').replaceAll('.', '').length);
      for (const [y, row] of rows.entries()) {
        expect(grid.row(y)).toBe([...row].reduce((mask, letter, x) => mask + (letter === '.' ? 0 : 2 ** x), 0));
      }
    }),
    { numRuns: 50 },
  );
});

test('setting a cell changes that cell and no other, in this grid and no other', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 255 }), (rows, column, line, colour) => {
      const grid = Grid.parse(rows, 'ab');
      const before = grid.clone();
      const [x, y] = [column % grid.width, line % grid.height];
      grid.set(x, y, colour);
      expect(before.toString('ab')).toBe(rows.join('\n'));
      for (let cy = 0; cy < grid.height; cy++) {
        for (let cx = 0; cx < grid.width; cx++) {
          expect(grid.at(cx, cy)).toBe(cx === x && cy === y ? colour : before.at(cx, cy));
          expect(((grid.row(cy) >>> cx) & 1) === 1).toBe(grid.at(cx, cy) !== 0);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('equals compares colours, sameCells only what is filled', () => {
  const a = Grid.parse('ab.', 'ab');
  expect(a.equals(Grid.parse('ab.', 'ab'))).toBe(true);
  expect(a.equals(Grid.parse('ba.', 'ab'))).toBe(false);
  expect(a.sameCells(Grid.parse('ba.', 'ab'))).toBe(true);
  expect(a.sameCells(Grid.parse('.ba', 'ab'))).toBe(false);
  expect(a.sameCells(Grid.parse('ab', 'ab'))).toBe(false);
  expect(a.equals(Grid.parse(['ab.', '...'], 'ab'))).toBe(false);
  expect(Grid.parse('#'.repeat(32)).equals(Grid.parse('#'.repeat(32)))).toBe(true);
});

test.each([
  ['width', 0],
  ['width', 33],
  ['width', 1.5],
  ['width', Number.NaN],
  ['height', 0],
  ['height', 65],
  ['height', -1],
])('a %s of %s is a RangeError that names it', (name, size) => {
  const make = () => (name === 'width' ? new Grid(size, 8) : new Grid(8, size));
  expect(make).toThrow(RangeError);
  expect(make).toThrow(`${name} must be a whole number`);
});

test('the largest sizes work', () => {
  expect(new Grid(32, 64).full).toBe(-1);
  expect(new Grid(1, 1).full).toBe(1);
});

test.each([
  [-1, 0],
  [3, 0],
  [0, 2],
  [0, -1],
  [0.5, 0],
  [Number.NaN, 0],
])('cell (%s, %s) is outside', (x, y) => {
  const grid = new Grid(3, 2);
  for (const use of [() => grid.at(x, y), () => grid.set(x, y, 1)]) {
    expect(use).toThrow(RangeError);
    expect(use).toThrow(`(${x}, ${y}) is outside the 3×2 grid`);
  }
});

test('row refuses rows outside', () => {
  expect(() => new Grid(3, 2).row(2)).toThrow(RangeError);
});

test.each([[-1], [256], [1.5], [Number.NaN]])('a colour of %s is a RangeError', (colour) => {
  expect(() => new Grid(2, 2).set(0, 0, colour)).toThrow(/colour/);
});

test.each([
  [['..', '.'], 'uneven', 'row 1, column 1'],
  [['..', '...'], 'uneven', 'row 1, column 2'],
  [['..', '.?'], 'letter', 'row 1, column 1'],
  [[], 'size', 'rows'],
  [[''], 'size', 'row 0'],
  [['.'.repeat(33)], 'size', 'row 0'],
  [new Array(65).fill('.'), 'size', 'rows'],
  ['', 'size', 'row 0'],
])('a picture that is none is refused with its place: %j', (rows, code, where) => {
  expect(parseGrid(rows)).toMatchObject({ ok: false, error: { code, where } });
  expect(() => Grid.parse(rows)).toThrow(RangeError);
  if (where.includes(',')) {
    const [row = '', column = ''] = where.split(', ');
    expect(() => Grid.parse(rows)).toThrow(row);
    expect(() => Grid.parse(rows)).toThrow(column);
  }
});

test('no text from outside makes parseGrid throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.array(fc.string())),
      fc.string(),
      (rows, palette) => void parseGrid(rows, palette),
    ),
  );
});

test('a picture may be 64 rows high, and no higher', () => {
  const rows = (count: number) => Array.from({ length: count }, () => '.');
  expect(parseGrid(rows(64)).ok).toBe(true);
  expect(parseGrid(rows(65))).toMatchObject({ ok: false, error: { code: 'size' } });
});
