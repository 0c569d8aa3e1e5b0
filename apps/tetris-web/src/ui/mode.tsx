import { formatCount, formatDuration } from '@blockyard/app-kit';
import { goalById, rulesetById } from '@blockyard/tetris';
import { useTranslation } from 'react-i18next';
import { measureOf } from '../session/measure.ts';
import { useGame } from './page-context.ts';

/** The words of a ruleset or goal; an id that is not ours stands for itself. */
export function useModeNames() {
  const { t } = useTranslation();
  return {
    ruleset: (id: string, part: 'name' | 'text' = 'name'): string =>
      rulesetById(id) === undefined ? id : t(`ruleset.${id as 'basic'}.${part}`),
    goal: (id: string, part: 'name' | 'text' = 'name'): string =>
      goalById(id) === undefined ? id : t(`goal.${id as 'endless'}.${part}`),
  };
}

/** What is being played, in a line. */
export function ModeName() {
  const names = useModeNames();
  const ruleset = useGame((state) => state.ruleset);
  const goal = useGame((state) => state.goal);
  return (
    <p className="mode-name">
      {names.ruleset(ruleset)} · {names.goal(goal)}
    </p>
  );
}

/** A best, points or time as the goal has it; a dash where there is none. */
export function useBestText(): (goal: string, best: number) => string {
  const { i18n } = useTranslation();
  return (goal, best) => {
    if (best === 0) return '–';
    return measureOf(goal) === 'time' ? formatDuration(best) : formatCount(best, i18n.language);
  };
}

/** Whose spins a ruleset counts, in words: every piece's, or those of T alone; `undefined` where it has none to tell. */
export function useSpinner(): string | undefined {
  const { t } = useTranslation();
  const spins = useGame(({ ruleset }) => rulesetById(ruleset)?.spins ?? 'none');
  if (spins === 'none' || spins === 'kicked') return undefined;
  return spins.startsWith('all') ? t('callout.allPieces') : 'T';
}
