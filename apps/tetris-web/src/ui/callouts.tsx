import { formatCount } from '@blockyard/app-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Callout, calloutOf } from '../callout.ts';
import { usePage } from './page-context.ts';

const SHOWN_MS = 1300;

/** What a clear was worth, over the well for a moment. Screen readers hear it from the live region. */
export function Callouts() {
  const { session } = usePage();
  const [shown, setShown] = useState<Callout & { readonly id: number }>();

  useEffect(
    () =>
      session.subscribe((events, view) => {
        const callout = calloutOf(events, view.combo);
        if (callout !== undefined) setShown((before) => ({ ...callout, id: (before?.id ?? 0) + 1 }));
      }),
    [session],
  );
  const id = shown?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return shown === undefined ? null : <CalloutText key={shown.id} callout={shown} />;
}

function CalloutText({ callout }: { readonly callout: Callout }) {
  const { t, i18n } = useTranslation();
  const { title, piece, level, points, combo, backToBack, grand } = callout;
  const details = [
    backToBack ? t('callout.backToBack') : '',
    combo > 0 ? t('callout.combo', { n: combo }) : '',
    title !== 'levelUp' && level > 0 ? t('callout.levelUp', { level }) : '',
    points > 0 ? t('callout.points', { points: formatCount(points, i18n.language) }) : '',
  ].filter((detail) => detail !== '');
  return (
    <div className="callout" data-title={title} data-grand={grand || undefined} aria-hidden="true">
      <strong>{t(`callout.${title}`, { level, piece })}</strong>
      {details.length > 0 && (
        <p>
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
      )}
    </div>
  );
}
