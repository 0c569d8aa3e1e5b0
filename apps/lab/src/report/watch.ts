import { deflateRawSync } from 'node:zlib';
import { GAMES } from '../games/games.ts';
import type { GameId } from '../games/lab-game.ts';
import { whyUnplayable } from '../run/load.ts';
import { gamePlan, type Run } from '../run/run.ts';
import { escaped, type Markup } from './markup.ts';

/** Longer addresses are cut by what they are sent through. */
const LONGEST_LINK = 8000;

/** Where `npm start` serves the pages. */
export const PAGES = 'http://localhost:4173/';

/**
 * A way to watch a game of a run in its page: a link that holds the replay; a file, within the report, where the link
 * would be too long; nothing for a run of other rules, which cannot be played again. `pages` ends with a slash.
 */
export function watching(run: Run, index: number, pages: string): Markup {
  if (whyUnplayable(run) !== undefined) return { markup: '' };
  return wayTo(JSON.stringify(GAMES[run.game].record(gamePlan(run, index))), run.game, index, pages);
}

/** The link to a replay in JSON, or the file. */
export function wayTo(replay: string, game: GameId, index: number, pages: string): Markup {
  const link = `${pages}${game}/?replay=z${deflateRawSync(replay, { level: 9 }).toString('base64url')}`;
  if (link.length <= LONGEST_LINK) return { markup: `<a href="${escaped(link)}">watch</a>` };
  const file = `data:application/json;base64,${Buffer.from(replay).toString('base64')}`;
  return { markup: `<a href="${file}" download="${game}-${index}.json">file</a>` };
}
