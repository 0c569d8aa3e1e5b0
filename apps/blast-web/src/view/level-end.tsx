import { ArrowRightIcon, Button, RestartIcon } from '@blockyard/app-kit';
import { LEVELS } from '@blockyard/blast/journey';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { StarIcon } from './icons.tsx';
import type { Page } from './page.ts';
import { useParts } from './parts.ts';

const STARS = [1, 2, 3] as const;

/** Over the board once a level of the journey is won or lost: the stars, or why, and the way on. */
export function LevelEnd({ page }: { readonly page: Page }) {
  const { desk, table } = useParts();
  const { t } = useTranslation();
  const level = useStore(table.store, (state) => state.level);
  const journey = useStore(table.store, (state) => state.journey);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  if (level === undefined || journey === undefined) return null;
  const { stars, movesLeft, state, done, of } = journey;
  const won = state === 'won';
  const last = level.id === LEVELS.length;

  return (
    <section className="game-over level-end" aria-labelledby="over-title" data-won={won || undefined}>
      <h2 id="over-title">{t(won ? 'journey.won' : 'journey.lost', { n: level.id })}</h2>
      {won ? (
        <p className="end-stars" role="img" aria-label={t('journey.stars', { count: stars })}>
          {STARS.map((n) => (
            <span key={n} data-won={n <= stars || undefined}>
              <StarIcon size={64} />
            </span>
          ))}
        </p>
      ) : (
        <p className="over-reason">{t(movesLeft === 0 ? 'journey.noMoves' : 'journey.noRoom')}</p>
      )}
      <p className="over-lines">
        {won
          ? t('journey.movesLeft', { count: movesLeft })
          : `${t(`goal.${level.goal.kind}`)}: ${t('journey.of', { done, of })}`}
      </p>
      {won && !last && (
        <Button ref={first} variant="primary" icon={<ArrowRightIcon />} onClick={() => page.playLevel(level.id + 1)}>
          {t('journey.next')}
        </Button>
      )}
      <div className="over-more">
        <Button
          {...(won && !last ? {} : { ref: first, variant: 'primary' as const })}
          icon={<RestartIcon />}
          onClick={page.newGame}
        >
          {t('journey.again')}
        </Button>
        <Button onClick={() => desk.open('journey')}>{t('journey.map')}</Button>
      </div>
    </section>
  );
}
