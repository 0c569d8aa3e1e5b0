import { useTranslation } from 'react-i18next';
import { useGame, usePage } from './page-context.ts';

/** What is left before a game begins or goes on. */
export function CountdownShown() {
  const { t } = useTranslation();
  const { session } = usePage();
  const status = useGame((state) => state.status);
  const beats = useGame((state) => state.beats);
  if (status !== 'ready') return null;
  const fresh = session.time === 0;
  return (
    <div className="countdown" role="status">
      <strong key={beats} className={fresh ? 'countdown-word' : 'countdown-beat'}>
        {fresh ? t('ready') : beats}
      </strong>
    </div>
  );
}
