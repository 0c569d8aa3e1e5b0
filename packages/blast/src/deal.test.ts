import { RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { Chance, EMPTY, gameAt, randomMove } from '../test/support/boards.ts';
import { CLASSIC_DEAL } from './data/rulesets/classic.ts';
import { drawPiece, weightOf } from './dealer.ts';
import { BlastGame } from './game.ts';
import { LIBRARY } from './library.ts';
import type { Tray } from './types.ts';

const ids = (tray: Tray) => tray.map((piece) => piece?.id ?? null);

/** Pearson's χ² of counted draws against the weights; 73.4 is the limit for 40 degrees of freedom at p = 0.001. */
function chiSquare(counts: ReadonlyMap<string | null, number>, draws: number): number {
  const total = LIBRARY.reduce((sum, piece) => sum + weightOf(piece, CLASSIC_DEAL), 0);
  return LIBRARY.filter((piece) => weightOf(piece, CLASSIC_DEAL) > 0).reduce((sum, piece) => {
    const { id } = piece;
    const expected = (draws * weightOf(piece, CLASSIC_DEAL)) / total;
    return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

describe('the classic deal', () => {
  it('draws each shape as often as its weight says', () => {
    const stream = RandomStream.seeded(20, 'deals');
    const counts = new Map<string | null, number>();
    for (let i = 0; i < 100_000; i++) {
      const { id } = drawPiece(CLASSIC_DEAL, stream);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(chiSquare(counts, 100_000)).toBeLessThan(73.4);
  });

  it.each([0, 1, 2])('is as fair over neighbouring seeds, in slot %i', (slot) => {
    const counts = new Map<string | null, number>();
    for (let seed = 0; seed < 40_000; seed++) {
      const stream = RandomStream.seeded(seed, 'deals');
      for (let i = 0; i < slot; i++) drawPiece(CLASSIC_DEAL, stream);
      const { id } = drawPiece(CLASSIC_DEAL, stream);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(chiSquare(counts, 40_000)).toBeLessThan(73.4);
  });

  it('never draws a family without a weight', () => {
    const stream = RandomStream.seeded(5, 'deals');
    const drawn = new Set(
      Array.from({ length: 500 }, () => drawPiece({ weights: { o9: 1, dot: 3, i2: 0 } }, stream).id),
    );
    expect(drawn).toEqual(new Set(['dot', 'o9']));
  });

  it('depends on the seed and the round alone, not on the board or the play', () => {
    const trays = [1, 2].map((player) => {
      const chance = new Chance(player);
      const game = BlastGame.start({ seed: 12 });
      const seen = [ids(game.view.tray)];
      while (seen.length < 3 && !game.over) {
        const outcome = randomMove(game, chance);
        const dealt = outcome.ok ? outcome.events.find((event) => event.type === 'dealt') : undefined;
        if (dealt) seen.push(ids(dealt.tray));
      }
      return seen;
    });
    expect(trays[0]).toHaveLength(3);
    expect(trays[0]).toEqual(trays[1]);
  });

  it('starts at the tray that the seed gives, whether the game is drawn or begun', () => {
    const begun = BlastGame.start({ seed: 77 });
    const drawn = gameAt({ board: EMPTY, tray: [null, null, null] }, 77);
    expect(drawn.snapshot()).toEqual(begun.snapshot());
  });

  it('takes the given trays first, then goes on from the seed', () => {
    const game = gameAt(
      {
        board: EMPTY,
        tray: [null, null, null],
        nextTrays: [
          ['dot', null, null],
          ['i2h', null, null],
        ],
      },
      9,
    );
    expect([ids(game.view.tray), game.view.round]).toEqual([['dot', null, null], 1]);
    game.dispatch({ type: 'place', slot: 0, x: 0, y: 0 });
    expect([ids(game.view.tray), game.view.round]).toEqual([['i2h', null, null], 2]);
    game.dispatch({ type: 'place', slot: 0, x: 0, y: 1 });
    expect(ids(game.view.tray)).toEqual(ids(BlastGame.start({ seed: 9 }).view.tray));
    expect(game.view.round).toBe(3);
  });

  it('gives 195 different openings of 14 pieces or more in 200 games', () => {
    const openings = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const stream = RandomStream.seeded(seed, 'deals');
      openings.add(Array.from({ length: 14 }, () => drawPiece(CLASSIC_DEAL, stream).id).join());
    }
    expect(openings.size).toBeGreaterThanOrEqual(195);
  });
});
