import { packText, type Records } from '@blockyard/app-kit';
import type { Replay } from '@blockyard/grid-core/replay';
import * as v from 'valibot';

/** How a game ended, and its replay. */
export interface EndedGame {
  readonly ruleset: string;
  readonly goal: string;
  /** Points. */
  readonly score: number;
  /** Game time. */
  readonly ms: number;
  /** The goal was reached. */
  readonly reached: boolean;
  readonly replay: Replay<unknown>;
}

export interface KeptReplay extends Omit<EndedGame, 'replay'> {
  readonly id: string;
  /** When the game ended, in ms since 1970. */
  readonly at: number;
  /** It stays, however many games follow. */
  readonly pinned: boolean;
  /** Packed, for `readReplay`: what is in it has not been looked at. */
  readonly replay: string;
}

/** What is kept under an id: a replay, or something that is none and can only be removed. */
export type KeptEntry = { readonly id: string; readonly kept: KeptReplay | undefined };

/** Of those that are not pinned. */
export const MOST_KEPT = 50;

/** So many give way to one that the browser has no room for. */
const MOST_GIVEN_UP = 3;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.string(), v.maxLength(64));

const schema = v.strictObject({
  at: v.pipe(count, v.maxValue(8.64e15)),
  ruleset: word,
  goal: word,
  score: count,
  ms: count,
  reached: v.boolean(),
  pinned: v.boolean(),
  replay: v.string(),
});

/** The replays of the latest games, and those that the player has pinned. No call rejects. */
export class KeptReplays {
  constructor(
    private readonly records: Records,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Keeps a game in place of the oldest ones; where the browser has no room, a few more of them give way. False when it
   * could not be kept.
   */
  async keep({ replay, ...game }: EndedGame): Promise<boolean> {
    const at = this.now();
    // Two games can end in one ms only in two tabs; the hash keeps them apart.
    const id = `${new Date(at).toISOString()} ${replay.end.hash}`;
    const text = JSON.stringify({ ...game, at, pinned: false, replay: packText(JSON.stringify(replay)) });
    const before = await this.list();
    const spare = before
      .filter(({ id: other, kept }) => kept?.pinned !== true && other !== id)
      .map((entry) => entry.id);
    for (const surplus of spare.splice(MOST_KEPT - 1)) await this.records.remove(surplus);
    for (let given = 0; given <= MOST_GIVEN_UP; given++) {
      if (await this.records.put(id, text)) return true;
      const oldest = spare.pop();
      if (given === MOST_GIVEN_UP || oldest === undefined || !(await this.records.remove(oldest))) break;
    }
    return false;
  }

  /** What can be read first: the pinned ones, then the others, each the newest first; then what cannot. */
  async list(): Promise<readonly KeptEntry[]> {
    const ids = await this.records.list();
    const entries = await Promise.all(ids.map(async (id) => ({ id, kept: parseKept(id, await this.records.get(id)) })));
    return entries.sort((a, b) => rankOf(a) - rankOf(b) || (b.kept?.at ?? 0) - (a.kept?.at ?? 0));
  }

  /** False when it is not there any more, or the change could not be kept. */
  async pin(id: string, pinned: boolean): Promise<boolean> {
    const kept = parseKept(id, await this.records.get(id));
    if (kept === undefined) return false;
    const { id: _, ...stored } = kept;
    return this.records.put(id, JSON.stringify({ ...stored, pinned }));
  }

  remove(id: string): Promise<boolean> {
    return this.records.remove(id);
  }
}

function rankOf({ kept }: KeptEntry): number {
  if (kept === undefined) return 2;
  return kept.pinned ? 0 : 1;
}

function parseKept(id: string, text: string | undefined): KeptReplay | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? { id, ...parsed.output } : undefined;
  } catch {
    return undefined;
  }
}
