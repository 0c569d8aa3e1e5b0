import { RandomStream } from '@blockyard/grid-core';
import { deal, endIfStuck } from './deal.ts';
import { readForm } from './form.ts';
import { readParts } from './parts.ts';
import type { Ruleset } from './ruleset-types.ts';
import { positionForm } from './saved-form.ts';
import { type BlastState, COUNTS, isUsedUp } from './state.ts';

/** The state that a drawn position stands for: score 0 unless told, round 1; an empty tray is dealt, a dead position is over. */
export function readPosition(source: unknown, ruleset: Ruleset, seed: number): BlastState {
  const deals = RandomStream.seeded(seed, 'deals').state();
  const { score, ...parts } = readForm(positionForm, source, 'form', 'position');
  const state = { ruleset, ...readParts(parts, ruleset), deals, now: 0, ...COUNTS, over: false, past: [] };
  if (isUsedUp(state.tray)) deal(state);
  endIfStuck(state);
  return { ...state, score };
}

/** The first state of a game on an empty board. Throws as `RandomStream.seeded` does. */
export function startState(nextTrays: unknown, ruleset: Ruleset, seed: number): BlastState {
  const { width, height } = ruleset.board;
  const board = Array<string>(height).fill('.'.repeat(width));
  return readPosition({ board, tray: Array<null>(ruleset.tray).fill(null), nextTrays }, ruleset, seed);
}
