import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, Shape } from './shape.ts';

const J = Shape.parse(['#..', '###', '...']);
const shapes = fc
  .uniqueArray(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 })), { minLength: 1, selector: String })
  .map((cells) => Shape.fromCells(cells as Cell[]));

test('a drawing is the box: cells, masks and bounds', () => {
  expect(J).toMatchObject({
    width: 3,
    height: 3,
    masks: [1, 7, 0],
    tight: [1, 7],
    bounds: { x: 0, y: 0, width: 3, height: 2 },
  });
  expect(J.cells).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  expect(Shape.parse('...\n..#\n.##').bounds).toEqual({ x: 1, y: 1, width: 2, height: 2 });
});

test('spaces around the lines of a text are no cells, and −0 is 0', () => {
  expect(Shape.parse('\n  .#\r\n  ##\n').toString()).toBe('.#\n##');
  expect(Object.is(Shape.fromCells([[-0, -0]]).cells[0]?.[0], 0)).toBe(true);
});

test('turns go with the box', () => {
  expect(J.turned('cw').toString()).toBe('.##\n.#.\n.#.');
  expect(J.turned('ccw').toString()).toBe('.#.\n.#.\n##.');
  expect(J.turned('180').toString()).toBe('...\n###\n..#');
  const bar = Shape.parse('##\n..\n..');
  expect(bar.turned('cw').toString()).toBe('..#\n..#');
  expect(bar.turned('ccw').toString()).toBe('#..\n#..');
});

test('each turn is the inverse of its opposite, and four quarters are none', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      expect(shape.turned('cw').turned('ccw').equals(shape)).toBe(true);
      expect(shape.turned('ccw').turned('cw').equals(shape)).toBe(true);
      expect(shape.turned('cw').turned('cw').equals(shape.turned('180'))).toBe(true);
      expect(shape.turned('180').turned('180').equals(shape)).toBe(true);
      expect(shape.turned('cw').equals(shape.turned('ccw').turned('180'))).toBe(true);
    }),
  );
});

test('the picture reads back, and says the same as cells and masks', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      expect(Shape.parse(shape.toString()).equals(shape)).toBe(true);
      const bits = shape.masks.flatMap((mask, y) =>
        Array.from({ length: 32 }, (_, x) => x)
          .filter((x) => (mask >>> x) & 1)
          .map((x) => [x, y]),
      );
      expect(shape.cells).toEqual(bits);
    }),
  );
});

test('the canonical form is the same for every turn and every place in the box, and no other', () => {
  fc.assert(
    fc.property(shapes, fc.constantFrom('cw' as const, 'ccw' as const, '180' as const), (shape, turn) => {
      expect(shape.turned(turn).canonical().equals(shape.canonical())).toBe(true);
      expect(shape.canonical().cells).toHaveLength(shape.cells.length);
      expect(shape.trimmed().bounds).toEqual({
        x: 0,
        y: 0,
        width: shape.trimmed().width,
        height: shape.trimmed().height,
      });
    }),
  );
  expect(J.canonical().equals(Shape.parse(['..#', '###']).canonical())).toBe(false);
});

test.each([
  ['a short row', () => Shape.parse(['##', '#']), 'row 1 has 1 columns, row 0 has 2 (column 1)'],
  ['a long row', () => Shape.parse(['##', '####']), 'row 1 has 4 columns, row 0 has 2 (column 2)'],
  ['an empty text', () => Shape.parse(' \n '), 'width'],
  ['no cell', () => Shape.parse(['..']), 'at least one'],
  ['no row', () => Shape.parse([]), 'width'],
  ['33 columns', () => Shape.parse('#'.repeat(33)), 'width'],
  ['33 rows', () => Shape.parse(new Array(33).fill('#')), 'height'],
  ['no cells', () => Shape.fromCells([]), 'width'],
  [
    'a negative cell',
    () =>
      Shape.fromCells([
        [0, 0],
        [-1, 0],
      ]),
    '(-1, 0)',
  ],
  ['half a cell', () => Shape.fromCells([[0.5, 0]]), '(0.5, 0)'],
  [
    'a cell twice',
    () =>
      Shape.fromCells([
        [1, 0],
        [1, 0],
      ]),
    'twice',
  ],
])('%s is a RangeError that says so', (_, make, told) => {
  expect(make).toThrow(RangeError);
  expect(make).toThrow(told);
});

test('a box may be 32 by 32, and no larger', () => {
  const side = '#'.repeat(32);
  expect(Shape.parse(Array.from({ length: 32 }, () => side)).bounds).toEqual({ x: 0, y: 0, width: 32, height: 32 });
  expect(() => Shape.parse([`${side}#`])).toThrow(RangeError);
  expect(() => Shape.parse(Array.from({ length: 33 }, () => '#'))).toThrow(RangeError);
});
