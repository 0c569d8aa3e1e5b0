/** The words of the page, by language. Every language has every word: a test says so. */
export const WORDS = {
  en: {
    title: 'Blockyard: two block games',
    description: 'Two block games: Blast and Tetris.',
    language: 'Language',
    heading: 'Which game today?',
    blast: 'Fit three pieces. Fill rows and columns. No hurry.',
    tetris: 'Turn, steer and drop. Clear rows before they reach the top.',
    play: 'Play',
    footer: 'Both games go on where you left them, and work offline after the first visit.',
  },
  zh: {
    title: 'Blockyard：两款方块游戏',
    description: '两款方块游戏：Blast 和俄罗斯方块。',
    language: '语言',
    heading: '今天玩哪一个？',
    blast: '摆好三块，填满行与列。不用赶时间。',
    tetris: '旋转、移动、落下，在堆到顶之前消行。',
    play: '开始',
    footer: '两款游戏都会接着上次继续，首次打开后可离线游玩。',
  },
};

/** @typedef {keyof typeof WORDS} Language */

/**
 * The first of the wanted languages that the page speaks.
 * @param {readonly string[]} wanted  language tags, most wanted first: `zh-Hant-TW`, `en`
 * @returns {Language} `en` when there is none
 */
export function pickLanguage(wanted) {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'en' || language === 'zh') return language;
  }
  return 'en';
}
