import { type Announcements, formatCount, formatDuration } from '@blockyard/app-kit';
import type { TetrisEvent, TetrisView } from '@blockyard/tetris';
import type { i18n } from 'i18next';

/** Says to screen readers what a player would see: rows, score and level after a clear, and the end. */
export function announceEvents(
  announcer: Announcements,
  language: i18n,
  events: readonly TetrisEvent[],
  view: TetrisView,
): void {
  const { t } = language;
  const score = (): string => formatCount(view.score, language.language);
  for (const event of events) {
    if (event.type === 'cleared') {
      announcer.say(t('say.rows', { count: event.rows.length }));
      announcer.say(t('say.score', { score: score() }), 'score');
      announcer.say(t('say.lines', { count: view.lines }), 'lines');
    }
    if (event.type === 'levelUp') announcer.say(t('say.level', { level: event.level }), 'level');
    if (event.type === 'over') {
      announcer.clear();
      announcer.interrupt(
        view.result?.reached === true
          ? t('say.reached', { time: formatDuration(view.result.ms), score: score() })
          : t('say.over', { score: score() }),
      );
    }
  }
}
