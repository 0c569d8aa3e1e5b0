import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { kitWords } from './kit-words.ts';

export type Language = 'en' | 'zh';
export type LanguageSetting = 'auto' | Language;

export interface LanguageOptions {
  /** The page's own words, nested by key; they become the default namespace. The kit's words are added as `kit`. */
  readonly resources: Readonly<Record<Language, object>>;
  readonly setting: LanguageSetting;
  /** A missing word throws instead of showing its key; by default in development and tests. */
  readonly strict?: boolean;
}

/**
 * An i18next instance that is ready at once and is also the one that `useTranslation` finds.
 * It keeps `document.documentElement.lang` in step with its language.
 */
export function createLanguage({ resources, setting, strict = developing() }: LanguageOptions): i18n {
  const language = createInstance();
  language.on('languageChanged', (name) => {
    document.documentElement.lang = name;
  });
  void language.use(initReactI18next).init({
    lng: resolveLanguage(setting, navigator.languages),
    resources: {
      en: { translation: resources.en, kit: kitWords.en },
      zh: { translation: resources.zh, kit: kitWords.zh },
    } as Resource,
    supportedLngs: ['en', 'zh'],
    fallbackLng: strict ? false : 'en',
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    ...(strict && { saveMissing: true, missingKeyHandler: refuseMissing }),
  });
  return language;
}

/** Switches to what `setting` means for this browser. */
export function applyLanguage(language: i18n, setting: LanguageSetting): void {
  const name = resolveLanguage(setting, navigator.languages);
  if (name !== language.language) void language.changeLanguage(name);
}

/** The player's choice; for `auto` the first of the browser's languages that we speak, else English. */
export function resolveLanguage(setting: LanguageSetting, preferred: readonly string[]): Language {
  if (setting !== 'auto') return setting;
  for (const tag of preferred) {
    const name = tag.toLowerCase().split('-')[0];
    if (name === 'en' || name === 'zh') return name;
  }
  return 'en';
}

function refuseMissing(languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`No words for "${namespace}:${key}" in ${languages.join(', ')}`);
}

function developing(): boolean {
  return (import.meta as { env?: { DEV?: boolean } }).env?.DEV === true;
}
