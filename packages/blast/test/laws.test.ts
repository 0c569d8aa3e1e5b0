import { gameLaws } from '@blockyard/grid-core/testing';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { type BlastCommand, blastKind } from '../src/index.ts';

const commands: fc.Arbitrary<BlastCommand> = fc.record({
  type: fc.constant('place' as const),
  slot: fc.integer({ min: 0, max: 3 }),
  x: fc.integer({ min: -1, max: 7 }),
  y: fc.integer({ min: -1, max: 7 }),
});

describe('the laws of a game hold for classic', () => {
  const laws = gameLaws({
    kind: blastKind,
    ruleset: 'classic',
    commands,
    longestPause: 100,
    // Most random commands are refused; a random game is over after some fifteen that are not, so that many runs end.
    length: 900,
    runs: 30,
    picture: (game) => {
      const { view } = game;
      return { view, read: () => `${view.board}${JSON.stringify([view.tray, view.score, view.lines, view.fits])}` };
    },
  });
  it.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => law.check());
});
