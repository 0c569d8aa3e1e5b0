import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardBox, cellUnder, gripIn, heldCorner, liftedBottom, toCells } from './geometry.ts';

const box: BoardBox = { left: 20, top: 200, pitch: 44, bottom: 552 };
const roomy = 844;

describe('over a finger', () => {
  test('the piece stands 1.25 cells above the contact', () => {
    expect(liftedBottom(500, box, roomy)).toBe(500 - 55);
  });

  test('and at least 40 px where cells are small', () => {
    expect(liftedBottom(300, { ...box, pitch: 28 }, roomy)).toBe(260);
  });

  test('the last row is in reach of a finger however little room lies under the board', () => {
    const cramped = { left: 200, top: 10, pitch: 45, bottom: 370 };
    expect(liftedBottom(390 - 16, cramped, 390)).toBeCloseTo(370, 5);
    expect(liftedBottom(60, cramped, 390)).toBeCloseTo(60 - 56.25, 5);
  });

  test('the piece never goes up when the finger goes down, and never falls under it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 24, max: 90 }), fc.integer({ min: 0, max: 200 }), (pitch, below) => {
        const small = { left: 0, top: 50, pitch, bottom: 50 + 8 * pitch };
        const floor = small.bottom + below;
        let last = Number.NEGATIVE_INFINITY;
        for (let y = 0; y <= floor - 16; y += 3) {
          const bottom = liftedBottom(y, small, floor);
          expect(bottom).toBeGreaterThan(last);
          expect(bottom - Math.max(y, small.bottom)).toBeLessThanOrEqual(0.001);
          last = bottom;
        }
        expect(liftedBottom(floor - 16, small, floor)).toBeGreaterThanOrEqual(
          Math.min(small.bottom, floor - 16 - 40) - 0.001,
        );
      }),
    );
  });
});

describe('the corner of a held piece', () => {
  const hold = { contact: { x: 300, y: 400 }, grip: { x: 0.5, y: 0.25 }, width: 2, height: 4, box, floor: roomy };

  test('keeps the grabbed point under a mouse', () => {
    expect(heldCorner({ ...hold, touch: false })).toEqual({ x: 300 - 44, y: 400 - 44 });
  });

  test('stands its whole height above the lift over a finger', () => {
    expect(heldCorner({ ...hold, touch: true })).toEqual({ x: 300 - 44, y: 400 - 55 - 4 * 44 });
  });
});

test('px become fractional cells', () => {
  expect(toCells({ x: 20 + 44 * 2.5, y: 200 - 22 }, box)).toEqual({ x: 2.5, y: -0.5 });
});

test('the cell under a point', () => {
  expect(cellUnder({ x: 20, y: 200 }, box, 8)).toEqual({ x: 0, y: 0 });
  expect(cellUnder({ x: 20 + 44 * 8 - 1, y: 200 + 44 * 3.5 }, box, 8)).toEqual({ x: 7, y: 3 });
  expect(cellUnder({ x: 19, y: 300 }, box, 8)).toBeUndefined();
  expect(cellUnder({ x: 100, y: 552 }, box, 8)).toBeUndefined();
});

test('a grab beside a thin piece holds its edge', () => {
  const rect = { left: 10, top: 10, width: 20, height: 100 };
  expect(gripIn({ x: 15, y: 60 }, rect)).toEqual({ x: 0.25, y: 0.5 });
  expect(gripIn({ x: 90, y: -5 }, rect)).toEqual({ x: 1, y: 0 });
  expect(gripIn({ x: 90, y: 5 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 0.5, y: 0.5 });
});
