import {
  CrownIcon,
  formatCount,
  IconButton,
  MenuIcon,
  PlainButton,
  SettingsIcon,
  SoundOffIcon,
  SoundOnIcon,
  useSettings,
} from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { modeName } from '../voice/names.ts';
import { StarIcon } from './icons.tsx';
import { useParts } from './parts.ts';

/** Menu, mode with its best, sound and settings. */
export function TopBar() {
  const { desk, settings, stage, stars, table } = useParts();
  const { t, i18n } = useTranslation();
  const best = useStore(table.store, (state) => Math.max(state.best, state.view.score));
  const state = useStore(
    table.store,
    useShallow(({ mode, level, day }) => ({ mode, level, day })),
  );
  const journey = state.level !== undefined;
  // Read anew with the table: a level that is won raises it.
  useStore(table.store, (all) => all.ended);
  const all = Object.values(stars.all()).reduce((sum, n) => sum + n, 0);
  const sound = useSettings(settings, (state) => state.sound);

  return (
    <header className="bar">
      <IconButton label={t('menu.title')} icon={<MenuIcon />} onClick={() => desk.open('menu')} />
      <PlainButton className="mode-choice" onClick={() => desk.open('modes')}>
        <span className="mode-title">
          {modeName(t, state, i18n.language)}
          <span className="visually-hidden">, {t('changeMode')}</span>
          <ChevronIcon />
        </span>
        <span
          ref={(element) => {
            stage.best = element;
          }}
          className="best"
        >
          {journey ? <StarIcon size={20} /> : <CrownIcon size={20} />}
          <span className="visually-hidden">{t(journey ? 'stars' : 'best')}</span>
          <span className="numeral">{formatCount(journey ? all : best, i18n.language)}</span>
        </span>
      </PlainButton>
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

function ChevronIcon() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d="M2.5 4.5L6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
