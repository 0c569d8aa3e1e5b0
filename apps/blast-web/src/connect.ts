import { drawSeed, reducedMotion } from '@blockyard/app-kit';
import { Effects } from './effects/effects.ts';
import { listenToBoard } from './input/board-tap.ts';
import { listenToKeys } from './input/keyboard.ts';
import { SlotDrag } from './input/slot-drag.ts';
import { localDate } from './modes/day.ts';
import { isStartable, type Start, startOf } from './modes/modes.ts';
import { giveFeedback } from './play/feedback.ts';
import { goesOn } from './session/launch.ts';
import { loadPanels, type Panels } from './view/later.tsx';
import type { Page } from './view/page.ts';
import type { Parts } from './view/parts.ts';

/** Joins devices, table, effects, sound and words. */
export function connectPage(parts: Parts): Page {
  const { session, table, desk, stage, settings, language } = parts;
  const { t } = language;
  const effects = new Effects(
    stage,
    {
      cheer: (lines) => (lines < 2 ? undefined : t(`cheer.${Math.min(lines, 6)}`)),
      perfect: () => t('cheer.perfect'),
      points: (n) => `+${n}`,
    },
    () => reducedMotion(settings.getState().motion),
  );
  const drag = new SlotDrag(table, stage, effects);
  giveFeedback(parts, effects, drag);
  // Once the page stands.
  setTimeout(() => void effects.prepare(), 500);

  const startIn = (ruleset: string): Start => startOf(ruleset, drawSeed(), localDate());
  /** Once the dialog or the panel that asked for it has gone. */
  const focusTray = (): void => {
    requestAnimationFrame(() => stage.slot(0)?.focus({ preventScroll: true }));
  };
  const newGame = (): void => {
    desk.close();
    const { level, ruleset } = session;
    // A ruleset that only a script brought in is not begun again.
    const again = isStartable({ ruleset }) ? ruleset : 'classic';
    session.startNew(level === undefined ? startIn(again) : { level: level.id });
    focusTray();
  };
  const play = (start: Start): void => {
    desk.close();
    const today = localDate();
    session.open(start, (saved) => goesOn(saved, today));
    focusTray();
  };
  const playMode = (ruleset: string): void => {
    if (session.mode === ruleset && (session.day === undefined || session.day === localDate())) desk.close();
    else play(startIn(ruleset));
  };
  const later = (run: (panels: Panels) => Promise<void>): void => {
    loadPanels(language)
      .then(run)
      .catch(() => desk.tell({ key: 'notice.notLoaded' }));
  };
  const hint = (): void => later(({ showHint }) => showHint(parts));
  const restart = (): void => {
    if (session.worthKeeping) desk.open('restart');
    else newGame();
  };

  return {
    restart,
    newGame,
    playMode,
    hint,
    share: () => later(({ shareDaily }) => shareDaily(parts)),
    playLevel: (level) => (session.level?.id === level && !session.ended ? desk.close() : play({ level })),
    connect() {
      const { board, tray } = stage;
      if (board === null || tray === null) return () => undefined;
      const stops = [
        drag.listen(tray),
        listenToBoard(board, table, stage),
        listenToKeys(table, stage, {
          mute: () => settings.setState(({ sound }) => ({ sound: !sound })),
          restart,
          hint,
          help: () => desk.open('help'),
          cancelDrag: () => drag.cancel(),
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
