import { Grid, Shape } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { ccw, cw, hardDrop, left, only, opened, play, refusal, right, softDrop } from '../test/support.ts';
import { shapeOf } from './pieces.ts';
import { cornersOf, spinOf } from './spins.ts';
import type { Rotation } from './types.ts';

/** A T slot under an overhang: two rows clear when T is turned in. */
const SLOT = ['#..#######', '#...######', '##.#######'] as const;

/** `basic` needs a kick: T comes from the left and is pushed one column right into the slot. */
describe('guideline', () => {
  const before = () => opened({ board: SLOT, active: { piece: 'T', x: 0, y: 36, rotation: 1 } });

  it('labels a turn into the slot', () => {
    const events = play(before(), cw, hardDrop);
    expect(only(events, 'locked')).toMatchObject([{ spin: 'full', kick: 2, rows: [38, 39] }]);
    expect(only(events, 'scored').at(-1)).toMatchObject({ points: 1200, parts: { clear: 1200 } });
  });

  it('keeps the label through a refused move or turn', () => {
    const game = before();
    play(game, cw);
    for (const command of [left, right]) expect(refusal(game, command)).toBe('blocked');
    expect(only(play(game, hardDrop), 'locked')).toMatchObject([{ spin: 'full', kick: 2 }]);
  });

  it('loses it with a fall or a shift', () => {
    const board = ['#.........', '..........', '..........', '#.........'];
    const fallen = opened({ board, active: { piece: 'T', x: 0, y: 36, rotation: 2 } });
    play(fallen, ccw);
    expect(fallen.snapshot()).toMatchObject({ active: { turn: { kick: 0 } } });
    play(fallen, softDrop(true));
    fallen.advance(50);
    expect(fallen.snapshot()).toMatchObject({ active: { turn: null } });

    const shifted = opened({ board, active: { piece: 'T', x: 0, y: 36, rotation: 2 } });
    play(shifted, ccw);
    expect(only(play(shifted, right, left, hardDrop), 'locked')).toMatchObject([{ spin: 'none', kick: null }]);

    const corners = ['#.#.......', '..........', '#.........'];
    const back = opened({ board: corners, active: { piece: 'T', x: 0, y: 37, rotation: 1 } });
    expect(only(play(back, cw), 'rotated')).toMatchObject([{ kick: 0 }]);
    expect(back.snapshot()).toMatchObject({ active: { turn: { spin: 'mini' } } });
    expect(only(play(back, right, left, hardDrop), 'locked')).toMatchObject([{ spin: 'none', kick: null }]);
  });

  it('says nothing of the next piece', () => {
    const game = opened({ board: SLOT, active: { piece: 'T', x: 0, y: 36, rotation: 1 }, queue: 'I' });
    play(game, cw, hardDrop);
    expect(only(play(game, hardDrop), 'locked')).toMatchObject([{ piece: 'I', spin: 'none', kick: null }]);
  });

  it('is for T alone', () => {
    const board = ['##........', '#.........', '#.########', '#..#######', '##.#######'];
    const game = opened({ board, active: { piece: 'S', x: 1, y: 35, rotation: 0 } });
    expect(only(play(game, cw, hardDrop), 'locked')).toMatchObject([{ spin: 'none', kick: 4 }]);
  });
});

