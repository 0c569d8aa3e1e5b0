import { gameLaws } from '@blockyard/grid-core/testing';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { PALETTE, type TetrisCommand, tetrisKind } from '../src/index.ts';

const commands: fc.Arbitrary<TetrisCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(-1 as const, 1 as const).map((dx) => ({ type: 'move' as const, dx })) },
  { weight: 3, arbitrary: fc.constantFrom('cw', 'ccw', '180').map((dir) => ({ type: 'rotate' as const, dir })) },
  { weight: 4, arbitrary: fc.constant({ type: 'hardDrop' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'hold' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'softDrop' as const, on: false }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(1, 20, 37.5, 100, 'max' as const)
      .map((factor) => ({ type: 'softDrop' as const, on: true, factor })),
  },
);

describe.each(['basic', 'basic-14', 'guideline'])('laws of %s', (ruleset) => {
  const laws = gameLaws({
    kind: tetrisKind,
    ruleset,
    commands,
    longestPause: 700,
    length: 80,
    picture: (game) => {
      const { view } = game;
      return { view, read: () => `${JSON.stringify({ ...view, well: null })}\n${view.well.toString(PALETTE)}` };
    },
  });
  it.each(laws)('$name', ({ check }) => check());
});
