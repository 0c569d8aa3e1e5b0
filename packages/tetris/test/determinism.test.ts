import { hashOf } from '@blockyard/grid-core';
import { afterEach, expect, it, vi } from 'vitest';
import { TetrisGame } from '../src/index.ts';
import { script } from './fuzz.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function thousandMoves(ruleset: string): string {
  let game = TetrisGame.start({ seed: 0, ruleset });
  script(99, 1000).forEach(({ ms, command }, i) => {
    if (game.over) game = TetrisGame.start({ seed: i, ruleset });
    game.advance(ms);
    game.dispatch(command);
    void game.view;
  });
  return hashOf(game.snapshot());
}

it.each(['basic', 'guideline'])('%s: 1,000 moves ask no clock and no chance of the platform', (ruleset) => {
  const before = thousandMoves(ruleset);
  const forbidden = (): never => {
    throw new Error('the rules asked the platform');
  };
  vi.stubGlobal('Date', Object.assign(forbidden, { now: forbidden }));
  vi.spyOn(Math, 'random').mockImplementation(forbidden);
  expect(thousandMoves(ruleset)).toBe(before);
});

it('games of two copies of the package do not meet', async () => {
  type Package = typeof import('../src/index.ts');
  const copies = await Promise.all(
    ['a', 'b'].map((tag) => import(/* @vite-ignore */ `../src/index.ts?${tag}`) as Promise<Package>),
  );
  const play = (games: readonly TetrisGame[]): readonly string[] => {
    for (const { ms, command } of script(3, 150)) {
      for (const game of games) {
        game.advance(ms);
        game.dispatch(command);
      }
    }
    return games.map((game) => hashOf(game.snapshot()));
  };
  const seeds = [1, 2, 3];
  const together = play(
    copies.flatMap((copy) => seeds.map((seed) => copy.TetrisGame.start({ seed, ruleset: 'guideline' }))),
  );
  const alone = seeds.flatMap((seed) => play([TetrisGame.start({ seed, ruleset: 'guideline' })]));
  expect(together).toEqual([...alone, ...alone]);
});
