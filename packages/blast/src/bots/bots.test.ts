import { RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { EMPTY, gameAt } from '../../test/support/boards.ts';
import { BlastGame } from '../game.ts';
import { RULESETS } from '../ruleset.ts';
import { type Bot, greedy, greedyFor, planner, plannerFor, random } from './bots.ts';

function scoreOf(bot: Bot, seed: number, ruleset: string, moves: number): number {
  const game = BlastGame.start({ seed, ruleset });
  const stream = RandomStream.seeded(seed, 'bots');
  for (let i = 0; i < moves && !game.over; i++) {
    const command = bot(game.view, stream);
    if (command === undefined || !game.dispatch(command).ok) throw new Error('a bot made no legal move');
  }
  return game.view.score;
}

describe('the bots', () => {
  it.each(RULESETS)('play %s by its rules', (id) => {
    for (const bot of [random, greedyFor(id), plannerFor(id, { beam: 2 })]) {
      expect(scoreOf(bot, 1, id, 9)).toBeGreaterThan(0);
    }
  });

  it('get better from one to the next', () => {
    const mean = (bot: Bot) => [1, 2, 3, 4].reduce((sum, seed) => sum + scoreOf(bot, seed, 'classic', 60), 0);
    expect(mean(greedy)).toBeGreaterThan(mean(random));
    expect(mean(plannerFor('classic', { beam: 4 }))).toBeGreaterThan(mean(random));
  });

  it('have no move where nothing fits', () => {
    const { view } = gameAt({
      board: EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#')),
      tray: ['o9', null, null],
    });
    for (const bot of [random, greedy, planner]) expect(bot(view, RandomStream.seeded(1, 'bots'))).toBeUndefined();
  });
});
