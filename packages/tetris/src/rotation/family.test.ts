import { describe, expect, it } from 'vitest';
import { PIECES } from '../types.ts';
import type { Kick, KickTable, Transition } from './system.ts';
import { ROTATION_SYSTEMS } from './systems.ts';

const QUARTERS = ['0>1', '1>0', '1>2', '2>1', '2>3', '3>2', '3>0', '0>3'] as const;
const HALVES = ['0>2', '2>0', '1>3', '3>1'] as const;
const MIRRORED: Readonly<Record<string, Transition>> = { '0>1': '0>3', '1>0': '3>0', '1>2': '3>2', '2>1': '2>3' };

/** A list as tables are published: y up, the test in place left out. */
function printed(table: KickTable, transition: Transition): string {
  const [first, ...tests] = table[transition] ?? [];
  expect(first).toEqual([0, 0]);
  return tests.map(([dx, dy]) => `(${dx},${0 - dy})`).join(' ');
}

const mirror = (kicks: readonly Kick[] = []): readonly Kick[] => kicks.map(([dx, dy]): Kick => [0 - dx, dy]);

describe('every system', () => {
  it('but basic has the same JLSTZ quarter turns, none apart', () => {
    for (const id of ['srs+', 'tetrio-srs', 'srs-x', 'arika-srs'] as const) {
      for (const piece of ['J', 'L', 'S', 'T', 'Z'] as const) {
        for (const transition of QUARTERS) {
          expect(ROTATION_SYSTEMS[id].kicks[piece][transition]).toEqual(ROTATION_SYSTEMS.srs.kicks[piece][transition]);
        }
      }
    }
  });

  it.each([
    ['basic', false],
    ['srs', false],
    ['arika-srs', false],
    ['ars', false],
    ['srs+', true],
    ['tetrio-srs', true],
    ['srs-x', true],
    ['none', true],
  ] as const)('%s has half turns: %s, O’s in place', (id, has) => {
    const { kicks } = ROTATION_SYSTEMS[id];
    for (const piece of PIECES) {
      for (const half of HALVES) expect(half in kicks[piece]).toBe(has);
    }
    for (const half of HALVES) expect(kicks.O[half]).toEqual(has ? [[0, 0]] : undefined);
  });

  it('is named as it is listed', () => {
    for (const [id, system] of Object.entries(ROTATION_SYSTEMS)) expect(system.id).toBe(id);
  });
});

describe('srs+', () => {
  const { kicks } = ROTATION_SYSTEMS['srs+'];

  it('has an I that is mirror symmetric but not its own way back', () => {
    for (const [one, other] of Object.entries(MIRRORED)) {
      expect(mirror(kicks.I[one as Transition])).toEqual(kicks.I[other]);
    }
    expect(kicks.I['1>0']).not.toEqual((kicks.I['0>1'] ?? []).map(([dx, dy]) => [0 - dx, 0 - dy]));
  });

  it.each([
    ['0>1', '(1,0) (-2,0) (-2,-1) (1,2)'],
    ['1>0', '(-1,0) (2,0) (-1,-2) (2,1)'],
    ['1>2', '(-1,0) (2,0) (-1,2) (2,-1)'],
    ['2>1', '(-2,0) (1,0) (-2,1) (1,-2)'],
    ['0>2', '(0,1)'],
    ['2>0', '(0,-1)'],
    ['1>3', '(1,0)'],
    ['3>1', '(-1,0)'],
  ] as const)('I %s: %s', (transition, tests) => {
    expect(printed(kicks.I, transition)).toBe(tests);
  });

  it.each([
    ['0>2', '(0,1) (1,1) (-1,1) (1,0) (-1,0)'],
    ['2>0', '(0,-1) (-1,-1) (1,-1) (-1,0) (1,0)'],
    ['1>3', '(1,0) (1,2) (1,1) (0,2) (0,1)'],
    ['3>1', '(-1,0) (-1,2) (-1,1) (0,2) (0,1)'],
  ] as const)('JLSTZ %s: %s', (transition, tests) => {
    for (const piece of ['J', 'L', 'S', 'T', 'Z'] as const) expect(printed(kicks[piece], transition)).toBe(tests);
  });
});

