import { RandomStream } from '@blockyard/grid-core';
import type { Ruleset, TetrisCommand, TetrisEvent } from '../src/index.ts';
import { TetrisGame } from '../src/index.ts';

const CHOICES: readonly TetrisCommand[] = [
  { type: 'move', dx: -1 },
  { type: 'move', dx: -1 },
  { type: 'move', dx: 1 },
  { type: 'move', dx: 1 },
  { type: 'rotate', dir: 'cw' },
  { type: 'rotate', dir: 'ccw' },
  { type: 'rotate', dir: '180' },
  { type: 'softDrop', on: true },
  { type: 'softDrop', on: true, factor: 'max' },
  { type: 'softDrop', on: false },
  { type: 'hold' },
  { type: 'hardDrop' },
];

export interface Step {
  readonly ms: number;
  readonly command: TetrisCommand;
  readonly taken: boolean;
  readonly events: readonly TetrisEvent[];
}

/** Random inputs at random times, the same for the same seed. */
export function script(
  seed: number,
  length: number,
): readonly { readonly ms: number; readonly command: TetrisCommand }[] {
  const random = RandomStream.seeded(seed, 'inputs');
  return Array.from({ length }, () => ({
    ms: random.below(4) === 0 ? random.below(400) : random.below(30),
    command: CHOICES[random.below(CHOICES.length)] as TetrisCommand,
  }));
}

/** Plays a random game and looks at it after each step. */
export function fuzz(
  ruleset: string | Ruleset,
  seed: number,
  length: number,
  look: (game: TetrisGame, step: Step) => void,
): TetrisGame {
  const game = TetrisGame.start({ seed, ruleset });
  for (const { ms, command } of script(seed, length)) {
    const passed = game.advance(ms);
    const outcome = game.dispatch(command);
    look(game, { ms, command, taken: outcome.ok, events: outcome.ok ? [...passed, ...outcome.events] : passed });
    if (game.over) break;
  }
  return game;
}
