import { formatCount } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GemIcon } from './icons.tsx';
import { useParts } from './parts.ts';

/** What a level of the journey asks for, how much of it is done, and the moves that are left. */
export function Goal() {
  const { table } = useParts();
  const { t, i18n } = useTranslation();
  const level = useStore(table.store, (state) => state.level);
  const journey = useStore(table.store, (state) => state.journey);
  if (level === undefined || journey === undefined) return null;
  const { done, of, movesLeft } = journey;
  const count = (n: number) => formatCount(n, i18n.language);

  return (
    <dl className="goal">
      <div className="goal-bar" style={{ '--done': done / of } as React.CSSProperties}>
        <dt>
          {level.goal.kind === 'gems' && <GemIcon size={16} />}
          {t(`goal.${level.goal.kind}`)}
        </dt>
        <dd className="numeral">{t('journey.of', { done: count(done), of: count(of) })}</dd>
      </div>
      <div data-low={movesLeft <= 3 || undefined}>
        <dt>{t('goal.moves')}</dt>
        <dd className="numeral">{count(movesLeft)}</dd>
      </div>
    </dl>
  );
}
