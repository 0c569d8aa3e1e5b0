import { packText } from '@blockyard/app-kit';
import type { BlastCommand } from '@blockyard/blast';
import type { Replay } from '@blockyard/grid-core/replay';

/** A longer link is cut off by some mailers and chats; the replay then goes into a file. */
const LONGEST_LINK = 8000;

/** The link that opens a replay; `undefined` where it would be too long. `page` is the page's address without a query. */
export function replayLink(replay: Replay<BlastCommand>, page: string): string | undefined {
  const link = `${page}?replay=${packText(JSON.stringify(replay))}`;
  return link.length > LONGEST_LINK ? undefined : link;
}
