import { RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { changed, hardDrop, play } from '../test/support.ts';
import { TetrisGame } from './game.ts';
import { dealerOf } from './queue.ts';
import type { QueueRule } from './rulesets/ruleset.ts';
import { PIECES } from './types.ts';

const dealt = (rule: QueueRule, count: number, seed = 1): string => {
  const dealer = dealerOf(rule, RandomStream.seeded(seed, 'pieces'), []);
  return Array.from({ length: count }, () => dealer.next()).join('');
};
const sorted = (pieces: string): string => [...pieces].sort().join('');

describe('a queue', () => {
  it.each([1, 2])('of bags with each piece %i times deals them in rounds', (copies) => {
    const round = 7 * copies;
    const pieces = dealt({ kind: 'bag', copies }, round * 20);
    for (let i = 0; i < 20; i++) {
      expect(sorted(pieces.slice(i * round, (i + 1) * round))).toBe(sorted(PIECES.join('').repeat(copies)));
    }
  });

  it('that is uniform gives each piece as often, and a piece after itself as often as one of the rest', () => {
    const pieces = dealt({ kind: 'uniform' }, 70_000);
    for (const piece of PIECES) {
      expect(Math.abs(pieces.split(piece).length - 1 - 10_000)).toBeLessThan(400);
    }
    const doubles = [...pieces].filter((piece, i) => piece === pieces[i - 1]).length;
    expect(Math.abs(doubles - 10_000)).toBeLessThan(400);
  });

  it('of a list deals the list over and over, whatever the seed', () => {
    expect(dealt({ kind: 'list', pieces: 'IOT' }, 8)).toBe('IOTIOTIO');
    expect(dealt({ kind: 'list', pieces: 'IOT' }, 8, 99)).toBe('IOTIOTIO');
  });

  it.each<QueueRule>([{ kind: 'bag', copies: 2 }, { kind: 'uniform' }, { kind: 'list', pieces: 'IIOTSZ' }])(
    'of kind $kind goes on from a save',
    (queue) => {
      const game = TetrisGame.start({ seed: 5, ruleset: changed('guideline', { queue, previews: 3 }) });
      play(game, hardDrop, hardDrop);
      const twin = TetrisGame.restore(JSON.parse(JSON.stringify(game.snapshot())));
      if (!twin.ok) throw new Error(twin.error.message);
      for (let i = 0; i < 8; i++) {
        expect(twin.value.view.queue).toEqual(game.view.queue);
        play(game, hardDrop);
        play(twin.value, hardDrop);
      }
    },
  );

  it.each<[QueueRule, string]>([
    [{ kind: 'list', pieces: 'IOT' }, 'OT'],
    [{ kind: 'uniform' }, ''],
  ])('of rule %j deals first what lies ahead, and tells what is left', (rule, left) => {
    const dealer = dealerOf(rule, RandomStream.seeded(1, 'pieces'), ['S', 'Z']);
    expect([dealer.next(), dealer.state().ahead.join(''), dealer.next()]).toEqual(['S', 'Z', 'Z']);
    dealer.next();
    expect(dealer.state().ahead.join('')).toBe(left);
  });

  it.each([0, 1, 6])('shows %i pieces', (previews) => {
    const game = TetrisGame.start({ seed: 5, ruleset: changed('guideline', { previews }) });
    expect(game.view.queue).toHaveLength(previews);
  });
});
