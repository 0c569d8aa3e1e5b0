import { candySvg, dataUrl } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { candyOf } from '../look/colours.ts';

const LETTERS: readonly (readonly [letter: string, colour: number])[] = [
  ['T', 5],
  ['E', 7],
  ['T', 2],
  ['R', 4],
  ['I', 1],
  ['S', 3],
];

/** The page's name, each letter on a candy. */
export function Logo() {
  const { t, i18n } = useTranslation();
  const title = t('title');
  const letters = i18n.language === 'en' ? LETTERS : [...title].map((letter, i) => [letter, (i % 7) + 1] as const);
  return (
    <h1 className="logo" aria-label={title}>
      {letters.map(([letter, colour], i) => (
        // Letters repeat, and their order never changes.
        <span key={i} className="logo-letter" aria-hidden="true">
          <img src={dataUrl(candySvg(candyOf(colour)))} alt="" />
          <span>{letter}</span>
        </span>
      ))}
    </h1>
  );
}
