import { Grid } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { changed, cw, hardDrop, only, opened, play } from '../test/support.ts';
import { shapeOf } from './pieces.ts';
import { type SpinPolicy, spinOf } from './spins.ts';
import type { Piece, Rotation, Spin } from './types.ts';

interface Made {
  readonly piece?: Piece;
  readonly from?: Rotation;
  readonly to: Rotation;
  readonly kick?: number;
}

/** The label of a turn that ended with the box's corner at the top left of `rows`. */
function judged(policy: SpinPolicy, rows: readonly string[], { piece = 'T', from = 0, to, kick = 0 }: Made): Spin {
  return spinOf(policy, Grid.parse(rows), { piece, shape: shapeOf(piece, to), x: 0, y: 0, from, to, kick });
}

/** Three corners of a T, one of them in front, for a T pointing right, up, down. */
const MINI_RIGHT = ['#.#.', '....', '#...'];
const MINI_UP = ['#...', '....', '#.#.'];

describe('the excepted kick', () => {
  it.each<[SpinPolicy, Rotation, Rotation, number, Spin]>([
    ['corners/kick5-any', 0, 1, 4, 'full'],
    ['corners/kick5-any', 2, 1, 4, 'full'],
    ['corners/kick5-any', 0, 1, 3, 'mini'],
    ['corners/kick5-any', 3, 1, 4, 'mini'],
    ['corners/kick5-any', 3, 1, 5, 'mini'],
    ['corners/kick5-down-only', 0, 1, 4, 'full'],
    ['corners/kick5-down-only', 2, 1, 4, 'full'],
    ['corners/kick5-down-only', 2, 1, 3, 'mini'],
    ['corners/kick5-down-only', 3, 1, 4, 'mini'],
    ['corners/index4', 0, 1, 4, 'full'],
    ['corners/index4', 3, 1, 4, 'full'],
    ['corners/index4', 3, 1, 5, 'full'],
    ['corners/index4', 0, 1, 3, 'mini'],
  ])('%s, %i to %i, test %i: %s', (policy, from, to, kick, spin) => {
    expect(judged(policy, MINI_RIGHT, { from, to, kick })).toBe(spin);
  });

  it.each<[SpinPolicy, Spin]>([
    ['corners/kick5-any', 'full'],
    ['corners/kick5-down-only', 'mini'],
    ['corners/index4', 'full'],
  ])('%s, upwards to a flat state: %s', (policy, spin) => {
    expect(judged(policy, MINI_UP, { from: 1, to: 0, kick: 4 })).toBe(spin);
  });

  it.each<[SpinPolicy, Spin]>([
    ['corners/kick5-any', 'mini'],
    ['corners/kick5-down-only', 'mini'],
    ['corners/index4', 'full'],
  ])('%s, upside down in one turn: %s', (policy, spin) => {
    expect(judged(policy, ['#.#.', '....', '..#.'], { from: 0, to: 2, kick: 4 })).toBe(spin);
  });

  it('makes nothing of two corners', () => {
    for (const policy of ['corners/kick5-any', 'corners/kick5-down-only', 'corners/index4'] as const) {
      expect(judged(policy, ['#...', '....', '#...'], { to: 1, kick: 4 })).toBe('none');
    }
  });
});

/** A well in which the piece fits and can move nowhere, as narrow as its box. */
const WALLED_S = ['#..', '..#', '###'];
const LOOSE = ['....', '....', '....', '....'];
const MODES = ['all', 'all+', 'all-mini', 'all-mini+'] as const;

describe('pieces but T, by being immobile', () => {
  it.each<[SpinPolicy, Spin]>([
    ['none', 'none'],
    ['kicked', 'none'],
    ['corners/kick5-any', 'none'],
    ['all', 'full'],
    ['all+', 'full'],
    ['all-mini', 'mini'],
    ['all-mini+', 'mini'],
  ])('%s: %s', (policy, spin) => {
    expect(judged(policy, WALLED_S, { piece: 'S', to: 0 })).toBe(spin);
  });

  it.each(MODES)('%s: nothing for a piece that can move in any one direction', (policy) => {
    expect(judged(policy, LOOSE, { piece: 'S', to: 0 })).toBe('none');
    const shut = ['#####', '##..#', '#..##', '#####'];
    const at = (rows: readonly string[]): Spin =>
      spinOf(policy, Grid.parse(rows), { piece: 'S', shape: shapeOf('S', 0), x: 1, y: 1, from: 3, to: 0, kick: 0 });
    expect(at(shut)).not.toBe('none');
    expect(at(['#####', '#...#', '...##', '#####'])).toBe('none');
    expect(at(['#####', '##...', '#...#', '#####'])).toBe('none');
    expect(at(['##..#', '#...#', '#..##', '#####'])).toBe('none');
    expect(at(['#####', '##..#', '#...#', '#..##'])).toBe('none');
  });
});

describe('T in the all-spin modes', () => {
  it.each(MODES)('%s: by its corners first', (policy) => {
    expect(judged(policy, ['#.#.', '....', '#...'], { to: 0 })).toBe('full');
    expect(judged(policy, MINI_UP, { to: 0, from: 1 })).toBe('mini');
    expect(judged(policy, MINI_RIGHT, { from: 0, to: 1, kick: 4 })).toBe('full');
  });

  it.each<[SpinPolicy, Spin]>([
    ['all', 'none'],
    ['all-mini', 'none'],
    ['all+', 'mini'],
    ['all-mini+', 'mini'],
    ['corners/kick5-down-only', 'none'],
  ])('%s: immobile without corners is %s', (policy, spin) => {
    const well = Grid.parse(['.....', '#...#', '..#..']);
    const turn = { piece: 'T', shape: shapeOf('T', 0), x: 1, y: 0, from: 1, to: 0, kick: 2 } as const;
    expect(spinOf(policy, well, turn)).toBe(spin);
  });

  it('an immobile T that has its corners is not made less', () => {
    expect(judged('all-mini+', ['#.#', '...', '###'], { to: 0 })).toBe('full');
  });
});

describe('in play', () => {
  it.each(MODES)(
    '%s: a piece that turns in the open and locks there is no spin: its own blocks do not wall it in',
    (spins) => {
      for (const piece of ['S', 'J', 'T'] as const) {
        const active = { piece, x: 4, y: 37, rotation: 0 } as const;
        const game = opened({ board: [], active }, { ruleset: changed('guideline', { spins }) });
        expect(only(play(game, cw, hardDrop), 'locked'), piece).toMatchObject([{ rotation: 1, kick: 0, spin: 'none' }]);
      }
    },
  );
});
