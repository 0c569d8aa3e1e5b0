import { type LaunchProblem, launchOptions } from '@blockyard/app-kit';
import { rulesetById } from '@blockyard/tetris';
import type { Page } from './page.ts';
import { MOST_LEVEL } from './settings.ts';

/**
 * What the page begins with: the game that the address asks for, else the saved one, paused, else the menu. Returns a
 * notice for the player, if there is one. What the address asked for is then taken out of it, so that a reload brings
 * back the game that was being played and does not begin it again.
 */
export function launch({ session, store, language }: Page): string | undefined {
  const { options, problems } = launchOptions(location.search);
  const { t } = language;
  const { seed, ruleset = 'basic', level = 1 } = options;
  const wrong: LaunchProblem[] = [...problems];
  if (rulesetById(ruleset) === undefined) wrong.push('ruleset');
  if (level < 1 || level > MOST_LEVEL) wrong.push('level');
  const [first] = wrong;
  if (first !== undefined) {
    const { refused } = session.restore();
    return refused === undefined ? t(`kit:launch.${first}`) : t('notice.saveRefused');
  }
  if (seed !== undefined || options.ruleset !== undefined || options.level !== undefined) {
    session.start(seed === undefined ? { ruleset, level } : { ruleset, level, seed });
    history.replaceState(history.state, '', location.pathname + location.hash);
    return store.persistent ? undefined : t('kit:savedForNow');
  }
  const { refused } = session.restore();
  if (refused !== undefined) return t('notice.saveRefused');
  return store.persistent ? undefined : t('kit:savedForNow');
}
