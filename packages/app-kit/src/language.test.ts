import { afterEach, describe, expect, test, vi } from 'vitest';
import { compareKeys } from './compare-keys.ts';
import { kitWords } from './kit-words.ts';
import { applyLanguage, createLanguage, resolveLanguage } from './language.ts';

const resources = {
  en: { hello: 'Hello {{name}}', rows_one: 'One row', rows_other: '{{count}} rows', menu: { start: 'Start' } },
  zh: { hello: '你好 {{name}}', rows_other: '{{count}} 行', menu: { start: '开始' } },
};

const preferring = (...languages: string[]): void => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};

afterEach(() => vi.restoreAllMocks());

describe('resolveLanguage', () => {
  test.each([
    ['auto', ['zh-CN', 'en'], 'zh'],
    ['auto', ['zh-Hant-TW'], 'zh'],
    ['auto', ['EN-gb'], 'en'],
    ['auto', ['fr', 'de-DE', 'zh'], 'zh'],
    ['auto', ['fr'], 'en'],
    ['auto', [], 'en'],
    ['en', ['zh'], 'en'],
    ['zh', ['en'], 'zh'],
  ] as const)('%s with %j is %s', (setting, preferred, language) => {
    expect(resolveLanguage(setting, preferred)).toBe(language);
  });
});

describe('createLanguage', () => {
  test('is ready at once, in the language of the browser, and says so on the document', () => {
    preferring('zh-CN');
    const language = createLanguage({ resources, setting: 'auto' });
    expect(language.t('hello', { name: '<b>' })).toBe('你好 <b>');
    expect(language.t('kit:close')).toBe(kitWords.zh.close);
    expect(document.documentElement.lang).toBe('zh');
  });

  test('counts in each language', () => {
    const language = createLanguage({ resources, setting: 'en' });
    expect(language.t('rows', { count: 1 })).toBe('One row');
    expect(language.t('rows', { count: 2 })).toBe('2 rows');
    applyLanguage(language, 'zh');
    expect(language.t('rows', { count: 1 })).toBe('1 行');
  });

  test('switches at once, back to the browser’s language too', () => {
    preferring('en-GB');
    const language = createLanguage({ resources, setting: 'zh' });
    expect(language.t('menu.start')).toBe('开始');
    applyLanguage(language, 'auto');
    expect(language.t('menu.start')).toBe('Start');
    expect(document.documentElement.lang).toBe('en');
  });

  test('a missing word throws in development, and is its key in production', () => {
    expect(() => createLanguage({ resources, setting: 'en' }).t('menu.stop')).toThrow(/menu\.stop/);
    expect(createLanguage({ resources, setting: 'en', strict: false }).t('menu.stop')).toBe('menu.stop');
  });

  test('a word that Chinese lacks throws in development, and is English in production', () => {
    const holed = { en: resources.en, zh: {} };
    expect(() => createLanguage({ resources: holed, setting: 'zh' }).t('menu.start')).toThrow(/zh/);
    expect(createLanguage({ resources: holed, setting: 'zh', strict: false }).t('menu.start')).toBe('Start');
  });
});

describe('compareKeys', () => {
  test('finds the kit’s own words complete', () => {
    expect(compareKeys(kitWords.en, kitWords.zh)).toEqual([]);
  });

  test('is content with words that fit, plural forms as each language needs them', () => {
    expect(compareKeys(resources.en, resources.zh)).toEqual([]);
  });

  test.each([
    [{ a: 'x', b: { c: 'y' } }, { a: 'x' }, ['zh: b.c is missing']],
    [{ a: 'x' }, { a: 'x', d: 'z' }, ['en: d is missing']],
    [{ a: '{{n}} of {{total}}' }, { a: '{{ total }}' }, ['a: {{n, total}} in en, {{total}} in zh']],
    [{ n_other: '{{count}}' }, { n_other: '{{count}}' }, ['en: n_one is missing']],
    [{ n_one: 'one', n_other: '{{count}}' }, { n: '{{count}}' }, ['zh: n_other is missing']],
    [{ a: ' ' }, { a: '' }, ['en: a is blank', 'zh: a is blank']],
    [{ a: { b: 'x' } }, { a: 'x' }, ['en: a is missing', 'zh: a.b is missing']],
  ])('%j against %j', (en, zh, problems) => {
    expect(compareKeys(en, zh)).toEqual(problems);
  });
});
