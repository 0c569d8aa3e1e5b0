import { useTranslation } from 'react-i18next';
import { useGame } from './page-context.ts';

/** What is left before a game begins or goes on. */
export function CountdownShown() {
  const { t } = useTranslation();
  const status = useGame((state) => state.status);
  const beats = useGame((state) => state.beats);
  const fresh = useGame((state) => state.fresh);
  if (status !== 'ready') return null;
  return (
    <div className="countdown" role="status">
      <strong key={beats} className={fresh ? 'countdown-word' : 'countdown-beat'}>
        {fresh ? t('ready') : beats}
      </strong>
    </div>
  );
}
