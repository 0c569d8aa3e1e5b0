import { downloadText, pickTextFile } from '@blockyard/app-kit';
import type { Desk } from '../play/desk.ts';
import { makeBackup, parseBackup } from '../session/backup.ts';
import type { BestScores } from '../session/best-scores.ts';
import type { BlastSession } from '../session/session.ts';

/** Hands the running game and the best scores to the player as a file. */
export function saveToFile(session: BlastSession, best: BestScores): void {
  downloadText('blockyard-blast.json', makeBackup({ game: session.saved(), best: best.all() }));
}

/** Goes on with the game of a file that the player chooses; the game that was there can be gone back to. */
export async function openFile(session: BlastSession, best: BestScores, desk: Desk): Promise<void> {
  const text = await pickTextFile();
  if (text === undefined) return;
  if (isReplay(text)) {
    desk.watch({ kind: 'text', text: text.trim() });
    return;
  }
  const backup = parseBackup(text);
  if (!backup.ok) {
    desk.tell({ key: 'notice.notOpened', values: { reason: backup.error.message } });
    return;
  }
  const before = session.worthKeeping ? session.saved() : undefined;
  const { score } = session.view;
  for (const [ruleset, record] of Object.entries(backup.value.best)) best.record(ruleset, record);
  session.goBackTo(backup.value.game);
  if (before === undefined) return;
  desk.tell({
    key: 'notice.replaced',
    values: { score },
    action: { key: 'notice.goBack', run: () => session.goBackTo(before) },
  });
}

/** Whether a file looks like a replay: the viewer checks it, and says what is wrong with it. */
function isReplay(text: string): boolean {
  return /^\s*(z[\w-]+\s*$|\{\s*"format"\s*:\s*"blockyard-replay\/)/.test(text);
}
