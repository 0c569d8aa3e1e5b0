import { drawSeed, reducedMotion } from '@blockyard/app-kit';
import { rulesetById } from '@blockyard/blast';
import { Effects } from './effects/effects.ts';
import { listenToBoard } from './input/board-tap.ts';
import { listenToKeys } from './input/keyboard.ts';
import { SlotDrag } from './input/slot-drag.ts';
import { giveFeedback } from './play/feedback.ts';
import { DEFAULT_RULESET } from './session/launch.ts';
import type { Parts } from './view/parts.ts';

/** What the page does once its parts are joined. */
export interface Page {
  /** Listens to pointers and keys; the views must stand. Returns the way to stop. */
  readonly connect: () => () => void;
  /** A new game, after asking where one would be lost. */
  readonly restart: () => void;
  readonly newGame: () => void;
}

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

  const newGame = (): void => {
    desk.close();
    // A ruleset that only a script brought in is not begun again.
    const ruleset = rulesetById(session.ruleset)?.id ?? DEFAULT_RULESET;
    session.startNew({ seed: drawSeed(), ruleset });
    // Once the dialog or the panel that asked for it has gone.
    requestAnimationFrame(() => stage.slot(0)?.focus({ preventScroll: true }));
  };
  const restart = (): void => {
    if (session.worthKeeping) desk.open('restart');
    else newGame();
  };

  return {
    restart,
    newGame,
    connect() {
      const { board, tray } = stage;
      if (board === null || tray === null) return () => undefined;
      const stops = [
        drag.listen(tray),
        listenToBoard(board, table, stage),
        listenToKeys(table, stage, {
          mute: () => settings.setState(({ sound }) => ({ sound: !sound })),
          restart,
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
