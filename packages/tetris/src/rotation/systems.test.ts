import { describe, expect, it } from 'vitest';
import type { Piece } from '../types.ts';
import type { Kick, KickTable, Transition } from './system.ts';
import { ROTATION_SYSTEMS } from './systems.ts';

const QUARTERS = ['0>1', '1>0', '1>2', '2>1', '2>3', '3>2', '3>0', '0>3'] as const satisfies readonly Transition[];
const reversed = (transition: Transition): Transition => [...transition].reverse().join('') as Transition;
const negated = (kicks: readonly Kick[]): readonly Kick[] => kicks.map(([dx, dy]): Kick => [0 - dx, 0 - dy]);
const tests = (table: KickTable, transition: Transition): readonly Kick[] => table[transition] ?? [];

describe('srs', () => {
  const { kicks } = ROTATION_SYSTEMS.srs;

  it('has five tests a quarter turn, the first in place, and no half turn', () => {
    for (const piece of ['I', 'T', 'S', 'Z', 'J', 'L'] as const) {
      expect(Object.keys(kicks[piece]).sort()).toEqual([...QUARTERS].sort());
      for (const transition of QUARTERS) {
        expect(tests(kicks[piece], transition)).toHaveLength(5);
        expect(tests(kicks[piece], transition)[0]).toEqual([0, 0]);
      }
    }
  });

  it.each(['I', 'T', 'S', 'Z', 'J', 'L'] satisfies Piece[])('%s: each turn back negates the turn there', (piece) => {
    for (const transition of QUARTERS) {
      expect(tests(kicks[piece], reversed(transition))).toEqual(negated(tests(kicks[piece], transition)));
    }
  });

  it('has y down: the last test of 0 to 1 goes two rows down', () => {
    expect(tests(kicks.T, '0>1')).toEqual([
      [0, 0],
      [-1, 0],
      [-1, -1],
      [0, 2],
      [-1, 2],
    ]);
    expect(tests(kicks.I, '0>1')).toEqual([
      [0, 0],
      [-2, 0],
      [1, 0],
      [-2, 1],
      [1, -2],
    ]);
  });

  it('is mirrored from left to right for all but I', () => {
    const mirror: Readonly<Record<string, Transition>> = { '0>1': '0>3', '1>0': '3>0', '1>2': '3>2', '2>1': '2>3' };
    const flipped = (table: readonly Kick[]): readonly Kick[] => table.map(([dx, dy]): Kick => [0 - dx, dy]);
    for (const [one, other] of Object.entries(mirror)) {
      expect(flipped(tests(kicks.T, one as Transition))).toEqual(tests(kicks.T, other));
      expect(flipped(tests(kicks.I, one as Transition))).not.toEqual(tests(kicks.I, other));
    }
  });

  it('turns O in place', () => {
    for (const transition of QUARTERS) expect(kicks.O[transition]).toEqual([[0, 0]]);
  });
});

describe('basic', () => {
  const { kicks } = ROTATION_SYSTEMS.basic;

  it('tries its own place first, then left, right, up, two left and two right', () => {
    for (const transition of QUARTERS) {
      expect(kicks.L[transition]).toEqual([
        [0, 0],
        [-1, 0],
        [1, 0],
        [0, -1],
        [-2, 0],
        [2, 0],
      ]);
    }
  });

  it('lets I go on to two rows up and four columns aside', () => {
    for (const transition of QUARTERS) {
      expect(kicks.I[transition]?.slice(6)).toEqual([
        [0, -2],
        [-3, 0],
        [3, 0],
        [-4, 0],
        [4, 0],
      ]);
    }
  });

  it('has no turn for O and no half turns', () => {
    expect(kicks.O).toEqual({});
    expect(Object.keys(kicks.T)).toHaveLength(8);
  });
});

describe('half turns', () => {
  const HALVES = ['0>2', '1>3'] as const satisfies readonly Transition[];

  it.each(['srs+', 'tetrio-srs', 'srs-x'] as const)('%s: each turn back negates or mirrors the turn there', (id) => {
    for (const table of Object.values(ROTATION_SYSTEMS[id].kicks)) {
      for (const there of HALVES) {
        const [kicks, back] = [tests(table, there), tests(table, reversed(there))];
        const mirrored = kicks.map(([dx, dy]): Kick => [0 - dx, dy]);
        expect([negated(kicks), mirrored]).toContainEqual(back);
      }
    }
  });
});

describe('ars', () => {
  const { kicks } = ROTATION_SYSTEMS.ars;

  it('tries its own place, then one column right and one left, in its own row', () => {
    for (const piece of ['T', 'S', 'Z', 'J', 'L'] as const) {
      for (const transition of QUARTERS) {
        expect(tests(kicks[piece], transition)).toEqual([
          [0, 0],
          [1, 0],
          [-1, 0],
        ]);
      }
    }
  });
});
