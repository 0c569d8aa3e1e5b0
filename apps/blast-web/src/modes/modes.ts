import { daily, rulesetById } from '@blockyard/blast';
import { levelById } from '@blockyard/blast/journey';

/** The ways to play, in the order of the menu: each ruleset of the house, and the journey, which plays `classic` by levels. */
export const MODES = ['classic', 'daily', 'journey', 'zen', 'streak', 'ten', 'boxes'] as const;
export type ModeId = (typeof MODES)[number];

/** What a new game begins from. `day` is the date of a daily game. */
export type Start =
  | { readonly seed: number; readonly ruleset: string; readonly day?: string | undefined }
  | { readonly level: number };

export function isMode(name: string): name is ModeId {
  return (MODES as readonly string[]).includes(name);
}

/** The start of a new game of a ruleset: the daily one is that of `today`, any other is dealt from `seed`. */
export function startOf(ruleset: string, seed: number, today: string): Start {
  return ruleset === 'daily' ? dailyStart(today) : { seed, ruleset };
}

export function dailyStart(today: string): Start & { readonly seed: number } {
  const { seed, ruleset } = daily(today);
  return { seed, ruleset, day: today };
}

/** Whether a game can begin from this. */
export function isStartable(start: { readonly ruleset: string } | { readonly level: number }): boolean {
  return 'level' in start ? levelById(start.level) !== undefined : rulesetById(start.ruleset) !== undefined;
}

/** The query of the address that opens this mode again; none for the classic game. */
export function addressOf(mode: string, level: number | undefined): string {
  if (level !== undefined) return `?level=${level}`;
  return mode === 'classic' || !isMode(mode) ? '' : `?ruleset=${mode}`;
}
