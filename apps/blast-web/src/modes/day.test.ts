import { expect, test } from 'vitest';
import { dayName, dayStreak, localDate } from './day.ts';
import { addressOf, MODES, startOf } from './modes.ts';

test('the date is the player’s own', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDate(new Date(2026, 0, 6, 0, 0))).toBe('2026-01-06');
});

test('a streak of days ends at a gap, and still runs while today is not played yet', () => {
  const days = ['2024-02-28', '2024-02-29', '2024-03-01', '2024-02-25'];
  expect(dayStreak(days, '2024-03-01')).toBe(3);
  expect(dayStreak(days, '2024-03-02')).toBe(3);
  expect(dayStreak(days, '2024-03-03')).toBe(0);
  expect(dayStreak([], '2024-03-01')).toBe(0);
});

test('a day is named in both languages, whatever the time zone', () => {
  expect(dayName('2026-11-30', 'en')).toBe('30 November');
  expect(dayName('2026-11-30', 'en', 'short')).toBe('30 Nov');
  expect(dayName('2026-11-30', 'zh')).toBe('11月30日');
});

test('every mode has an address of its own; the classic one has none', () => {
  expect(addressOf('classic', undefined)).toBe('');
  expect(addressOf('journey', 4)).toBe('?level=4');
  expect(new Set(MODES.map((mode) => addressOf(mode, undefined))).size).toBe(MODES.length);
  expect(addressOf('drawn by a script', undefined)).toBe('');
  expect(startOf('daily', 5, '2026-11-30')).toMatchObject({ day: '2026-11-30' });
});
