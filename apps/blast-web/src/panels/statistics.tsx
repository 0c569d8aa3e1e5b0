import { Dialog, formatCount } from '@blockyard/app-kit';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMode, MODES } from '../modes/modes.ts';
import { useParts } from '../view/parts.ts';
import { figuresOf, type StatFigures } from './figures-of.ts';

export interface StatisticsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the finished games of this browser come to, by mode. */
export function Statistics({ open, onClose }: StatisticsProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('stats.title')}>
      <Figures />
    </Dialog>
  );
}

function Figures() {
  const { results, session } = useParts();
  const { t } = useTranslation();
  const all = results.all();
  const played = MODES.filter((mode) => all.some((result) => result.mode === mode));
  const [mode, setMode] = useState(() => {
    const { ruleset } = session;
    return isMode(ruleset) && played.includes(ruleset) ? ruleset : (played.at(-1) ?? 'classic');
  });
  const figures = figuresOf(all.filter((result) => result.mode === mode));
  if (figures === undefined) return <p className="stats-none">{t('stats.none')}</p>;

  return (
    <>
      {played.length > 1 && (
        <fieldset className="stats-modes">
          <legend className="visually-hidden">{t('modes.title')}</legend>
          {played.map((each) => (
            <label key={each}>
              <input type="radio" name="stats-mode" checked={each === mode} onChange={() => setMode(each)} />
              <span>{t(`rulesets.${each}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Numbers figures={figures} />
      <Distribution figures={figures} />
      <Kinds figures={figures} />
    </>
  );
}

interface Shown {
  readonly figures: StatFigures;
}

function Numbers({ figures }: Shown) {
  const { t, i18n } = useTranslation();
  return (
    <dl className="stats-numbers">
      {(['games', 'best', 'average', 'median'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`stats.${name}`)}</dt>
          <dd className="numeral">{formatCount(figures[name], i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Bars by score: each says in words what it shows. */
function Distribution({ figures: { bars } }: Shown) {
  const { t, i18n } = useTranslation();
  const count = (n: number) => formatCount(n, i18n.language);
  const most = Math.max(...bars.map(({ games }) => games));
  return (
    <section className="stats-chart">
      <h3>{t('stats.distribution')}</h3>
      <ul>
        {bars.map(({ from, to, games }) => (
          <li key={from}>
            <span className="visually-hidden">
              {t('stats.bar', { from: count(from), to: count(to), count: games })}
            </span>
            <span className="stats-count" aria-hidden="true">
              {games > 0 && count(games)}
            </span>
            <span className="stats-bar" style={{ '--part': games / most } as CSSProperties} aria-hidden="true" />
            <span className="stats-from" aria-hidden="true">
              {count(from)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kinds({ figures: { kinds } }: Shown) {
  const { t, i18n } = useTranslation();
  const most = Math.max(1, ...kinds);
  const shown = (['rows', 'columns', 'boxes'] as const).map((name, i) => ({ name, lines: kinds[i] ?? 0 }));
  return (
    <section>
      <h3>{t('stats.kinds')}</h3>
      <dl className="stats-kinds">
        {shown
          .filter(({ name, lines }) => name !== 'boxes' || lines > 0)
          .map(({ name, lines }) => (
            <div key={name} style={{ '--part': lines / most } as CSSProperties} data-kind={name}>
              <dt>{t(`stats.${name}`)}</dt>
              <dd className="numeral">{formatCount(lines, i18n.language)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
