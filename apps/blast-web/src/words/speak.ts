import { applyLanguage, createLanguage, type LanguageSetting, resolveLanguage } from '@blockyard/app-kit';
import type { i18n } from 'i18next';
import { en } from './en.ts';

/** The page's language, with the words that it needs now; Chinese comes when it is first asked for. */
export async function speak(setting: LanguageSetting): Promise<i18n> {
  const chinese = resolveLanguage(setting, navigator.languages) === 'zh';
  const zh = chinese ? (await import('./zh.ts')).zh : {};
  return createLanguage({ resources: { en, zh }, setting });
}

/** Switches to what `setting` means here, once its words have come. Rejects where they cannot be loaded. */
export async function switchLanguage(language: i18n, setting: () => LanguageSetting): Promise<void> {
  if (resolveLanguage(setting(), navigator.languages) === 'zh') {
    const { zh } = await import('./zh.ts');
    language.addResourceBundle('zh', 'translation', zh, true, true);
  }
  applyLanguage(language, setting());
}
