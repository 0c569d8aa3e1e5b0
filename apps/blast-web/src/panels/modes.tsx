import { CrownIcon, Dialog, formatCount, PlainButton } from '@blockyard/app-kit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dayName, dayStreak, localDate } from '../modes/day.ts';
import { MODES, type ModeId } from '../modes/modes.ts';
import { StarIcon } from '../view/icons.tsx';
import { type Parts, useParts } from '../view/parts.ts';
import { ModeArt } from './mode-art.tsx';

export interface ModesProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMode: (ruleset: string) => void;
}

/** The ways to play, each with its best and with the game that waits there. */
export function Modes({ open, onClose, onMode }: ModesProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('modes.title')} className="dialog-wide">
      <ModeList onMode={onMode} />
    </Dialog>
  );
}

function ModeList({ onMode }: Pick<ModesProps, 'onMode'>) {
  const parts = useParts();
  const { t, i18n } = useTranslation();
  const { desk, session } = parts;
  return (
    <ul className="modes">
      {MODES.map((mode) => {
        const now = session.mode === mode;
        const waits = waiting(parts, mode);
        return (
          <li key={mode}>
            <PlainButton
              className="mode"
              aria-current={now || undefined}
              data-autofocus={now || undefined}
              onClick={() => (mode === 'journey' ? desk.open('journey') : onMode(mode))}
            >
              <ModeArt mode={mode} />
              <span className="mode-words">
                <span className="mode-name">{t(`rulesets.${mode}`)}</span>
                <span className="mode-about">{t(`modes.${mode}`)}</span>
                {now ? (
                  <span className="mode-now">{t('modes.now')}</span>
                ) : (
                  waits !== undefined && (
                    <span className="mode-now">{t('modes.waits', { score: formatCount(waits, i18n.language) })}</span>
                  )
                )}
              </span>
              <Best parts={parts} mode={mode} t={t} language={i18n.language} />
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}

/** The score of the unfinished game that waits in a mode. */
function waiting({ shelf }: Parts, mode: ModeId): number | undefined {
  if (mode === 'journey') return undefined;
  const saved = shelf.peek(mode);
  if (saved === undefined || saved.snapshot.over || (mode === 'daily' && saved.day !== localDate())) return undefined;
  return saved.snapshot.score;
}

interface BestProps {
  readonly parts: Parts;
  readonly mode: ModeId;
  readonly t: TFunction;
  readonly language: string;
}

function Best({ parts, mode, t, language }: BestProps) {
  const { best, days, stars } = parts;
  if (mode === 'journey') {
    const all = Object.values(stars.all()).reduce((sum, n) => sum + n, 0);
    return <Figure icon={<StarIcon size={18} />} name={t('modes.stars')} value={formatCount(all, language)} />;
  }
  const value = formatCount(best.of(mode) || Number.NaN, language);
  const figure = <Figure icon={<CrownIcon size={18} />} name={t('best')} value={value} />;
  if (mode !== 'daily') return figure;
  const today = localDate();
  const streak = dayStreak(Object.keys(days.all()), today);
  return (
    <span className="mode-figures">
      {figure}
      <span className="mode-day">{dayName(today, language)}</span>
      {streak > 0 && <span className="mode-day">{t('modes.days', { count: streak })}</span>}
    </span>
  );
}

function Figure({ icon, name, value }: { icon: React.ReactNode; name: string; value: string }) {
  return (
    <span className="mode-best">
      {icon}
      <span className="visually-hidden">{name}</span>
      <span className="numeral">{value}</span>
    </span>
  );
}
