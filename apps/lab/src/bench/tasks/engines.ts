import { mixSeed, RandomStream } from '@blockyard/grid-core';
import { type TetrisCommand, TetrisGame } from '@blockyard/tetris';
import { CONTROLLERS, type Controller, DROP_PIECES, DropGame } from '@blockyard/tetris/bot';
import { begin, dispatch } from '@blockyard/tetris/simulate';
import { blastLab } from '../../games/blast/blast-lab.ts';
import type { LabGame, Policy } from '../../games/lab-game.ts';
import { tetrisLab } from '../../games/tetris/tetris-lab.ts';
import { MOST_PIECES, shifted } from '../reference.ts';
import { type Task, timed } from '../task.ts';

/** Our own engines, placing pieces. */
export const ENGINES: readonly Task[] = [
  ...['basic', 'guideline'].map(
    (ruleset): Task => ({
      name: `TetrisGame ${ruleset}, random recipe`,
      unit: 'pieces',
      round: (round) => timed(() => totalOf(800, (i) => randomGame(ruleset, mixSeed(round, i)))),
    }),
  ),
  {
    name: 'transitions of basic, no events, random recipe',
    unit: 'pieces',
    round: (round) => timed(() => totalOf(800, (i) => randomState('basic', mixSeed(round, i)))),
  },
  simulated('tetris basic, random', tetrisLab, 'random', { ruleset: 'basic', games: 400, limit: MOST_PIECES }),
  simulated('tetris basic, greedy, 300 pieces', tetrisLab, 'greedy', { ruleset: 'basic', games: 4, limit: 300 }),
  simulated('blast classic, random', blastLab, 'random', { ruleset: 'classic', games: 40, limit: MOST_PIECES }),
  {
    name: 'DropGame 10 × 20, greedy, 1,000 pieces',
    unit: 'pieces',
    round: (round) => timed(() => totalOf(4, (i) => droppedGame(mixSeed(round, i), 1000))),
  },
  ...CONTROLLERS.map(
    (controller): Task => ({
      name: `DropGame, looks of ${controller.id}`,
      unit: 'evaluations',
      round: (round) => timed(() => ({ count: looks(controller, mixSeed(round, 0), 2000) })),
    }),
  ),
];

const TURN: TetrisCommand = { type: 'rotate', dir: 'cw' };
const DROP: TetrisCommand = { type: 'hardDrop' };
const SHIFTS: readonly (TetrisCommand | undefined)[] = [{ type: 'move', dx: -1 }, undefined, { type: 'move', dx: 1 }];

function totalOf(games: number, play: (game: number) => number): { count: number; games: number } {
  let count = 0;
  for (let i = 0; i < games; i++) count += play(i);
  return { count, games };
}

/**
 * The random recipe through the game's commands, as anyone would write it; the player draws from `below`, the reference
 * loop's own generator unless told. Returns how many pieces were placed.
 */
export function randomGame(ruleset: string, seed: number, below = shifted(seed)): number {
  const game = TetrisGame.start({ seed, ruleset });
  let pieces = 0;
  for (; pieces < MOST_PIECES && !game.over; pieces++) {
    for (let steps = 3 + below(8); steps > 0; steps--) {
      const shift = SHIFTS[below(3)];
      if (shift !== undefined) game.dispatch(shift);
      if (below(10) < 3) game.dispatch(TURN);
    }
    game.dispatch(DROP);
  }
  return pieces;
}

/** The same by the transitions alone, as a search would play it: no events, no outcomes, no view. */
export function randomState(ruleset: string, seed: number, below = shifted(seed)): number {
  const state = begin({ seed, ruleset });
  let pieces = 0;
  for (; pieces < MOST_PIECES && state.phase !== 'over'; pieces++) {
    for (let steps = 3 + below(8); steps > 0; steps--) {
      const shift = SHIFTS[below(3)];
      if (shift !== undefined) dispatch(state, shift);
      if (below(10) < 3) dispatch(state, TURN);
    }
    dispatch(state, DROP);
  }
  return pieces;
}

interface Games {
  readonly ruleset: string;
  readonly games: number;
  readonly limit: number;
}

/** What `simulate` plays. */
function simulated(name: string, game: LabGame, policy: Policy, { ruleset, games, limit }: Games): Task {
  const play = (seed: number) => game.play({ ruleset, policy, limit, seed }).record[0] ?? 0;
  return {
    name: `simulate ${name}`,
    unit: 'pieces',
    round: (round) => timed(() => totalOf(games, (i) => play(mixSeed(round, i)))),
  };
}

function droppedGame(seed: number, limit: number): number {
  return dropped(CONTROLLERS[0] as Controller, seed, limit).pieces;
}

/** Afterstates that a controller weighs over so many pieces: every orientation over every column. */
function looks(controller: Controller, seed: number, limit: number): number {
  return dropped(controller, seed, limit).seen.reduce((sum, times, piece) => sum + times * placesOf(piece), 0);
}

function dropped(controller: Controller, seed: number, limit: number) {
  const game = new DropGame(20);
  const random = RandomStream.seeded(seed, 'pieces');
  const seen = DROP_PIECES.map(() => 0);
  while (game.pieces < limit) {
    const piece = random.below(DROP_PIECES.length);
    seen[piece] = (seen[piece] ?? 0) + 1;
    const drop = game.choose(controller, piece);
    if (drop === undefined) break;
    game.drop(piece, drop);
  }
  return { pieces: game.pieces, seen };
}

function placesOf(piece: number): number {
  return (DROP_PIECES[piece] ?? []).reduce((sum, { width }) => sum + 11 - width, 0);
}
