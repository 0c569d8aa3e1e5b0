// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatDuration } from './clock.ts';

test.each([
  [0, '0:00.000'],
  [1, '0:00.001'],
  [9, '0:00.009'],
  [999, '0:00.999'],
  [999.6, '0:00.999'],
  [1000, '0:01.000'],
  [59_994, '0:59.994'],
  [59_999.6, '0:59.999'],
  [60_000, '1:00.000'],
  [119_999.9, '1:59.999'],
  [3_599_999.6, '59:59.999'],
  [3_600_000, '1:00:00.000'],
  [36_061_001, '10:01:01.001'],
  [-0, '0:00.000'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
  [-1, '–'],
])('%d ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('reads back as the whole milliseconds it was made from', () => {
  fc.assert(
    fc.property(fc.nat(400_000_000), (ms) => {
      const parts = formatDuration(ms).split(/[:.]/).map(Number);
      const [milli = 0, seconds = 0, minutes = 0, hours = 0] = parts.reverse();
      expect(milli < 1000 && seconds < 60 && minutes < 60).toBe(true);
      expect(((hours * 60 + minutes) * 60 + seconds) * 1000 + milli).toBe(ms);
    }),
  );
});

test('numbers carry the marks of the language', () => {
  expect(formatCount(12_480, 'en')).toBe('12,480');
  expect(formatCount(12_480, 'zh')).toBe('12,480');
  expect(formatCount(Number.NaN, 'en')).toBe('–');
});
