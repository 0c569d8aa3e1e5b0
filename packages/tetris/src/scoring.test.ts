import { describe, expect, it } from 'vitest';
import { rulesetById } from './rulesets/rulesets.ts';
import { scoreWith, type Tally } from './scoring.ts';
import type { Spin } from './types.ts';

function rules(id: string) {
  const ruleset = rulesetById(id);
  if (ruleset === undefined) throw new Error(id);
  return ruleset;
}

describe('basic', () => {
  const basic = rules('basic');

  it.each([
    [0, 0],
    [1, 100],
    [2, 300],
    [3, 500],
    [4, 800],
  ])('%i rows: %i points, times the level', (lines, points) => {
    expect(scoreWith(basic, { level: 1 }, { lines }).points).toBe(points);
    expect(scoreWith(basic, { level: 7 }, { lines }).points).toBe(7 * points);
  });

  it('adds 50 a combo step, not times the level; the first clear counts 0', () => {
    expect(scoreWith(basic, { level: 3, combo: -1 }, { lines: 1 })).toMatchObject({ points: 300, combo: 0 });
    expect(scoreWith(basic, { level: 3, combo: 0 }, { lines: 1 })).toMatchObject({
      points: 350,
      combo: 1,
      parts: { clear: 300, combo: 50 },
    });
    expect(scoreWith(basic, { level: 3, combo: 4 }, { lines: 2 })).toMatchObject({ points: 900 + 250, combo: 5 });
    expect(scoreWith(basic, { level: 3, combo: 4 }, { lines: 0 })).toMatchObject({ points: 0, combo: -1 });
  });

  it('pays nothing for spins, back-to-back, an empty well or drops', () => {
    const before: Tally = { level: 1, backToBack: -1 };
    expect(scoreWith(basic, before, { lines: 2, spin: 'full', perfect: true, soft: 9, hard: 9 })).toMatchObject({
      points: 300,
      backToBack: -1,
    });
    const once = scoreWith(basic, before, { lines: 4 });
    expect(scoreWith(basic, { ...once, combo: -1 }, { lines: 4 }).points).toBe(800);
  });

  it('rises a level every 10 rows, after the clear is scored', () => {
    expect(scoreWith(basic, { level: 1, lines: 8 }, { lines: 1 })).toMatchObject({ level: 1, lines: 9 });
    expect(scoreWith(basic, { level: 1, lines: 9 }, { lines: 1 })).toMatchObject({ level: 2, points: 100 });
    expect(scoreWith(basic, { level: 5, lines: 38 }, { lines: 4 })).toMatchObject({ level: 6, points: 4000 });
  });
});

describe('guideline', () => {
  const guideline = rules('guideline');

  it.each<[Spin, readonly number[]]>([
    ['none', [0, 100, 300, 500, 800]],
    ['mini', [100, 200, 400]],
    ['full', [400, 800, 1200, 1600]],
  ])('%s by rows: %j', (spin, points) => {
    points.forEach((expected, lines) => {
      expect(scoreWith(guideline, { level: 1 }, { lines, spin }).points).toBe(expected);
      expect(scoreWith(guideline, { level: 4 }, { lines, spin }).points).toBe(4 * expected);
    });
  });

  it.each<[number, Spin, boolean]>([
    [1, 'none', false],
    [2, 'none', false],
    [3, 'none', false],
    [4, 'none', true],
    [1, 'mini', true],
    [2, 'mini', true],
    [1, 'full', true],
    [3, 'full', true],
  ])('%i rows with spin %s: difficult %s', (lines, spin, difficult) => {
    const first = scoreWith(guideline, { level: 1 }, { lines, spin });
    expect(first.backToBack).toBe(difficult ? 0 : -1);
    const running = scoreWith(guideline, { level: 1, backToBack: 2 }, { lines, spin });
    expect(running.backToBack).toBe(difficult ? 3 : -1);
    expect(running.points).toBe(first.points * (difficult ? 1.5 : 1));
  });

  it('leaves back-to-back as it is where nothing is cleared, spin or not', () => {
    for (const spin of ['none', 'mini', 'full'] as const) {
      expect(scoreWith(guideline, { level: 1, backToBack: 5 }, { lines: 0, spin }).backToBack).toBe(5);
      expect(scoreWith(guideline, { level: 1 }, { lines: 0, spin }).backToBack).toBe(-1);
    }
  });

  it.each([
    [1, 800],
    [2, 1200],
    [3, 1800],
    [4, 2000],
  ])('an empty well after %i rows adds %i', (lines, points) => {
    expect(scoreWith(guideline, { level: 2 }, { lines, perfect: true }).parts.perfect).toBe(2 * points);
  });

  it('an empty well after a back-to-back four adds 3200', () => {
    const { points, parts } = scoreWith(guideline, { level: 1, backToBack: 0 }, { lines: 4, perfect: true });
    expect(points).toBe(4400);
    expect(parts).toEqual({ clear: 800, backToBack: 400, perfect: 3200 });
    expect(
      scoreWith(guideline, { level: 1, backToBack: 0 }, { lines: 2, spin: 'full', perfect: true }).parts.perfect,
    ).toBe(1200);
    expect(
      scoreWith(guideline, { level: 1, backToBack: 0 }, { lines: 3, spin: 'full', perfect: true }).parts.perfect,
    ).toBe(1800);
  });

  it('more rows than a table tells of are worth nothing', () => {
    expect(scoreWith(guideline, { level: 1 }, { lines: 5, perfect: true }).points).toBe(0);
  });

  it('a spin without a clear is worth no more for a back-to-back that runs', () => {
    expect(scoreWith(guideline, { level: 1, backToBack: 5 }, { lines: 0, spin: 'full' })).toMatchObject({
      points: 400,
      parts: { clear: 400 },
    });
  });

  it('an empty well without a clear is worth nothing', () => {
    expect(scoreWith(guideline, { level: 1 }, { lines: 0, perfect: true }).points).toBe(0);
    const perfect = { rows: [500, 800], backToBack: 3200 };
    const generous = { ...guideline, scoring: { ...guideline.scoring, perfect } };
    expect(scoreWith(generous, { level: 1 }, { lines: 0, perfect: true }).points).toBe(0);
    expect(scoreWith(generous, { level: 1 }, { lines: 1, perfect: true }).parts.perfect).toBe(800);
  });

  it('drops are not times the level', () => {
    expect(scoreWith(guideline, { level: 9 }, { lines: 0, soft: 5, hard: 18 })).toMatchObject({
      points: 41,
      parts: { softDrop: 5, hardDrop: 36 },
    });
  });
});
