import { IconButton, PauseIcon, SoundOffIcon, SoundOnIcon } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { inPlay } from '../session/session-state.ts';
import { useGame, usePage, useSetting } from './page-context.ts';

export function TopBar() {
  const { t } = useTranslation();
  const { session } = usePage();
  const playing = useGame(({ status }) => inPlay(status));
  return (
    <header className="top-bar">
      <h1 className="visually-hidden">{t('title')}</h1>
      <IconButton label={t('buttons.pause')} icon={<PauseIcon />} disabled={!playing} onClick={() => session.pause()} />
      <MuteButton />
    </header>
  );
}

export function MuteButton() {
  const { t } = useTranslation();
  const { settings } = usePage();
  const sound = useSetting((state) => state.sound);
  return (
    <IconButton
      label={t('buttons.mute')}
      icon={sound ? <SoundOnIcon /> : <SoundOffIcon />}
      pressed={!sound}
      onClick={() => settings.setState({ sound: !sound })}
    />
  );
}
