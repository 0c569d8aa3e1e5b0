import { Dialog, PlainButton } from '@blockyard/app-kit';
import { LEVELS } from '@blockyard/blast/journey';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { StarIcon } from '../view/icons.tsx';
import { useParts } from '../view/parts.ts';
import { goalName } from '../voice/names.ts';
import { LockIcon } from './icons.tsx';

export interface JourneyMapProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLevel: (level: number) => void;
}

const COLUMNS = 5;
const STARS = [1, 2, 3] as const;

/** The levels as stations of a winding way; each opens once the one before it is won. */
export function JourneyMap({ open, onClose, onLevel }: JourneyMapProps) {
  const { t } = useTranslation();
  const { stars } = useParts();
  const won = Object.values(stars.all()).reduce((sum, n) => sum + n, 0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <>
          {t('rulesets.journey')}
          <span className="map-total">
            <StarIcon size={20} />
            <span className="numeral">{t('journey.of', { done: won, of: 3 * LEVELS.length })}</span>
          </span>
        </>
      }
    >
      <Stations onLevel={onLevel} />
    </Dialog>
  );
}

function Stations({ onLevel }: Pick<JourneyMapProps, 'onLevel'>) {
  const { session, stars } = useParts();
  const { t } = useTranslation();
  const starsOf = (id: number): number => stars.of(String(id));
  // A level that was come to by its address is open too, once it is won.
  const opened = (id: number): boolean => id === 1 || starsOf(id) > 0 || starsOf(id - 1) > 0;
  const next = LEVELS.find(({ id }) => starsOf(id) === 0 && opened(id))?.id ?? LEVELS.length;
  const here = session.level?.id ?? next;
  return (
    <ol className="map">
      {LEVELS.map((level, i) => {
        const { id } = level;
        const won = starsOf(id);
        const locked = !opened(id);
        const row = Math.floor(i / COLUMNS);
        const back = row % 2 === 1;
        const column = back ? COLUMNS - 1 - (i % COLUMNS) : i % COLUMNS;
        const state = locked ? t('journey.locked') : t('journey.stars', { count: won });
        return (
          <li
            key={id}
            style={{ gridRow: row + 1, gridColumn: column + 1 } as CSSProperties}
            data-way={id === LEVELS.length ? undefined : i % COLUMNS === COLUMNS - 1 ? 'down' : back ? 'left' : 'right'}
            data-walked={won > 0 || undefined}
          >
            <PlainButton
              className="station"
              disabled={locked}
              aria-label={`${t('journey.level', { n: id })}: ${goalName(t, level)}, ${state}`}
              title={goalName(t, level)}
              aria-current={session.level?.id === id || undefined}
              data-autofocus={id === here || undefined}
              data-next={id === next || undefined}
              data-kind={level.goal.kind}
              onClick={() => onLevel(id)}
            >
              {locked ? <LockIcon /> : <span className="numeral">{id}</span>}
            </PlainButton>
            <span className="station-stars" aria-hidden="true">
              {!locked && STARS.map((n) => <StarSpan key={n} won={n <= won} />)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function StarSpan({ won }: { readonly won: boolean }) {
  return (
    <span data-won={won || undefined}>
      <StarIcon size={14} />
    </span>
  );
}
