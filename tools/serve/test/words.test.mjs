import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pickLanguage, WORDS } from '../public/words.mjs';

const html = readFileSync(new URL('../public/index.html', import.meta.url), 'utf8');
const keys = [...html.matchAll(/data-word="(\w+)"/g)].map((match) => match[1] ?? '');

describe('the words of the page', () => {
  it.each(Object.keys(WORDS))('are complete in %s', (language) => {
    const words = WORDS[/** @type {import('../public/words.mjs').Language} */ (language)];
    expect(Object.keys(words).sort()).toEqual([...new Set(keys)].sort());
    expect(Object.values(words)).not.toContain('');
  });

  it('stand in the page in English before any script has run', () => {
    for (const text of Object.values(WORDS.en)) expect(html).toContain(text);
  });
});

describe('pickLanguage', () => {
  it.each(
    /** @type {const} */ ([
      [['zh-Hant-TW', 'en'], 'zh'],
      [['de-AT', 'zh-CN', 'en'], 'zh'],
      [['EN-gb'], 'en'],
      [['fr'], 'en'],
      [[], 'en'],
      [['zhuang'], 'en'],
    ]),
  )('of %j is %s', (wanted, language) => {
    expect(pickLanguage(wanted)).toBe(language);
  });
});
