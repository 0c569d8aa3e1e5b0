import {
  CrownIcon,
  formatCount,
  IconButton,
  MenuIcon,
  SettingsIcon,
  SoundOffIcon,
  SoundOnIcon,
  useSettings,
} from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useParts } from './parts.ts';

/** Menu, best score, sound and settings. */
export function TopBar() {
  const { desk, settings, stage, table } = useParts();
  const { t, i18n } = useTranslation();
  const best = useStore(table.store, (state) => Math.max(state.best, state.view.score));
  const sound = useSettings(settings, (state) => state.sound);

  return (
    <header className="bar">
      <IconButton label={t('menu.title')} icon={<MenuIcon />} onClick={() => desk.open('menu')} />
      <p
        ref={(element) => {
          stage.best = element;
        }}
        className="best"
      >
        <CrownIcon size={22} />
        <span className="visually-hidden">{t('best')}</span>
        <span className="numeral">{formatCount(best, i18n.language)}</span>
      </p>
      <div className="bar-end">
        <IconButton
          label={t('mute')}
          pressed={!sound}
          icon={sound ? <SoundOnIcon /> : <SoundOffIcon />}
          onClick={() => settings.setState({ sound: !sound })}
        />
        <IconButton label={t('kit:settings.title')} icon={<SettingsIcon />} onClick={() => desk.open('settings')} />
      </div>
    </header>
  );
}
