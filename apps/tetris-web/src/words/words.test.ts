import { compareKeys } from '@blockyard/app-kit';
import { GOALS, RULESETS } from '@blockyard/tetris';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { zh } from './zh.ts';

it('are complete in both languages', () => {
  expect(compareKeys(en, zh)).toEqual([]);
});

it('name every ruleset and goal, no two alike, and no other', () => {
  for (const words of [en, zh]) {
    expect(Object.keys(words.ruleset)).toEqual(RULESETS.map(({ id }) => id));
    expect(Object.keys(words.goal)).toEqual(GOALS.map(({ id }) => id));
    for (const names of [Object.values(words.ruleset), Object.values(words.goal)]) {
      expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
      expect(new Set(names.map(({ text }) => text)).size).toBe(names.length);
    }
  }
});
