import { downloadText, pickTextFile } from '@blockyard/app-kit';
import { makeBackup, parseBackup } from '../session/backup.ts';
import type { BestScores } from '../session/best-scores.ts';
import type { Parts } from '../view/parts.ts';

/** Hands the running game and what the player has reached to the player as a file. */
export function saveToFile({ session, best, stars, days }: Parts): void {
  const backup = { game: session.saved(), best: best.all(), stars: stars.all(), days: days.all() };
  downloadText('blockyard-blast.json', makeBackup(backup));
}

/** Goes on with the game of a file that the player chooses, or shows its replay; the game that was there can be gone back to. */
export async function openFile({ session, best, stars, days, desk }: Parts): Promise<void> {
  const text = await pickTextFile();
  if (text === undefined) return;
  if (isReplay(text)) {
    desk.watch({ kind: 'text', text: text.trim() });
    return;
  }
  const backup = parseBackup(text);
  if (!backup.ok) {
    desk.tell({ key: `file.${backup.error.code}` });
    return;
  }
  const before = session.worthKeeping ? session.saved() : undefined;
  const { score } = session.view;
  raise(best, backup.value.best);
  raise(stars, backup.value.stars);
  raise(days, backup.value.days);
  session.goBackTo(backup.value.game);
  if (before === undefined) return;
  desk.tell({
    key: 'notice.replaced',
    values: { score },
    action: { key: 'notice.goBack', run: () => session.goBackTo(before) },
  });
}

/** Takes over every figure that is higher than the one here. */
function raise(here: BestScores, there: Readonly<Record<string, number>> = {}): void {
  for (const [name, score] of Object.entries(there)) here.record(name, score);
}

/** Whether a file looks like a replay: the viewer checks it, and says what is wrong with it. */
function isReplay(text: string): boolean {
  return /^\s*[\w-]+\s*$|"format"\s*:\s*"blockyard-replay\//.test(text);
}
