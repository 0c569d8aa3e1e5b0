import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attackOf, type Scored, type Spin, scoreClear, surgeOf } from '../src/index.ts';

interface Step {
  readonly lines: number;
  readonly spin?: Spin;
  readonly pc?: boolean;
  readonly soft?: number;
  readonly hard?: number;
  readonly points: number;
  readonly total: number;
  readonly combo: number;
  readonly b2bActive: boolean;
  readonly b2bBonus: boolean;
  readonly levelUsed: number;
  readonly levelAfter: number;
}

interface File {
  readonly guideline: readonly { readonly id: string; readonly startLevel: number; readonly steps: readonly Step[] }[];
  readonly jstris: Readonly<Record<string, number>> & { readonly combo: readonly number[] };
  readonly tetrioAttack: { readonly rows: readonly (readonly [string, number, Spin, number, number, number])[] };
}

const file = JSON.parse(readFileSync(new URL('fixtures/tetris-scoring.json', import.meta.url), 'utf8')) as File;

describe('guideline points', () => {
  it.each(file.guideline)('$id', ({ startLevel, steps }) => {
    let before: Pick<Scored, 'level'> & Partial<Scored> = { level: startLevel };
    for (const { lines, spin = 'none', pc = false, soft = 0, hard = 0, ...wanted } of steps) {
      expect(before.level).toBe(wanted.levelUsed);
      const after = scoreClear('guideline', before, { lines, spin, perfect: pc, soft, hard });
      expect(after).toMatchObject({
        points: wanted.points,
        score: wanted.total,
        combo: wanted.combo,
        level: wanted.levelAfter,
      });
      expect(after.backToBack >= 0).toBe(wanted.b2bActive);
      expect((after.parts.backToBack ?? 0) > 0).toBe(wanted.b2bBonus);
      expect(Object.values(after.parts).reduce((sum, part) => sum + part, 0)).toBe(after.points);
      before = after;
    }
  });

  it('take a ruleset by id or as an object, and no other', () => {
    expect(scoreClear('basic', {}, { lines: 4 }).points).toBe(800);
    expect(() => scoreClear('nope', {}, { lines: 4 })).toThrow(RangeError);
  });
});

describe('attack', () => {
  it.each<[string, number, Spin]>([
    ['single', 1, 'none'],
    ['double', 2, 'none'],
    ['triple', 3, 'none'],
    ['quad', 4, 'none'],
    ['tspinMiniSingle', 1, 'mini'],
    ['tspinSingle', 1, 'full'],
    ['tspinDouble', 2, 'full'],
    ['tspinTriple', 3, 'full'],
  ])('jstris %s', (name, lines, spin) => {
    const sent = file.jstris[name];
    expect(attackOf('jstris', { lines, spin, backToBack: 0, combo: 0 })).toBe(sent);
    expect(attackOf('jstris', { lines, spin, backToBack: 1, combo: 0 })).toBe((sent ?? 0) + 1);
    expect(attackOf('jstris', { lines, spin, perfect: true })).toBe((sent ?? 0) + (file.jstris['perfectClear'] ?? 0));
  });

  it('jstris by combo', () => {
    file.jstris.combo.forEach((sent, combo) => {
      expect(attackOf('jstris', { lines: 1, combo })).toBe(sent);
    });
    expect(attackOf('jstris', { lines: 1, combo: 99 })).toBe(5);
  });

  it('guideline', () => {
    expect([1, 2, 3, 4].map((lines) => attackOf('guideline', { lines }))).toEqual([0, 1, 2, 4]);
    expect([1, 2, 3].map((lines) => attackOf('guideline', { lines, spin: 'full' }))).toEqual([2, 4, 6]);
    expect([1, 2].map((lines) => attackOf('guideline', { lines, spin: 'mini' }))).toEqual([0, 1]);
    const combos = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5];
    expect(combos.map((_, combo) => attackOf('guideline', { lines: 1, combo }))).toEqual(combos);
    expect([-1, 0, 1, 7].map((backToBack) => attackOf('guideline', { lines: 4, backToBack }))).toEqual([4, 4, 5, 5]);
    expect(attackOf('guideline', { lines: 4, perfect: true })).toBe(14);
  });

  it.each([
    ['S1 chaining', 'tetrio-s1'],
    ['S2 flat', 'tetrio'],
  ] as const)('TETR.IO, %s', (rule, table) => {
    const rows = file.tetrioAttack.rows.filter(([name]) => name === rule);
    expect(rows.length).toBeGreaterThan(200);
    for (const [, lines, spin, backToBack, combo, sent] of rows) {
      expect(attackOf(table, { lines, spin, backToBack, combo }), `${lines} ${spin} ${backToBack} ${combo}`).toBe(sent);
    }
  });

  it('TETR.IO beyond the usual: five rows, a spun four, a mini triple, an empty well', () => {
    expect(attackOf('tetrio', { lines: 5 })).toBe(5);
    expect(attackOf('tetrio', { lines: 4, spin: 'full' })).toBe(10);
    expect(attackOf('tetrio', { lines: 3, spin: 'mini' })).toBe(2);
    expect(attackOf('tetrio', { lines: 1, perfect: true })).toBe(5);
    expect(attackOf('tetrio-s1', { lines: 1, perfect: true })).toBe(10);
  });

  it('sends nothing without a clear', () => {
    for (const table of ['guideline', 'jstris', 'tetrio', 'tetrio-s1'] as const) {
      expect(attackOf(table, { lines: 0, spin: 'full', backToBack: 9, combo: 9 })).toBe(0);
    }
  });

  it('surges where a charged run is broken, in three parts', () => {
    expect([3, 4, 5, 10].map((run) => surgeOf('tetrio', run))).toEqual([[], [1, 1, 2], [2, 2, 1], [3, 3, 4]]);
    expect(surgeOf('tetrio-s1', 10)).toEqual([]);
    expect(surgeOf('guideline', 10)).toEqual([]);
  });

  it('knows a table by its id, or takes one', () => {
    expect(() => attackOf('nope' as 'jstris', { lines: 1 })).toThrow(RangeError);
    const own = { id: 'own', none: [0, 7], mini: [], full: [], perfect: 0, surgeFrom: null } as const;
    const table = { ...own, backToBack: { kind: 'flat', lines: 3 }, combo: { kind: 'list', lines: [0] } } as const;
    expect(attackOf(table, { lines: 1, backToBack: 1 })).toBe(10);
    expect(attackOf(table, { lines: 1, spin: 'mini' })).toBe(0);
  });
});