describe('tetrio-srs', () => {
  const { kicks } = ROTATION_SYSTEMS['tetrio-srs'];

  it('is srs with the half turns of srs+, but for I, in place only', () => {
    for (const transition of QUARTERS) {
      expect(kicks.I[transition]).toEqual(ROTATION_SYSTEMS.srs.kicks.I[transition]);
    }
    for (const transition of HALVES) {
      expect(kicks.I[transition]).toEqual([[0, 0]]);
      expect(kicks.T[transition]).toEqual(ROTATION_SYSTEMS['srs+'].kicks.T[transition]);
    }
  });
});

describe('srs-x', () => {
  const { kicks } = ROTATION_SYSTEMS['srs-x'];

  it('is srs in quarter turns', () => {
    for (const transition of QUARTERS) {
      expect(kicks.I[transition]).toEqual(ROTATION_SYSTEMS.srs.kicks.I[transition]);
    }
  });

  it.each([
    ['0>2', '(1,0) (2,0) (1,-1) (2,-1) (-1,0) (-2,0) (-1,-1) (-2,-1) (0,1) (3,0) (-3,0)'],
    ['2>0', '(-1,0) (-2,0) (-1,1) (-2,1) (1,0) (2,0) (1,1) (2,1) (0,-1) (-3,0) (3,0)'],
    ['1>3', '(0,-1) (0,-2) (-1,-1) (-1,-2) (0,1) (0,2) (-1,1) (-1,2) (1,0) (0,-3) (0,3)'],
    ['3>1', '(0,-1) (0,-2) (1,-1) (1,-2) (0,1) (0,2) (1,1) (1,2) (-1,0) (0,-3) (0,3)'],
  ] as const)('JLSTZ %s: %s', (transition, tests) => {
    expect(printed(kicks.T, transition)).toBe(tests);
  });

  it.each([
    ['0>2', '(-1,0) (-2,0) (1,0) (2,0) (0,-1)'],
    ['2>0', '(1,0) (2,0) (-1,0) (-2,0) (0,1)'],
    ['1>3', '(0,-1) (0,-2) (0,1) (0,2) (-1,0)'],
    ['3>1', '(0,-1) (0,-2) (0,1) (0,2) (1,0)'],
  ] as const)('I %s: %s', (transition, tests) => {
    expect(printed(kicks.I, transition)).toBe(tests);
  });
});

describe('arika-srs', () => {
  it.each([
    ['0>1', '(-2,0) (1,0) (1,2) (-2,-1)'],
    ['1>0', '(2,0) (-1,0) (2,1) (-1,-2)'],
    ['1>2', '(-1,0) (2,0) (-1,2) (2,-1)'],
    ['2>1', '(-2,0) (1,0) (-2,1) (1,-1)'],
    ['2>3', '(2,0) (-1,0) (2,1) (-1,-1)'],
    ['3>2', '(1,0) (-2,0) (1,2) (-2,-1)'],
    ['3>0', '(-2,0) (1,0) (-2,1) (1,-2)'],
    ['0>3', '(2,0) (-1,0) (-1,2) (2,-1)'],
  ] as const)('I %s: %s', (transition, tests) => {
    expect(printed(ROTATION_SYSTEMS['arika-srs'].kicks.I, transition)).toBe(tests);
  });
});

describe('none', () => {
  it('turns in place or not at all', () => {
    const { kicks } = ROTATION_SYSTEMS.none;
    for (const piece of PIECES) {
      for (const transition of [...QUARTERS, ...HALVES]) expect(kicks[piece][transition]).toEqual([[0, 0]]);
    }
  });
});
