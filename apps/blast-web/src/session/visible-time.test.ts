import { afterEach, expect, test } from 'vitest';
import { visibleTime } from './visible-time.ts';

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => show('visible'));

test('counts whole ms and keeps the rest', () => {
  let now = 100;
  const elapsed = visibleTime(() => now);
  now = 110.6;
  expect(elapsed()).toBe(10);
  now = 111;
  expect(elapsed()).toBe(1);
  expect(elapsed()).toBe(0);
});

test('a hidden page counts nothing, and a clock that goes back neither', () => {
  let now = 0;
  const elapsed = visibleTime(() => now);
  now = 40;
  show('hidden');
  now = 90_000;
  expect(elapsed()).toBe(40);
  show('visible');
  now = 90_005;
  expect(elapsed()).toBe(5);
  now = 80_000;
  expect(elapsed()).toBe(0);
});
