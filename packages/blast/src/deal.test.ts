import { RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { Chance, EMPTY, gameAt, randomMove } from '../test/support/boards.ts';
import { CLASSIC_DEAL } from './data/rulesets/classic.ts';
import { drawPiece, weightsOf } from './dealer.ts';
import { BlastGame } from './game.ts';
import type { Tray } from './types.ts';

const ids = (tray: Tray) => tray.map((piece) => piece?.id ?? null);

describe('the classic deal', () => {
  it('draws a piece as often as its share of the weights says, its own weight before its family’s', () => {
    const stream = RandomStream.seeded(20, 'deals');
    const weights = weightsOf({ weights: { dot: 1, o4: 2, o9: 4, i2: 7, i2h: 0, i2v: 3 } }, { easy: 200, hard: 50 });
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const { id } = drawPiece(weights, stream);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    // 2, 4, 2 and 6 of 14.
    expect([...counts.keys()].sort()).toEqual(['dot', 'i2v', 'o4', 'o9']);
    for (const [id, share] of Object.entries({ dot: 2, o4: 4, o9: 2, i2v: 6 })) {
      expect(Math.abs((counts.get(id) ?? 0) - (6000 * share) / 14), id).toBeLessThan(120);
    }
  });

  it('never draws a family without a weight', () => {
    const stream = RandomStream.seeded(5, 'deals');
    const drawn = new Set(
      Array.from({ length: 500 }, () => drawPiece(weightsOf({ weights: { o9: 1, dot: 3, i2: 0 } }), stream).id),
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
      openings.add(Array.from({ length: 14 }, () => drawPiece(weightsOf(CLASSIC_DEAL), stream).id).join());
    }
    expect(openings.size).toBeGreaterThanOrEqual(195);
  });
});
