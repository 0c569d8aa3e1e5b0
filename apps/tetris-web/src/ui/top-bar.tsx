import { IconButton, PauseIcon, SoundOffIcon, SoundOnIcon, UndoIcon } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { takesBack } from '../session/measure.ts';
import { inPlay } from '../session/session-state.ts';
import { useGame, usePage, useSetting } from './page-context.ts';

export function TopBar() {
  const { t } = useTranslation();
  const { session } = usePage();
  const playing = useGame(({ status }) => inPlay(status));
  const undoable = useGame(({ goal }) => takesBack(goal));
  return (
    <header className="top-bar">
      <h1 className="visually-hidden">{t('title')}</h1>
      <span className="top-side">
        <IconButton
          label={t('buttons.pause')}
          icon={<PauseIcon />}
          disabled={!playing}
          onClick={() => session.pause()}
        />
        {undoable && <UndoButton />}
      </span>
      <MuteButton />
    </header>
  );
}

function UndoButton() {
  const { t } = useTranslation();
  const { session } = usePage();
  const usable = useGame(({ status, view }) => inPlay(status) && view?.canUndo === true);
  return (
    <IconButton
      label={t('buttons.undo')}
      icon={<UndoIcon />}
      disabled={!usable}
      onClick={(event) => session.undo(event.timeStamp)}
    />
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
