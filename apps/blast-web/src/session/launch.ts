import { launchOptions } from '@blockyard/app-kit';
import { rulesetById } from '@blockyard/blast';
import type { Notice } from '../play/desk.ts';
import type { SavedGame } from './saved-game.ts';
import { BlastSession, type SessionParts } from './session.ts';

export interface Launch {
  readonly session: BlastSession;
  readonly notice: Notice | undefined;
}

export const DEFAULT_RULESET = 'classic';

/**
 * The game to open the page with: the one that the address asks for (`?seed=&ruleset=`), else the one that was saved, else
 * a new one. A finished game is not brought back. `search` is the address's query.
 */
export function launch(parts: SessionParts, search: string, drawSeed: () => number): Launch {
  const { options, problems } = launchOptions(search);
  const unknown = options.ruleset !== undefined && rulesetById(options.ruleset) === undefined;
  const problem = unknown ? 'ruleset' : problems.find((name) => name === 'seed' || name === 'ruleset');
  const loaded = parts.slot.load();
  const saved = loaded.kind === 'loaded' ? loaded.value : undefined;
  const running = saved !== undefined && !isOver(saved) ? saved : undefined;
  const asked = problem === undefined && (options.seed !== undefined || options.ruleset !== undefined);

  if (!asked && running !== undefined) {
    const session = BlastSession.resume(parts, running);
    return { session, notice: problem && { key: `kit:launch.${problem}` } };
  }
  const { seed = drawSeed(), ruleset = DEFAULT_RULESET } = asked ? options : {};
  const start = { seed, ruleset };
  if (asked && running !== undefined && isStart(running, start)) {
    return { session: BlastSession.resume(parts, running), notice: undefined };
  }
  const session = BlastSession.start(parts, start);
  if (problem !== undefined) return { session, notice: { key: `kit:launch.${problem}` } };
  if (loaded.kind === 'refused') {
    return { session, notice: { key: 'notice.refused', values: { reason: loaded.reason } } };
  }
  return { session, notice: running && wayBack(session, running) };
}

/** The same deal, already begun: a reload of the page goes on with it. */
function isStart({ recording }: SavedGame, { seed, ruleset }: { seed: number; ruleset: string }): boolean {
  return 'seed' in recording.start && recording.start.seed === seed && recording.ruleset === ruleset;
}

function isOver({ snapshot }: SavedGame): boolean {
  return snapshot['over'] === true;
}

/** The game that was running is not lost to a link: it can be gone back to. */
function wayBack(session: BlastSession, running: SavedGame): Notice | undefined {
  const score = Number(running.snapshot['score'] ?? 0);
  if (score === 0 && running.recording.log.length === 0) return undefined;
  return {
    key: 'notice.replaced',
    values: { score },
    action: { key: 'notice.goBack', run: () => session.goBackTo(running) },
  };
}
