import { copyText } from '@blockyard/app-kit';
import { type BlastEvent, blastKind } from '@blockyard/blast';
import { openReplay } from '@blockyard/grid-core/replay';
import { dayStreak, localDate } from '../modes/day.ts';
import type { Parts } from '../view/parts.ts';
import { dailyText } from './daily-text.ts';

/** Hands a finished day's result to the system's share sheet, on a phone, or to the clipboard; says which. */
export async function shareDaily({ session, days, desk, language }: Parts): Promise<void> {
  const { day, view } = session;
  if (day === undefined) return;
  const opened = openReplay(blastKind, session.replay());
  const played = opened.ok ? opened.value.advanceTo(Number.MAX_SAFE_INTEGER) : undefined;
  const text = dailyText(language.t, language.language, {
    day,
    score: view.score,
    lines: view.lines,
    rounds: view.round,
    streak: dayStreak(Object.keys(days.all()), localDate()),
    events: played?.ok ? (played.value as readonly BlastEvent[]) : [],
    link: `${location.origin}${location.pathname}?ruleset=daily`,
  });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ text })) {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      // The player has changed their mind; anything else is what the clipboard is for.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const copied = await copyText(text);
  desk.tell({ key: copied ? 'daily.copied' : 'kit:notCopied', passing: true });
}
