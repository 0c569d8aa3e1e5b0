import { describe, expect, it } from 'vitest';
import { checkMs } from './game.ts';

describe('ms of game time', () => {
  it.each([0, 1, 1000, Number.MAX_SAFE_INTEGER])('may be %s', (ms) => {
    expect(checkMs(ms)).toBe(ms);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('may not be %s', (ms) => {
    expect(() => checkMs(ms)).toThrow(new RangeError(`ms must be a whole number from 0, not ${ms}`));
  });

  it.each([undefined, null, '5', {}, 5n])('may be no other type: %s', (ms) => {
    expect(() => checkMs(ms)).toThrow(new TypeError(`ms must be a number, not ${typeof ms}`));
  });
});
