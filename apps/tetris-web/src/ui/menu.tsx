import {
  Button,
  ConfirmDialog,
  FilmIcon,
  HelpIcon,
  HomeIcon,
  IconButton,
  PlayIcon,
  SettingsIcon,
  Slider,
} from '@blockyard/app-kit';
import { goalById, rulesetById } from '@blockyard/tetris';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_GOAL } from '../session/measure.ts';
import { MOST_LEVEL } from '../settings.ts';
import { Logo } from './logo.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { useGame, usePage, useSetting } from './page-context.ts';
import { MuteButton } from './top-bar.tsx';

/** Where a game is chosen. */
export function Menu() {
  const { t } = useTranslation();
  const { session, settings, ui } = usePage();
  const chosen = useSetting((state) => state.ruleset);
  const level = useSetting((state) => state.level);
  const goesOn = useGame(({ view }) => view?.over === false);
  const [asking, setAsking] = useState(false);
  const ruleset = rulesetById(chosen) === undefined ? 'basic' : chosen;
  const aimed = useSetting((state) => state.goal);
  const goal = goalById(aimed) === undefined ? DEFAULT_GOAL : aimed;

  const start = (): void => session.start({ ruleset, goal, level });
  return (
    <main className="menu">
      <div className="menu-card">
        <Logo />
        <p className="tagline">{t('tagline')}</p>
        <ModeChoice ruleset={ruleset} goal={goal} onChange={(change) => settings.setState(change)} />
        <Slider
          label={t('menu.level')}
          value={level}
          min={1}
          max={MOST_LEVEL}
          onChange={(value) => settings.setState({ level: value })}
        />
        <div className="menu-actions">
          {goesOn && (
            <Button variant="primary" icon={<PlayIcon />} onClick={() => session.resume()}>
              {t('menu.resume')}
            </Button>
          )}
          <Button
            variant={goesOn ? 'secondary' : 'primary'}
            icon={goesOn ? undefined : <PlayIcon />}
            onClick={() => (session.hasSomethingToLose ? setAsking(true) : start())}
          >
            {t('menu.play')}
          </Button>
        </div>
        <div className="menu-tools">
          <a className="icon-button" href="../" aria-label={t('buttons.home')} title={t('buttons.home')}>
            <HomeIcon />
          </a>
          <IconButton
            label={t('buttons.settings')}
            icon={<SettingsIcon />}
            onClick={() => ui.setState({ dialog: 'settings' })}
          />
          <IconButton label={t('buttons.help')} icon={<HelpIcon />} onClick={() => ui.setState({ dialog: 'help' })} />
          <MuteButton />
          <IconButton
            label={t('replays.title')}
            icon={<FilmIcon />}
            onClick={() => ui.setState({ dialog: 'replays' })}
          />
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('restart.title')}
        confirm={t('menu.play')}
        cancel={t('kit:cancel')}
        danger
        onConfirm={() => {
          setAsking(false);
          start();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('menu.giveUp')}</p>
      </ConfirmDialog>
    </main>
  );
}
