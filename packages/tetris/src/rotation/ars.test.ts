import { describe, expect, it } from 'vitest';
import { ccw, changed, cw, half, hardDrop, only, opened, play, refusal } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import { statesOfSystem } from '../rules.ts';
import { PIECES, type Piece, type Rotation, type TetrisPosition } from '../types.ts';
import { ARS } from './ars.ts';

const ruleset = changed('guideline', { rotation: 'ars', spins: 'none' });
const at = (piece: Piece, x: number, y: number, rotation: Rotation, board: TetrisPosition['board'] = []) =>
  opened({ board, active: { piece, x, y, rotation } }, { ruleset });

describe('ars', () => {
  it('turns as its states are drawn: each rests on the bottom of its box, I excepted', () => {
    const states = statesOfSystem(ARS);
    for (const piece of PIECES) {
      states[piece].forEach((shape, rotation) => {
        expect(shape.cells).toHaveLength(4);
        const turned = states[piece][((rotation + 1) & 3) as Rotation];
        expect(shape.turned('cw').canonical().equals(turned.canonical())).toBe(true);
        expect(shape.turned('cw').trimmed().equals(turned.trimmed())).toBe(true);
        if (piece !== 'I') expect(shape.bounds.y + shape.bounds.height).toBe(shape.height);
      });
    }
  });

  it.each<[Piece, readonly (readonly [number, number])[]]>([
    [
      'I',
      [
        [3, 20],
        [4, 20],
        [5, 20],
        [6, 20],
      ],
    ],
    [
      'O',
      [
        [4, 20],
        [5, 20],
        [4, 21],
        [5, 21],
      ],
    ],
    [
      'T',
      [
        [3, 20],
        [4, 20],
        [5, 20],
        [4, 21],
      ],
    ],
    [
      'S',
      [
        [4, 20],
        [5, 20],
        [3, 21],
        [4, 21],
      ],
    ],
    [
      'Z',
      [
        [3, 20],
        [4, 20],
        [4, 21],
        [5, 21],
      ],
    ],
    [
      'J',
      [
        [3, 20],
        [4, 20],
        [5, 20],
        [5, 21],
      ],
    ],
    [
      'L',
      [
        [3, 20],
        [4, 20],
        [5, 20],
        [3, 21],
      ],
    ],
  ])('%s comes in flat side up in the two top rows that show', (queue, cells) => {
    expect(opened({ board: [], queue }, { ruleset }).view.active?.cells).toEqual(cells);
  });

  it('has no half turn', () => {
    for (const piece of PIECES) expect(refusal(at(piece, 3, 30, 0), half)).toBe('no-turn');
  });

  it('kicks one to the right, then one to the left, then not at all', () => {
    const upright = (board: readonly string[]) => at('S', 4, 37, 1, board);
    // Lying it needs (5, 38), (6, 38), (4, 39) and (5, 39).
    expect(play(upright([]), cw)).toMatchObject([{ kick: 0, x: 4 }]);
    expect(play(upright(['..........', '....#.....']), cw)).toMatchObject([{ kick: 1, x: 5 }]);
    expect(play(upright(['......#...', '..........']), cw)).toMatchObject([{ kick: 2, x: 3 }]);
    expect(refusal(upright(['......#...', '...#......']), cw)).toBe('blocked');
  });

  it('never kicks I', () => {
    expect(refusal(at('I', 7, 30, 1), cw)).toBe('blocked');
    expect(play(at('I', 6, 30, 1), cw)).toMatchObject([{ kick: 0 }]);
    expect(refusal(at('I', 3, 38, 0), ccw)).toBe('blocked');
  });

  describe('the middle column', () => {
    /** Three rows around a lying piece whose box is at (4, 36): rows 36, 37 and 38. */
    const turned = (piece: Piece, rotation: Rotation, command: typeof cw, rows: readonly string[]) => {
      const board = rows.map((row) => `....${row}...`);
      const game = at(piece, 4, 40 - rows.length, rotation, board);
      const outcome = game.dispatch(command);
      return outcome.ok ? only(outcome.events, 'rotated')[0]?.kick : outcome.reason;
    };

    it.each<[string, Piece, Rotation, typeof cw, readonly string[], unknown]>([
      ['T, blocked above its middle', 'T', 0, cw, ['.#.', '...', '#.#'], 'blocked'],
      ['T, blocked above its middle, the other way', 'T', 0, ccw, ['.#.', '...', '#.#'], 'blocked'],
      ['J, blocked in its middle', 'J', 0, cw, ['.#.', '...', '...'], 'blocked'],
      ['J, the other way: the side above comes second', 'J', 0, ccw, ['.##', '...', '...'], 'blocked'],
      ['J, the other way: the side above alone', 'J', 0, ccw, ['..#', '...', '...'], 2],
      ['L, its left side above comes first', 'L', 0, cw, ['#..', '...', '.#.'], 1],
      ['L, its middle above alone', 'L', 0, cw, ['.#.', '...', '...'], 'blocked'],
      ['S is not held to it', 'S', 0, cw, ['#..', '...', '...'], 1],
    ])('%s', (_, piece, rotation, command, rows, expected) => {
      expect(turned(piece, rotation, command, rows)).toBe(expected);
    });

    it('does not hold a standing piece', () => {
      // T standing at the left wall turns to lie: no room, kicks right off the wall.
      expect(play(at('T', -1, 30, 3), ccw)).toMatchObject([{ from: 3, to: 2, kick: 1, x: 0 }]);
    });
  });

  it('is saved with a game whose own system it is', () => {
    const game = TetrisGame.start({ seed: 3, ruleset: changed('guideline', { rotation: { ...ARS, id: 'own' } }) });
    play(game, hardDrop);
    const twin = TetrisGame.restore(JSON.parse(JSON.stringify(game.snapshot())));
    expect(twin.ok && twin.value.view).toEqual(game.view);
  });
});
