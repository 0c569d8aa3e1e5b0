import { describe, expect, it } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { openBests } from './bests.ts';

const SPRINT = { ruleset: 'guideline', goal: 'sprint-40' };
const ENDLESS = { ruleset: 'guideline', goal: 'endless' };

describe('bests', () => {
  it('go by ruleset and goal, and those of before there were goals count for games without one', () => {
    const store = memoryStore();
    store.texts.set('bests', '{"guideline":900}');
    const bests = openBests(store);
    expect(bests.of(ENDLESS)).toBe(900);
    expect(bests.of({ ...ENDLESS, goal: 'marathon' })).toBe(0);
    bests.offer({ ...ENDLESS, goal: 'marathon' }, 50);
    bests.offer(SPRINT, 61_234);
    expect(bests.of(ENDLESS)).toBe(900);
    expect(JSON.parse(store.texts.get('bests') ?? '')).toEqual({
      guideline: 900,
      'guideline marathon': 50,
      'guideline sprint-40': 61_234,
    });
  });

  it('are the most points, and the least time', () => {
    const bests = openBests(memoryStore());
    for (const value of [70_000, 61_234, 90_000]) bests.offer(SPRINT, value);
    for (const value of [10, 30, 20]) bests.offer(ENDLESS, value);
    expect(bests.of(SPRINT)).toBe(61_234);
    expect(bests.of(ENDLESS)).toBe(30);
  });

  it('never take a game that did not reach its goal, nor a worse one over that of another tab', () => {
    const store = memoryStore();
    const bests = openBests(store);
    bests.offer(SPRINT, 0);
    expect(bests.of(SPRINT)).toBe(0);
    store.arrive('bests', '{"guideline sprint-40":50000,"guideline":"many","basic":-5}');
    bests.offer(SPRINT, 60_000);
    expect(bests.of(SPRINT)).toBe(50_000);
    expect(bests.of(ENDLESS)).toBe(0);
    expect(bests.of({ ruleset: 'basic', goal: 'endless' })).toBe(0);
  });
});
