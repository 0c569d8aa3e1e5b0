import { Shape } from '@blockyard/grid-core';
import { expect, test } from 'vitest';
import { jumped, placeForCell, stepped } from './steer.ts';

const board = { width: 8, height: 8 };

test('a piece is steered by cells and stays on the board', () => {
  const piece = { width: 3, height: 2 };
  expect(stepped({ x: 2, y: 2 }, 1, 0, piece, board)).toEqual({ x: 3, y: 2 });
  expect(stepped({ x: 5, y: 2 }, 1, 0, piece, board)).toEqual({ x: 5, y: 2 });
  expect(stepped({ x: 0, y: 6 }, -1, 1, piece, board)).toEqual({ x: 0, y: 6 });
});

test('jumps go round the legal places in reading order', () => {
  const places = [
    { x: 4, y: 0 },
    { x: 1, y: 2 },
    { x: 6, y: 2 },
  ];
  expect(jumped({ x: 0, y: 1 }, 1, places)).toEqual({ x: 1, y: 2 });
  expect(jumped({ x: 6, y: 2 }, 1, places)).toEqual({ x: 4, y: 0 });
  expect(jumped({ x: 1, y: 2 }, -1, places)).toEqual({ x: 4, y: 0 });
  expect(jumped({ x: 4, y: 0 }, -1, places)).toEqual({ x: 6, y: 2 });
  expect(jumped({ x: 4, y: 0 }, 1, [])).toBeUndefined();
});

test('a tapped cell takes the corner of the piece, else the nearest legal place that covers it', () => {
  const square = Shape.parse(['##', '##']);
  const all = Array.from({ length: 49 }, (_, i) => ({ x: i % 7, y: Math.floor(i / 7) }));
  expect(placeForCell({ x: 3, y: 4 }, square, all)).toEqual({ x: 3, y: 4 });
  expect(placeForCell({ x: 7, y: 7 }, square, all)).toEqual({ x: 6, y: 6 });
  expect(placeForCell({ x: 7, y: 3 }, square, all)).toEqual({ x: 6, y: 3 });
  expect(placeForCell({ x: 3, y: 3 }, square, [{ x: 0, y: 0 }])).toBeUndefined();
});

test('the empty corner of a box counts as its corner', () => {
  const plus = Shape.parse(['.#.', '###']);
  expect(placeForCell({ x: 2, y: 2 }, plus, [{ x: 2, y: 2 }])).toEqual({ x: 2, y: 2 });
  expect(placeForCell({ x: 4, y: 3 }, plus, [{ x: 2, y: 2 }])).toEqual({ x: 2, y: 2 });
  expect(placeForCell({ x: 4, y: 2 }, plus, [{ x: 2, y: 2 }])).toBeUndefined();
});
