import { launchOptions } from '@blockyard/app-kit';
import { isStartable, type Start, startOf } from '../modes/modes.ts';
import type { Notice, Panel } from '../play/desk.ts';
import { placeOf } from './keeper.ts';
import type { SavedGame } from './saved-game.ts';
import { BlastSession } from './session.ts';
import type { SessionParts } from './session-parts.ts';

export interface Launch {
  readonly session: BlastSession;
  readonly notice: Notice | undefined;
  /** What lies over the table at once: the journey's map, where the address asks for no level. */
  readonly panel: Panel | undefined;
}

/** What a page without a word of its own begins. */
const DEFAULT_RULESET = 'classic';

/** Where new games come from: seeds, and the player's date. */
export interface Sources {
  readonly drawSeed: () => number;
  readonly today: () => string;
}

/** What the address asks for; `seed` is left open where it names none. */
type Asked = { readonly ruleset: string; readonly seed?: number | undefined } | { readonly level: number };

/**
 * The game to open the page with: the one that the address asks for (`?seed=&ruleset=`, `?level=`), else the one that was
 * saved, else a new one. A ruleset without a seed goes on with the game that is saved in that mode. A finished game is not
 * brought back, but for the daily one of today. `search` is the address's query.
 */
export function launch(parts: SessionParts, search: string, sources: Sources): Launch {
  const { asked, problem, panel } = readAddress(search);
  const loaded = parts.slot.load();
  const held = loaded.kind === 'loaded' ? loaded.value : undefined;
  const today = sources.today();
  const running = held !== undefined && goesOn(held, today) ? held : undefined;
  const fresh = (ruleset: string): Start => startOf(ruleset, sources.drawSeed(), today);

  if (asked === undefined || (running !== undefined && isOf(running, asked))) {
    const notice = problem === undefined ? undefined : { key: `kit:launch.${problem}` };
    if (running !== undefined) return { session: BlastSession.resume(parts, running), notice, panel };
    const session = BlastSession.start(parts, fresh(DEFAULT_RULESET));
    return { session, notice: notice ?? refusal(loaded), panel };
  }
  const waiting = 'seed' in asked && asked.seed !== undefined ? undefined : parts.shelf.peek(placeOfAsked(asked));
  const resumed = waiting !== undefined && goesOn(waiting, today) ? waiting : undefined;
  const session = resumed
    ? BlastSession.resume(parts, resumed)
    : BlastSession.start(parts, startAsked(asked, fresh, today));
  session.displace(running);
  return { session, notice: refusal(loaded) ?? (running && wayBack(session, running)), panel };
}

function readAddress(search: string): { asked?: Asked; problem?: string; panel?: Panel | undefined } {
  const { options, problems } = launchOptions(search);
  const { seed, ruleset, level } = options;
  const bad = problems.find((name) => name === 'seed' || name === 'ruleset' || name === 'level' || name === 'replay');
  if (bad !== undefined) return { problem: bad };
  if (ruleset === 'journey' && level === undefined) return { panel: 'journey' };
  if (level !== undefined) return isStartable({ level }) ? { asked: { level } } : { problem: 'level' };
  if (seed === undefined && ruleset === undefined) return {};
  const asked = { ruleset: ruleset ?? DEFAULT_RULESET, seed };
  return isStartable(asked) ? { asked } : { problem: 'ruleset' };
}

/** Whether the page goes on with a saved game: an unfinished one, but for a daily game of another day, or today's finished one. */
export function goesOn({ snapshot, day }: SavedGame, today: string): boolean {
  return day === undefined ? snapshot['over'] !== true : day === today;
}

/** Whether a saved game is what the address asks for: a reload of the page goes on with it. */
function isOf({ recording, level }: SavedGame, asked: Asked): boolean {
  if ('level' in asked) return level === asked.level;
  if (level !== undefined || recording.ruleset !== asked.ruleset) return false;
  return asked.seed === undefined || ('seed' in recording.start && recording.start.seed === asked.seed);
}

function placeOfAsked(asked: Asked): string {
  return 'level' in asked ? `journey.${asked.level}` : asked.ruleset;
}

function startAsked(asked: Asked, fresh: (ruleset: string) => Start, today: string): Start {
  if ('level' in asked) return asked;
  const { ruleset, seed } = asked;
  const start = fresh(ruleset);
  if (seed === undefined || (!('level' in start) && start.day === today && start.seed === seed)) return start;
  return { ruleset, seed };
}

function refusal(loaded: ReturnType<SessionParts['slot']['load']>): Notice | undefined {
  return loaded.kind === 'refused' ? { key: 'notice.refused' } : undefined;
}

/** The game that was running is not lost to a link: it can be gone back to. Another mode's waits on the shelf. */
function wayBack(session: BlastSession, running: SavedGame): Notice | undefined {
  const score = Number(running.snapshot['score'] ?? 0);
  if (score === 0 && running.recording.log.length === 0) return undefined;
  if (placeOf(running) !== placeOf(session.saved())) return undefined;
  return {
    key: 'notice.replaced',
    values: { score },
    action: { key: 'notice.goBack', run: () => session.goBackTo(running) },
  };
}
