import { formatCount } from '@blockyard/app-kit';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Goal } from './goal.tsx';
import { useParts } from './parts.ts';

/** The score, large, and the smaller figures under it. */
export function Figures() {
  const { stage, table } = useParts();
  const { t, i18n } = useTranslation();
  const { score, lines, round, streak } = useStore(table.store, (state) => state.view);
  const journey = useStore(table.store, (state) => state.level !== undefined);
  const count = (n: number) => formatCount(n, i18n.language);

  return (
    <section className="figures" aria-label={t('score')}>
      <p className="card-label score-label">{t('score')}</p>
      <p
        ref={(element) => {
          stage.score = element;
        }}
        className="score numeral"
        style={{ '--digits': count(score).length } as CSSProperties}
      >
        {count(score)}
      </p>
      {journey ? (
        <Goal />
      ) : (
        <dl className="tallies">
          <div>
            <dt>{t('lines')}</dt>
            <dd className="numeral">{count(lines)}</dd>
          </div>
          <div>
            <dt>{t('round')}</dt>
            <dd className="numeral">{count(round)}</dd>
          </div>
          {streak > 1 && (
            <div className="streak">
              <dt>{t('streak')}</dt>
              <dd className="numeral">×{count(streak)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
