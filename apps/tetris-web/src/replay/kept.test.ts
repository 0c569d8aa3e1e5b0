import type { Records } from '@blockyard/app-kit';
import type { Replay } from '@blockyard/grid-core/replay';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EndedGame, KeptReplays, MOST_KEPT } from './kept.ts';
import { readReplay } from './read.ts';

const REPLAY: Replay<unknown> = {
  ...{ format: 'blockyard-replay/1', game: 'tetris', rules: 2, ruleset: 'basic', digest: 'd'.repeat(16) },
  ...{ start: { seed: 1 }, log: [], end: { now: 5, hash: '0123456789abcdef', score: 7 } },
};
const GAME: EndedGame = { ruleset: 'basic', goal: 'endless', score: 7, ms: 5, reached: false, replay: REPLAY };

/** Records with room for so many texts. */
function shelf(room = Number.POSITIVE_INFINITY): Records & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    async put(id, text) {
      if (!texts.has(id) && texts.size >= room) return false;
      texts.set(id, text);
      return true;
    },
    get: async (id) => texts.get(id),
    list: async () => [...texts.keys()].sort(),
    remove: async (id) => texts.delete(id),
    trim: async () => true,
  };
}

/** A minute passes from game to game. */
function opened(records = shelf()): { kept: KeptReplays; records: ReturnType<typeof shelf> } {
  let minutes = 0;
  return { records, kept: new KeptReplays(records, () => 60_000 * ++minutes) };
}

const scoresOf = async (kept: KeptReplays) => (await kept.list()).map((entry) => entry.kept?.score);

async function keepScores(kept: KeptReplays, ...scores: readonly number[]): Promise<void> {
  for (const score of scores) expect(await kept.keep({ ...GAME, score })).toBe(true);
}

describe('kept replays', () => {
  it('are listed from the newest, with how the game ended and a replay that can be read', async () => {
    const { kept } = opened();
    await keepScores(kept, 1, 2);
    await kept.keep({ ...GAME, goal: 'sprint-40', reached: true, ms: 61_000, score: 3 });
    const [first] = await kept.list();
    expect(first?.kept).toMatchObject({ goal: 'sprint-40', reached: true, ms: 61_000, at: 180_000, pinned: false });
    expect(readReplay(first?.kept?.replay)).toEqual({ ok: true, value: REPLAY });
    expect(await scoresOf(kept)).toEqual([3, 2, 1]);
  });

  it('are the latest fifty, beside those that are pinned', async () => {
    const { kept } = opened();
    await keepScores(kept, 1, 2);
    const oldest = (await kept.list()).at(-1)?.id ?? '';
    expect(await kept.pin(oldest, true)).toBe(true);
    await keepScores(kept, ...Array.from({ length: MOST_KEPT }, (_, i) => 3 + i));
    const scores = await scoresOf(kept);
    expect(scores).toHaveLength(MOST_KEPT + 1);
    expect([scores[0], scores[1], scores.at(-1)]).toEqual([1, MOST_KEPT + 2, 3]);
    expect(await kept.pin(oldest, false)).toBe(true);
    await keepScores(kept, 100);
    expect(await scoresOf(kept)).toHaveLength(MOST_KEPT);
    expect(await scoresOf(kept)).not.toContain(1);
  });

  it('give way to a new one where the browser is full, the oldest first, the pinned ones never', async () => {
    const { kept } = opened(shelf(3));
    await keepScores(kept, 1, 2, 3);
    for (const { id, kept: entry } of await kept.list()) if (entry?.score === 1) await kept.pin(id, true);
    await keepScores(kept, 4);
    expect(await scoresOf(kept)).toEqual([1, 4, 3]);
    for (const { id } of await kept.list()) await kept.pin(id, true);
    expect(await kept.keep(GAME)).toBe(false);
    expect(await scoresOf(kept)).toEqual([4, 3, 1]);
  });

  it('do not all go for one that cannot be kept', async () => {
    const { kept, records } = opened();
    await keepScores(kept, ...Array.from({ length: 9 }, (_, i) => i));
    records.put = async () => false;
    expect(await kept.keep(GAME)).toBe(false);
    expect(await scoresOf(kept)).toEqual([8, 7, 6, 5, 4, 3]);
  });

  it('can be removed, and what is gone cannot be pinned', async () => {
    const { kept } = opened();
    await keepScores(kept, 1, 2);
    const [newest] = await kept.list();
    expect(await kept.remove(newest?.id ?? '')).toBe(true);
    expect(await kept.pin(newest?.id ?? '', true)).toBe(false);
    expect(await scoresOf(kept)).toEqual([1]);
  });

  it('are hostile until parsed: what is none is named last, gives way first, and nothing throws', async () => {
    const { kept, records } = opened();
    await keepScores(kept, 1);
    const [good] = [...records.texts.values()];
    const broken = ['', '{', 'null', '[]', good?.replace('"score":1', '"score":-1'), good?.replace('}', ',"more":1}')];
    for (const [i, text] of broken.entries()) records.texts.set(`broken ${i}`, text ?? '');
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        records.texts.set('broken any', text);
        expect((await kept.list()).at(-1)?.kept).toBeUndefined();
      }),
    );
    expect(await scoresOf(kept)).toEqual([1, ...Array.from({ length: 7 }, () => undefined)]);
    await keepScores(kept, ...Array.from({ length: MOST_KEPT - 1 }, (_, i) => 2 + i));
    expect(await scoresOf(kept)).toEqual(Array.from({ length: MOST_KEPT }, (_, i) => MOST_KEPT - i));
  });
});
