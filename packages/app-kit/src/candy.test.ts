import { describe, expect, test } from 'vitest';
import { candyDefs, candyInner, candySvg, dataUrl, outlineSvg } from './candy.ts';
import { CANDY_MARKS } from './candy-marks.ts';

const colours = { base: '#ff5a72', dark: '#d92f55', light: '#ff9aa6' };
const parsed = (svg: string): Element => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

describe('candySvg', () => {
  const all = Array.from({ length: CANDY_MARKS + 1 }, (_, pattern) => candySvg(colours, { pattern }));

  test('is a drawing of 40 by 40 with the three tones and no filter', () => {
    const svg = all[0] ?? '';
    expect(parsed(svg).getAttribute('viewBox')).toBe('0 0 40 40');
    for (const tone of Object.values(colours)) expect(svg).toContain(tone);
    expect(svg).not.toContain('filter');
  });

  test('brings every light that it refers to', () => {
    for (const [, id] of (all[0] ?? '').matchAll(/url\(#([\w-]+)\)/g)) expect(candyDefs).toContain(`id="${id}"`);
  });

  test('has eight marks, each another drawing', () => {
    expect(CANDY_MARKS).toBe(8);
    expect(new Set(all).size).toBe(9);
  });

  test('draws no mark for a number that has none', () => {
    for (const pattern of [0, -1, 9, 1.5, Number.NaN]) expect(candySvg(colours, { pattern })).toBe(all[0]);
  });

  test('flat has no lights and keeps the mark', () => {
    const flat = candySvg(colours, { flat: true, pattern: 4 });
    expect(flat).not.toContain('Gradient');
    expect(flat).not.toBe(candySvg(colours, { flat: true }));
  });

  test('is the inner drawing with its lights', () => {
    expect(candySvg(colours)).toContain(candyDefs + candyInner(colours));
  });
});

test('an outline is drawn in its colour alone', () => {
  const paints = new Set([...outlineSvg('#4b8bff').matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, paint]) => paint));
  expect([...paints]).toEqual(['#4b8bff']);
});

test('a data URL holds the drawing, colours with # included', () => {
  const url = dataUrl(candySvg(colours));
  expect(url).not.toContain('#');
  expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(candySvg(colours));
});
