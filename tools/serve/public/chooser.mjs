import { pickLanguage, WORDS } from './words.mjs';

const KEY = 'blockyard.chooser.language';

/** Storage may be full, or forbidden altogether: then the choice lasts as long as the page. */
function remembered() {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} language */
function remember(language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Nothing to do: see remembered().
  }
}

/** @param {import('./words.mjs').Language} language */
function speak(language) {
  const words = WORDS[language];
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-word]')) {
    const key = /** @type {keyof typeof words} */ (element.getAttribute('data-word'));
    const attribute = element.getAttribute('data-attribute');
    if (attribute) element.setAttribute(attribute, words[key]);
    else element.textContent = words[key];
  }
  for (const button of document.querySelectorAll('[data-language]')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-language') === language));
  }
}

const chosen = remembered();
speak(pickLanguage(chosen ? [chosen, ...navigator.languages] : navigator.languages));

for (const button of document.querySelectorAll('[data-language]')) {
  button.addEventListener('click', () => {
    const language = pickLanguage([button.getAttribute('data-language') ?? '']);
    remember(language);
    speak(language);
  });
}
