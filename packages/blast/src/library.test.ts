import { Grid, Shape, type Turn } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from './data/shapes.ts';
import { BASE_WEIGHTS } from './data/weights.ts';
import { LIBRARY, pieceById, pieceFromCells, shapeById } from './library.ts';
import { placements } from './placements.ts';

const picture = (shape: Shape): string => shape.toString();
const mirrored = (shape: Shape): Shape => Shape.fromCells(shape.cells.map(([x, y]) => [shape.width - 1 - x, y]));

describe('the shape library', () => {
  it('has 50 different shapes in 18 families', () => {
    expect(LIBRARY).toHaveLength(50);
    expect(new Set(LIBRARY.map(({ id }) => id)).size).toBe(50);
    expect(new Set(LIBRARY.map(({ shape }) => picture(shape))).size).toBe(50);
    expect(new Set(LIBRARY.map(({ family }) => family))).toEqual(new Set(Object.keys(FAMILIES)));
    expect(Object.keys(FAMILIES)).toHaveLength(18);
  });

  it('is closed under turns and mirrors inside each family', () => {
    for (const { family, shape } of LIBRARY) {
      const kin = LIBRARY.filter((piece) => piece.family === family).map((piece) => picture(piece.shape));
      for (const turn of ['cw', 'ccw', '180'] satisfies Turn[]) expect(kin).toContain(picture(shape.turned(turn)));
      expect(kin).toContain(picture(mirrored(shape)));
    }
  });

  it('counts 160 cells and 1767 placements on an empty board in the 41 of Block Blast, 205 and 2115 in all', () => {
    const empty = new Grid(8, 8);
    const counted = (pieces: typeof LIBRARY) => [
      pieces.length,
      pieces.reduce((sum, { cells }) => sum + cells.length, 0),
      pieces.reduce((sum, { shape }) => sum + placements(empty, shape).length, 0),
    ];
    const weights: Record<string, number> = BASE_WEIGHTS;
    expect(counted(LIBRARY.filter(({ family }) => weights[family]))).toEqual([41, 160, 1767]);
    expect(counted(LIBRARY)).toEqual([50, 205, 2115]);
  });

  it('turns clockwise in the cycles of the genre', () => {
    const cycles = ['i2h i2v', 'd2a d2b', 'i3h i3v', 'd3a d3b', 'v3nw v3ne v3se v3sw', 'i4h i4v', 't4u t4r t4d t4l'];
    cycles.push(
      's4h s4v',
      'z4h z4v',
      'l4a l4b l4c l4d',
      'j4a j4b j4c j4d',
      'i5h i5v',
      'v5nw v5ne v5se v5sw',
      'r6h r6v',
    );
    for (const ids of [...cycles, 'dot', 'o4', 'o9'].map((cycle) => cycle.split(' '))) {
      ids.forEach((id, i) => {
        const next = shapeById(ids[(i + 1) % ids.length] as string);
        expect(shapeById(id)?.turned('cw').toString(), id).toBe(next?.toString());
      });
    }
  });

  it('keeps the colours that saved boards are written in', () => {
    const colours = Object.entries(FAMILIES).map(([id, { colour }]) => `${id} ${colour}`);
    expect(colours.join(', ')).toBe(
      'dot 3, i2 3, d2 6, i3 5, d3 4, v3 1, i4 5, o4 3, t4 6, s4 4, l4 2, i5 1, v5 4, r6 6, o9 4, x5 2, t5 6, u5 1',
    );
  });

  it('gives each family one of six colours, all six in use', () => {
    expect(new Set(LIBRARY.map(({ colour }) => colour))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('knows a shape by its id only', () => {
    expect(picture(shapeById('t4u') as Shape)).toBe('.#.\n###');
    expect(shapeById('constructor')).toBeUndefined();
    expect(pieceById('T4U')).toBeUndefined();
  });

  it('is shared by games, and so cannot be changed', () => {
    const { cells, shape } = LIBRARY[3] as (typeof LIBRARY)[number];
    for (const part of [LIBRARY, LIBRARY[3], cells, cells[0], shape, shape.masks, shape.tight, shape.bounds]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });
});

describe('a piece drawn by hand', () => {
  it('has its cells moved to the top left corner', () => {
    const piece = pieceFromCells([
      [5, -1],
      [4, 0],
    ]);
    expect(piece).toMatchObject({ id: null, colour: 2 });
    expect(piece.cells).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('keeps to six colours whatever its size', () => {
    const bar = Array.from({ length: 9 }, (_, x) => [x, 0] as const);
    expect(pieceFromCells(bar).colour).toBe(3);
  });

  it.each([
    [[]],
    [
      [
        [0, 0],
        [0, 0],
      ],
    ],
    [
      [
        [0, 0],
        [99, 0],
      ],
    ],
  ] as const)('cannot be %j', (...cells) => {
    expect(() => pieceFromCells(cells as never)).toThrow(RangeError);
  });
});
