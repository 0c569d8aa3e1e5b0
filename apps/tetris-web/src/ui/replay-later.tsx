import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage, useUi } from './page-context.ts';

type Bar = ComponentType<{ readonly source: unknown }>;

/** The replay viewer, whose script comes when the first replay is asked for. */
export function Replay() {
  const { t } = useTranslation();
  const { ui } = usePage();
  const replay = useUi((state) => state.replay);
  const asked = replay !== undefined;
  const [loaded, setLoaded] = useState<{ readonly Bar: Bar }>();

  useEffect(() => {
    if (!asked || loaded !== undefined) return;
    import('./replay-bar.tsx').then(
      ({ ReplayBar }) => setLoaded({ Bar: ReplayBar }),
      () => ui.setState({ replay: undefined, notice: t('replay.notLoaded') }),
    );
  }, [asked, loaded, ui, t]);

  return replay === undefined || loaded === undefined ? null : <loaded.Bar source={replay.source} />;
}
