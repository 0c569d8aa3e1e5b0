import type { Piece, TetrisEvent } from '@blockyard/tetris';
import { expect, it } from 'vitest';
import { calloutOf } from './callout.ts';

function lock(
  rows: number,
  spin: 'none' | 'mini' | 'full' = 'none',
  rest: readonly TetrisEvent[] = [],
  perfect = false,
  piece: Piece = 'T',
) {
  const ys = Array.from({ length: rows }, (_, i) => 39 - i);
  const locked = {
    type: 'locked',
    piece,
    x: 0,
    y: 0,
    rotation: 0,
    cells: [],
    spin,
    kick: null,
    rows: ys,
  } as const;
  const cleared: TetrisEvent[] = rows > 0 ? [{ type: 'cleared', rows: ys, perfect }] : [];
  return [locked, ...cleared, ...rest] as TetrisEvent[];
}

const scored = (points: number, backToBack = 0): TetrisEvent => ({
  type: 'scored',
  points,
  parts: backToBack > 0 ? { clear: points, backToBack } : { clear: points },
});

it.each([
  [2, 'none', 'double', false],
  [3, 'none', 'triple', false],
  [4, 'none', 'tetris', true],
  [0, 'full', 'spin', false],
  [1, 'full', 'spinSingle', false],
  [2, 'full', 'spinDouble', true],
  [3, 'full', 'spinTriple', true],
  [0, 'mini', 'mini', false],
  [1, 'mini', 'miniSingle', false],
  [2, 'mini', 'miniDouble', false],
  [3, 'mini', 'miniTriple', false],
  [4, 'mini', 'tetris', true],
] as const)('%i rows with spin %s are a %s', (rows, spin, title, grand) => {
  expect(calloutOf(lock(rows, spin), 0)).toMatchObject({ title, grand });
});

it('says nothing of a lock without a clear, nor of a lone single', () => {
  expect(calloutOf(lock(0), -1)).toBeUndefined();
  expect(calloutOf(lock(1), 0)).toBeUndefined();
  expect(calloutOf([{ type: 'moved', dx: 1, x: 4, y: 3 }], -1)).toBeUndefined();
});

it('names combo, back-to-back, level and points beside the clear', () => {
  const events = lock(4, 'none', [scored(1200, 400), { type: 'levelUp', level: 3 }]);
  expect(calloutOf(events, 2)).toEqual({
    title: 'tetris',
    piece: 'T',
    grand: true,
    combo: 2,
    backToBack: true,
    level: 3,
    points: 1200,
  });
});

it('names the piece that spun', () => {
  expect(calloutOf(lock(2, 'mini', [], false, 'S'), 0)).toMatchObject({ title: 'miniDouble', piece: 'S' });
});

it('calls out a new level that came with a lone single', () => {
  expect(calloutOf(lock(1, 'none', [{ type: 'levelUp', level: 2 }]), 0)).toMatchObject({ title: 'levelUp', level: 2 });
});

it('puts an empty well above all', () => {
  expect(calloutOf(lock(2, 'none', [], true), 0)).toMatchObject({ title: 'perfect', grand: true });
});