describe('corners', () => {
  const judged = (rows: readonly string[], x: number, y: number, to: Rotation, kick = 0, from: Rotation = 3) =>
    spinOf('corners/kick5-any', Grid.parse(rows), { piece: 'T', shape: shapeOf('T', to), x, y, from, to, kick });
  const OPEN = ['.....', '.....', '.....'];

  it('takes walls and floor as taken, what is above the well as free', () => {
    expect(judged(OPEN, 1, 1, 0)).toBe('none');
    expect(judged(['.....', '.#...', '.....'], 1, 1, 0)).toBe('mini');
    expect(judged(['.....', '.#.#.', '.....'], 1, 1, 0)).toBe('full');
    expect(judged(OPEN, -1, 0, 1)).toBe('none');
    expect(judged(['.....', '.....', '.#...'], -1, 0, 1)).toBe('mini');
    expect(judged(['.#...', '.....', '.#...'], -1, 0, 1)).toBe('full');
    expect(judged(['.....', '#.#..', '.....'], 0, -1, 2, 0, 1)).toBe('none');
  });

  it.each([
    [0, '#.#\n...\n#..', 'full'],
    [0, '#..\n...\n#.#', 'mini'],
    [1, '..#\n...\n#.#', 'full'],
    [1, '#.#\n...\n#..', 'mini'],
    [2, '#..\n...\n#.#', 'full'],
    [2, '#.#\n...\n..#', 'mini'],
    [3, '#.#\n...\n#..', 'full'],
    [3, '#.#\n...\n..#', 'mini'],
    [1, '#..\n...\n..#', 'none'],
    [1, '#.#\n...\n#.#', 'full'],
  ] as const)('rotation %i, corners %j: %s', (to, drawing, spin) => {
    expect(judged(drawing.split('\n'), 0, 0, to, 0, ((to + 3) & 3) as Rotation)).toBe(spin);
  });

  it.each([
    ['up', '.#.\n###', ['0,0', '2,0'], ['0,2', '2,2']],
    ['right', '#.\n##\n#.', ['1,0', '1,2'], ['-1,0', '-1,2']],
    ['down', '###\n.#.', ['0,1', '2,1'], ['0,-1', '2,-1']],
    ['left', '.#\n##\n.#', ['0,0', '0,2'], ['2,0', '2,2']],
    ['up, low in its box', '....\n..#.\n.###', ['1,1', '3,1'], ['1,3', '3,3']],
  ])('finds the corners before and behind a T drawn %s', (_, drawing, before, behind) => {
    const corners = cornersOf(Shape.parse(drawing)).map(String);
    expect([corners.slice(0, 2).sort(), corners.slice(2).sort()]).toEqual([before, behind]);
  });

  it.each(['##\n##', '####', '.##\n##.', '#..\n###', '.#.\n###\n.#.'])('finds none in %j', (drawing) => {
    const shape = Shape.parse(drawing);
    expect(cornersOf(shape)).toEqual([]);
    const shut = Grid.parse(['######', '######', '######', '######']);
    const turn = { piece: 'T', shape, x: 1, y: 1, from: 0, to: 1, kick: 4 } as const;
    for (const policy of ['kicked', 'corners/kick5-any'] as const) expect(spinOf(policy, shut, turn)).toBe('none');
  });

  it('gives nothing to another piece that is drawn as a T', () => {
    const turn = { piece: 'J', shape: shapeOf('T', 0), x: 0, y: 0, from: 3, to: 0, kick: 0 } as const;
    expect(spinOf('corners/kick5-any', Grid.parse(['#.#', '...', '#.#']), turn)).toBe('none');
  });

  it('makes the last test of a quarter turn full', () => {
    const rows = ['#..', '...', '#.#'];
    expect(judged(rows, 0, 0, 0, 4, 3)).toBe('full');
    expect(judged(rows, 0, 0, 0, 4, 2)).toBe('mini');
    expect(judged(rows, 0, 0, 0, 3, 3)).toBe('mini');
    expect(judged(['#..', '...', '#..'], 0, 0, 0, 4, 3)).toBe('none');
  });
});

describe('basic', () => {
  const board = ['##..######', '#...######', '##.#######'];
  /** T stands pointing up over the slot's left half; a turn has no room where it is and is pushed aside. */
  const start = (x: number, y: number, rotation: Rotation) =>
    opened({ board, active: { piece: 'T', x, y, rotation } }, { ruleset: 'basic' });

  it('labels a turn that kicked, three corners taken, as full, for no more points', () => {
    const game = start(1, 26, 1);
    const turned = only(play(game, cw), 'rotated');
    expect(turned).toMatchObject([{ from: 1, to: 2 }]);
    expect(game.snapshot()).toMatchObject({ active: { turn: { kick: turned[0]?.kick } } });
  });

  it('takes no turn in place and no piece but T', () => {
    const well = Grid.parse(['#.#', '...', '#.#']);
    const turn = { piece: 'T', shape: shapeOf('T', 0), x: 0, y: 0, from: 3, to: 0 } as const;
    expect(spinOf('kicked', well, { ...turn, kick: 0 })).toBe('none');
    expect(spinOf('kicked', well, { ...turn, kick: 1 })).toBe('full');
    expect(spinOf('kicked', Grid.parse(['#.#', '...', '#..']), { ...turn, kick: 1 })).toBe('full');
    expect(spinOf('kicked', Grid.parse(['#.#', '...', '...']), { ...turn, kick: 1 })).toBe('none');
    expect(spinOf('kicked', well, { ...turn, piece: 'L', kick: 1 })).toBe('none');
    expect(spinOf('none', well, { ...turn, kick: 1 })).toBe('none');
  });
});
