import { compareKeys } from '@blockyard/app-kit';
import { LIBRARY, RULESETS } from '@blockyard/blast';
import { expect, test } from 'vitest';
import { MODES } from '../modes/modes.ts';
import { en as panelsEn } from '../panels/words/en.ts';
import { zh as panelsZh } from '../panels/words/zh.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

test('both languages have the same words, forms and blanks to fill', () => {
  expect(compareKeys(en, zh)).toEqual([]);
  expect(compareKeys(panelsEn, panelsZh)).toEqual([]);
});

test('every piece of the library has a name of its own, and every ruleset has one', () => {
  for (const words of [en, zh]) {
    const names = LIBRARY.map(({ id }) => words.pieces[id as keyof typeof words.pieces]);
    expect(new Set(names).size).toBe(LIBRARY.length);
    expect(names).not.toContain(undefined);
    for (const id of RULESETS) expect(words.rulesets).toHaveProperty(id);
  }
});

test('every ruleset of the house is a mode', () => {
  expect([...MODES].sort()).toEqual(['journey', ...RULESETS].sort());
});

test('every mode has a name and a line about it', () => {
  for (const mode of MODES) {
    for (const words of [en, zh]) expect(words.rulesets).toHaveProperty(mode);
    for (const words of [panelsEn, panelsZh]) expect(words.modes).toHaveProperty(mode);
  }
});
