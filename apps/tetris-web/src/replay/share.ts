import { copyText, downloadText, packText } from '@blockyard/app-kit';

/** Longer addresses are cut by what they are sent through. */
const MOST_LINK = 8000;

/** The address that shows the replay; `undefined` where it would be too long for one. */
export function replayLink(replay: unknown, page: string): string | undefined {
  const link = new URL(`?replay=${packText(JSON.stringify(replay))}`, page).href;
  return link.length <= MOST_LINK ? link : undefined;
}

/** Copies a link to the replay, or saves it as a file where it is too long for one. Returns what came of it. */
export async function shareReplay(replay: unknown): Promise<'copied' | 'saved' | 'notCopied'> {
  const link = replayLink(replay, location.origin + location.pathname);
  if (link !== undefined) return (await copyText(link)) ? 'copied' : 'notCopied';
  saveReplay(replay);
  return 'saved';
}

export function saveReplay(replay: unknown): void {
  const day = new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  downloadText(`tetris-${day}.json`, JSON.stringify(replay));
}
