import { gameLaws } from '@blockyard/grid-core/testing';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { type BlastCommand, blastKind, RULESETS, rulesetById } from '../src/index.ts';

const commandsTo = (most: number): fc.Arbitrary<BlastCommand> =>
  fc.oneof(
    {
      weight: 150,
      arbitrary: fc.record({
        type: fc.constant('place' as const),
        slot: fc.integer({ min: 0, max: 3 }),
        x: fc.integer({ min: -1, max: most }),
        y: fc.integer({ min: -1, max: most }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'undo' as const }) },
  );

/** Games on a small board end while few random commands have been tried. */
const small = (id: string) => {
  const size = id === 'boxes' ? 6 : 4;
  return { ...rulesetById(id), id: 'small', board: { width: size, height: size } };
};

describe.each(RULESETS)('the laws of a game hold for %s', (id) => {
  const laws = gameLaws({
    kind: blastKind,
    ruleset: id === 'classic' ? id : small(id),
    commands: commandsTo(id === 'classic' ? 7 : id === 'boxes' ? 5 : 3),
    longestPause: 100,
    allowedWhenOver: ({ type }) => type === 'undo',
    // Most random commands are refused; a random game is over after some fifteen that are not, so that many runs end.
    length: id === 'classic' ? 1500 : 900,
    runs: id === 'classic' ? 15 : 12,
    picture: (game) => {
      const { view } = game;
      return { view, read: () => `${view.board}${JSON.stringify([view.tray, view.score, view.lines, view.fits])}` };
    },
  });
  it.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => law.check());
});
