import { describe, expect, it } from 'vitest';
import { changed } from '../../test/support.ts';
import { shapeOf } from '../pieces.ts';
import { ROTATION_SYSTEMS, type RotationId } from '../rotation/systems.ts';
import { statesOfSystem, systemOf } from '../rules.ts';
import { RULESETS, rulesetById } from '../rulesets/rulesets.ts';
import { PIECES, type Piece, type Rotation } from '../types.ts';
import { Finesse } from './finesse.ts';

/** The fewest keys by leftmost column, as Techmino's player.lua has them and a search of ours found them again. */
const TABLE: readonly [pieces: string, rotations: readonly Rotation[], rotation: RotationId, keys: string][] = [
  ['ZS', [0, 2], 'srs', '12101221'],
  ['ZS', [1, 3], 'srs', '222112322'],
  ['JLT', [0], 'srs', '12101221'],
  ['JLT', [1], 'srs', '223212332'],
  ['JLT', [2], 'srs', '34323443'],
  ['JLT', [2], 'srs-x', '23212332'],
  ['JLT', [3], 'srs', '232123322'],
  ['O', [0, 1, 2, 3], 'srs', '122101221'],
  ['I', [0, 2], 'srs', '1210121'],
  ['I', [1, 3], 'srs', '2222112222'],
];

describe('the fewest keys', () => {
  it.each(TABLE)('of %s in rotation %j under %s are %4$s', (pieces, rotations, rotation, keys) => {
    const finesse = new Finesse(changed('guideline', { rotation }));
    for (const piece of pieces as unknown as Iterable<Piece>) {
      for (const state of rotations) {
        const { bounds } = shapeOf(piece, state);
        const least = Array.from({ length: 11 - bounds.width }, (_, left) =>
          finesse.least(piece, state, left - bounds.x),
        );
        expect([piece, state, least.join('')]).toEqual([piece, state, keys]);
      }
    }
  });

  it('go by where a turn puts the piece', () => {
    const { kicks } = ROTATION_SYSTEMS.srs;
    const rotation = { id: 'aside', kicks: { ...kicks, T: { '0>1': [[2, 0]] } } } as const;
    const finesse = new Finesse(changed('guideline', { rotation }));
    // A T comes in at column 3; its only turn goes two columns to the right.
    expect([3, 5, 6].map((x) => finesse.least('T', 1, x))).toEqual([3, 1, 2]);
  });

  it.each(RULESETS)('are told for every place in the open by $id', (ruleset) => {
    const finesse = new Finesse(ruleset);
    const states = statesOfSystem(systemOf(ruleset));
    for (const piece of PIECES) {
      for (const rotation of [0, 1, 2, 3] as const) {
        const { bounds } = states[piece][rotation];
        for (let left = 0; left <= 10 - bounds.width; left++) {
          const least = finesse.least(piece, rotation, left - bounds.x);
          expect([piece, rotation, left, (least ?? 9) <= 4]).toEqual([piece, rotation, left, true]);
        }
      }
    }
  });

  it('are none outside the well', () => {
    const finesse = new Finesse(rulesetById('basic') ?? changed('basic', {}));
    expect(finesse.least('T', 0, -1)).toBeUndefined();
    expect(finesse.least('T', 0, 8)).toBeUndefined();
  });
});
