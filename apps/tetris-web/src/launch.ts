import { type LaunchProblem, launchOptions } from '@blockyard/app-kit';
import { goalById, rulesetById } from '@blockyard/tetris';
import type { Page } from './page.ts';
import { MOST_LEVEL } from './settings.ts';

/** What the page begins with, beside a game. */
export interface Launched {
  readonly notice: string | undefined;
  /** The replay that the address asks for, unread. */
  readonly replay: { readonly source: string } | undefined;
}

/**
 * What the page begins with: the game that the address asks for, else the saved one, paused, else the menu. What the
 * address asked for is then taken out of it, so that a reload brings back the game that was being played and does not
 * begin it again.
 */
export function launch({ session, store, language }: Page): Launched {
  const { options, problems } = launchOptions(location.search);
  const { t } = language;
  const { seed, ruleset = 'basic', level = 1, replay } = options;
  const goal = new URLSearchParams(location.search).get('goal') ?? undefined;
  const wrong: (LaunchProblem | 'goal')[] = [...problems];
  if (rulesetById(ruleset) === undefined) wrong.push('ruleset');
  if (level < 1 || level > MOST_LEVEL) wrong.push('level');
  if (goal !== undefined && goalById(goal) === undefined) wrong.push('goal');
  const [first] = wrong;
  const asked = [seed, options.ruleset, options.level, goal].some((value) => value !== undefined);
  if (first === undefined && (asked || replay !== undefined)) {
    history.replaceState(history.state, '', location.pathname + location.hash);
  }
  const fleeting = store.persistent ? undefined : t('kit:savedForNow');
  if (first === undefined && asked && replay === undefined) {
    session.start({ ruleset, goal, level, seed });
    return { notice: fleeting, replay: undefined };
  }
  const { refused } = session.restore();
  const shown = first !== undefined || replay === undefined ? undefined : { source: replay };
  if (refused !== undefined) return { notice: t('notice.saveRefused'), replay: shown };
  if (first !== undefined)
    return { notice: first === 'goal' ? t('notice.goal') : t(`kit:launch.${first}`), replay: undefined };
  return { notice: fleeting, replay: shown };
}
