import { Button, CrownIcon, formatCount, PlayIcon, RestartIcon, ShareIcon } from '@blockyard/app-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { dayStreak, localDate } from '../modes/day.ts';
import { pieceNames } from '../voice/names.ts';
import { BulbIcon } from './icons.tsx';
import { LevelEnd } from './level-end.tsx';
import type { Page } from './page.ts';
import { useParts } from './parts.ts';
import { Piece } from './piece.tsx';

/** Over the board once nothing fits: why, with the pieces that did not, and the way on. */
export function GameOver({ page }: { readonly page: Page }) {
  const { table } = useParts();
  const ended = useStore(table.store, (state) => state.ended);
  const level = useStore(table.store, (state) => state.level);
  if (!ended) return null;
  return level === undefined ? <Panel page={page} /> : <LevelEnd page={page} />;
}

function Panel({ page }: { readonly page: Page }) {
  const { days, desk, session, table } = useParts();
  const { t, i18n } = useTranslation();
  const { tray, score, lines } = useStore(table.store, (state) => state.view);
  const day = useStore(table.store, (state) => state.day);
  const best = useStore(table.store, (state) => state.best);
  const streak = day === undefined ? 0 : dayStreak(Object.keys(days.all()), localDate());
  const again = useRef<HTMLButtonElement>(null);
  const left = tray.flatMap((piece, slot) => (piece === null ? [] : [{ piece, slot }]));

  useEffect(() => again.current?.focus({ preventScroll: true }), []);

  return (
    <section className="game-over" aria-labelledby="over-title">
      <h2 id="over-title">{t('over.title')}</h2>
      <p className="over-score numeral">{formatCount(score, i18n.language)}</p>
      {score > 0 && score >= best ? (
        <p className="over-best">
          <CrownIcon size={20} />
          {t('over.newBest')}
        </p>
      ) : (
        <p className="over-lines">{t('over.lines', { count: lines })}</p>
      )}
      {streak > 1 && <p className="over-lines">{t('over.days', { count: streak })}</p>}
      {left.length > 0 && (
        <>
          <p className="over-reason">{t('over.reason', { count: left.length })}</p>
          <div className="over-pieces" role="img" aria-label={pieceNames(t, tray)}>
            {left.map(({ piece, slot }) => (
              <Piece key={slot} piece={piece} />
            ))}
          </div>
        </>
      )}
      <Button ref={again} variant="primary" icon={<RestartIcon />} onClick={page.newGame}>
        {t(day === undefined ? 'over.again' : 'over.once')}
      </Button>
      <div className="over-more" data-three={day !== undefined || undefined}>
        {day !== undefined && (
          <Button icon={<ShareIcon />} onClick={page.share}>
            {t('over.share')}
          </Button>
        )}
        <Button icon={<PlayIcon />} onClick={() => desk.watch({ kind: 'replay', replay: session.replay() })}>
          {t('over.watch')}
        </Button>
        <Button
          icon={<BulbIcon />}
          onClick={() => desk.watch({ kind: 'chance', recording: session.saved().recording })}
        >
          {t('over.chance')}
        </Button>
      </div>
    </section>
  );
}
