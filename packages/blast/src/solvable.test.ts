import { Grid, type Shape } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { Chance } from '../test/support/boards.ts';
import { ordersOf } from '../test/support/reference.ts';
import { shapeById } from './library.ts';
import { canPlaceAll } from './solvable.ts';

const shapes = (...ids: string[]): Shape[] => ids.map((id) => shapeById(id) as Shape);
const ALL_THREE = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

describe('canPlaceAll', () => {
  it('gives the orders lexicographically, equal shapes told apart', () => {
    expect(canPlaceAll(new Grid(8, 8), shapes('dot', 'o9', 'dot'))).toEqual(ALL_THREE);
    expect(canPlaceAll(Grid.parse(['.#', '#.']), shapes('dot', 'dot'))).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('of no shapes has one order, the empty one, on a full board too', () => {
    expect(canPlaceAll(new Grid(8, 8), [])).toEqual([[]]);
    expect(canPlaceAll(Grid.parse('####'), [])).toEqual([[]]);
  });

  it('finds nothing where one shape has no room', () => {
    expect(canPlaceAll(Grid.parse(Array<string>(8).fill('########')), shapes('dot'))).toEqual([]);
  });

  it('counts on lines that clear on the way', () => {
    const board = Grid.parse(['.###', '.###', '####', '#.##']);
    expect(canPlaceAll(board, shapes('i2v', 'i4v'))).toEqual(
      ordersOf(board.toString().split('\n'), [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [0, 0],
          [0, 1],
          [0, 2],
          [0, 3],
        ],
      ]),
    );
    const crossing = Grid.parse(['.###', '#...', '#...', '#...']);
    expect(canPlaceAll(crossing, shapes('dot', 'i4h'))).toEqual([[0, 1]]);
  });

  it('tells the one order from the other', () => {
    const board = Grid.parse([
      '#..#####',
      '.....#..',
      '....####',
      '..#..###',
      '####.#.#',
      '..##.##.',
      '...###..',
      '..###..#',
    ]);
    const pieces = shapes('o9', 'i2h', 'v5nw');
    const cells = pieces.map((piece) => piece.cells);
    expect(canPlaceAll(board, pieces)).toEqual(ordersOf(board.toString().split('\n'), cells));
  });

  it.each([
    { width: 8, height: 8, least: 60, most: 80, pieces: 3, runs: 30 },
    { width: 5, height: 6, least: 30, most: 80, pieces: 3, runs: 80 },
    { width: 4, height: 4, least: 10, most: 80, pieces: 4, runs: 50 },
  ])(
    'agrees with trying everything on $runs random boards of $width×$height',
    ({ width, height, least, most, pieces, runs }) => {
      const chance = new Chance(width);
      const verdicts = new Set<number>();
      for (let i = 0; i < runs; i++) {
        const picture = chance.board(least + chance.below(most - least), width, height);
        const tray = Array.from({ length: pieces }, () => chance.shape());
        const expected = ordersOf(
          picture,
          tray.map(({ cells }) => cells),
        );
        expect(canPlaceAll(Grid.parse(picture), tray), `${picture.join('\n')} ${tray.join('\n\n')}`).toEqual(expected);
        verdicts.add(expected.length);
      }
      expect(verdicts.size).toBeGreaterThan(2);
    },
  );

  it('agrees on boards that come with full lines', () => {
    const chance = new Chance(7);
    for (let i = 0; i < 40; i++) {
      const picture = chance.board(60, 6, 6);
      picture[chance.below(6)] = '######';
      const tray = [chance.shape(), chance.shape()];
      expect(canPlaceAll(Grid.parse(picture), tray)).toEqual(
        ordersOf(
          picture,
          tray.map(({ cells }) => cells),
        ),
      );
    }
  });
});
