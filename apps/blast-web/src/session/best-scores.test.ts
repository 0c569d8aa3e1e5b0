import { expect, test } from 'vitest';
import { memoryStore } from '../testing.ts';
import { bestScores } from './best-scores.ts';

test('a best only rises, one for each ruleset', () => {
  const best = bestScores(memoryStore());
  expect(best.of('classic')).toBe(0);
  expect(best.record('classic', 40)).toBe(true);
  expect(best.record('classic', 40)).toBe(false);
  expect(best.record('classic', 30)).toBe(false);
  expect(best.record('streak', 10)).toBe(true);
  expect([best.of('classic'), best.of('streak')]).toEqual([40, 10]);
});

test('two tabs never lower each other’s', () => {
  const store = memoryStore();
  const one = bestScores(store);
  const two = bestScores(memoryStore(store.texts));
  expect(one.record('classic', 500)).toBe(true);
  expect(two.record('classic', 300)).toBe(false);
  expect(store.texts.get('best')).toBe('{"classic":500}');
  expect(two.of('classic')).toBe(500);
});

test('a new best of another tab is heard', () => {
  const store = memoryStore();
  const best = bestScores(store);
  const heard: number[] = [];
  best.onOutsideChange(() => heard.push(best.of('classic')));
  store.texts.set('best', '{"classic":70}');
  store.tell('best');
  store.texts.set('best', '{"classic":60}');
  store.tell('best');
  expect(heard).toEqual([70, 70]);
});

test.each(['', '{', '[]', 'null', '{"classic":"9"}', '{"classic":-1}', '{"classic":1e99}'])(
  'damaged scores (%s) count as none',
  (text) => {
    const best = bestScores(memoryStore(new Map([['best', text]])));
    expect(best.of('classic')).toBe(0);
    expect(best.record('classic', 1)).toBe(true);
  },
);
