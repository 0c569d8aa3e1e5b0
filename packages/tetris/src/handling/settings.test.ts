import { describe, expect, it } from 'vitest';
import { Handling } from './handling.ts';
import { DEFAULT_SETTINGS, type HandlingSettings } from './settings.ts';

describe('settings', () => {
  it('are as printed unless told', () => {
    expect(new Handling().settings).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({ das: 167, arr: 33, dcd: 0, factor: 20, cancel: false, guard: 0 });
  });

  it.each<[keyof HandlingSettings, readonly unknown[], readonly unknown[]]>([
    ['das', [0, 1000], [-1, 1001, 1.5, Number.NaN, '', null]],
    ['arr', [0, 500], [-1, 501, 1.5, Number.NaN, '']],
    ['dcd', [0, 500], [-1, 501, 0.5, '']],
    ['factor', [1, 20, 100, 'max'], [0, 101, 0.5, Number.NaN, 'most', '', '20']],
    ['cancel', [true, false], [0, 'yes']],
    ['guard', [0, 500], [-1, 501, 0.5, '']],
    ['columns', [1, 32], [0, 33, 2.5]],
  ])('%s is checked', (name, good, bad) => {
    for (const value of good) expect(new Handling({ [name]: value }).settings[name]).toBe(value);
    for (const value of bad) expect(() => new Handling({ [name]: value })).toThrow(RangeError);
    for (const value of bad) expect(() => new Handling({ [name]: value })).toThrow(name);
  });
});
