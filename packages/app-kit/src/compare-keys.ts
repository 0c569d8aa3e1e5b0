/**
 * What keeps two languages' words apart, one line each and none when all is well: keys that one lacks, plural forms
 * that a language needs, and `{{names}}` that only one uses. For the tests of whoever owns the words.
 */
export function compareKeys(en: object, zh: object): string[] {
  const sides = { en: wordsOf(en), zh: wordsOf(zh) };
  const problems: string[] = [];
  const keys = new Set([...sides.en.keys(), ...sides.zh.keys()]);
  for (const key of [...keys].sort()) {
    const first = sides.en.get(key);
    const second = sides.zh.get(key);
    if (first === undefined) problems.push(`en: ${key} is missing`);
    if (second === undefined) problems.push(`zh: ${key} is missing`);
    if (first === undefined || second === undefined) continue;
    if (first.names.join() !== second.names.join()) {
      problems.push(`${key}: {{${first.names.join(', ')}}} in en, {{${second.names.join(', ')}}} in zh`);
    }
    if (first.forms.size + second.forms.size > 0) {
      problems.push(...missingForms('en', key, first), ...missingForms('zh', key, second));
    }
    if (first.blank) problems.push(`en: ${key} is blank`);
    if (second.blank) problems.push(`zh: ${key} is blank`);
  }
  return problems;
}

interface Words {
  readonly names: string[];
  readonly forms: Set<string>;
  blank: boolean;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The leaves by key, the plural forms of one key taken together. */
function wordsOf(tree: object, path = '', found = new Map<string, Words>()): Map<string, Words> {
  for (const [name, value] of Object.entries(tree)) {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'object' && value !== null) {
      wordsOf(value, key, found);
      continue;
    }
    const base = key.replace(PLURAL, '');
    const form = PLURAL.exec(key)?.[1];
    const words = found.get(base) ?? { names: [], forms: new Set(), blank: false };
    for (const [, used = ''] of String(value).matchAll(/\{\{\s*([\w.]+)/g)) {
      if (!words.names.includes(used)) words.names.push(used);
    }
    words.names.sort();
    if (form !== undefined) words.forms.add(form);
    if (String(value).trim() === '') words.blank = true;
    found.set(base, words);
  }
  return found;
}

function missingForms(language: string, key: string, { forms }: Words): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return needed.filter((form) => !forms.has(form)).map((form) => `${language}: ${key}_${form} is missing`);
}
