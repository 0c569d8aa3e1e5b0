import { rulesetById as blastRuleset, canPlaceAll, LIBRARY } from '@blockyard/blast';
import { countWays } from '@blockyard/blast/solver';
import { Grid, RandomStream, type Shape } from '@blockyard/grid-core';
import { type Piece, type Ruleset, rulesetById, type TetrisCommand, TetrisGame } from '@blockyard/tetris';
import { perft } from '@blockyard/tetris/movegen';
import { type Task, timed } from '../task.ts';

const QUEUE = 'IOLJSZ';
const TRAYS = 40;

/** What looks ahead: move generators and solvers. */
export const SEARCHES: readonly Task[] = [
  {
    name: `perft ${QUEUE} to depth 6`,
    unit: 'leaves',
    round: () => timed(() => ({ count: perft([], QUEUE, 6) })),
  },
  {
    name: 'search through TetrisGame, O to depth 1',
    unit: 'leaves',
    round: () => timed(() => ({ count: slowLeaves('O') })),
  },
  {
    name: 'blast countWays, 20 to 55 % full',
    unit: 'leaves',
    round: (round) => {
      const positions = trays(round);
      return timed(() => ({ count: positions.reduce((sum, [board, shapes]) => sum + countWays(board, shapes), 0) }));
    },
  },
  {
    name: 'blast canPlaceAll, 20 to 55 % full',
    unit: 'calls',
    round: (round) => {
      const positions = trays(round);
      return timed(() => {
        for (let i = 0; i < 25; i++) for (const [board, shapes] of positions) canPlaceAll(board, shapes);
        return { count: 25 * positions.length };
      });
    },
  },
];

/** Runs of which the fastest counts: what another program takes away in between is no part of it. */
const RUNS = 7;

/** Milliseconds that `canPlaceAll` takes for each of so many trays, the shortest first. */
export function solverTimes(count: number): number[] {
  const times = trays(0, count).map(([board, shapes]) => {
    const runs = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      canPlaceAll(board, shapes);
      return performance.now() - start;
    });
    return Math.min(...runs);
  });
  return times.sort((a, b) => a - b);
}

/** Nothing moves but by a command, and nothing locks but by a hard drop. */
const STILL: Ruleset = {
  ...(rulesetById('guideline') as Ruleset),
  id: 'still',
  gravity: [null],
  lock: { kind: 'infinity', delay: 60_000 },
};
const STEPS: readonly TetrisCommand[] = [
  { type: 'move', dx: -1 },
  { type: 'move', dx: 1 },
  { type: 'rotate', dir: 'cw' },
  { type: 'rotate', dir: 'ccw' },
];

/** How many places an empty well has for the piece: a search that plays each step in a game of its own. */
export function slowLeaves(piece: Piece): number {
  const opened = (active?: object): TetrisGame => {
    const game = TetrisGame.fromPosition(
      { board: [], queue: [piece], ...(active === undefined ? {} : { active }) } as never,
      { ruleset: STILL },
    );
    if (!game.ok) throw new Error(game.error.message);
    return game.value;
  };
  const standing = ({ view: { active } }: TetrisGame) => {
    if (active === null) throw new Error('there is no piece in play');
    const { x, y, rotation, cells } = active;
    return { at: { piece, x, y, rotation }, cells: cells.map(String).sort().join(' ') };
  };
  const edge = [standing(opened())];
  const seen = new Set([JSON.stringify(edge[0]?.at)]);
  const places = new Set<string>();
  for (const { at, cells } of edge) {
    for (const step of [...STEPS, undefined]) {
      const game = opened(at);
      if (step === undefined) descend(game);
      else game.dispatch(step);
      const next = standing(game);
      const name = JSON.stringify(next.at);
      if (step === undefined && next.cells === cells) places.add(cells);
      if (seen.has(name)) continue;
      seen.add(name);
      edge.push(next);
    }
  }
  return places.size;
}

/** One row down: at factor 100 a fall takes 3⅓ ms where there is no gravity, two of them 6⅔. */
function descend(game: TetrisGame): void {
  game.dispatch({ type: 'softDrop', on: true, factor: 100 });
  game.advance(4);
  game.dispatch({ type: 'softDrop', on: false });
}

/** Boards of 20 to 55 % with no full row or column, and three pieces as `classic` deals them. */
function trays(round: number, count = TRAYS): readonly (readonly [Grid, Shape[]])[] {
  const random = RandomStream.seeded(round, 'trays');
  const weights: Readonly<Record<string, number>> = blastRuleset('classic')?.deal.weights ?? {};
  const pieces = LIBRARY.filter(({ family }) => weights[family]);
  return Array.from({ length: count }, () => {
    const board = new Grid(8, 8);
    const fill = 20 + random.below(36);
    for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) if (random.below(100) < fill) board.set(x, y, 1);
    for (let i = 0; i < 8; i++) {
      board.set(random.below(8), i, 0);
      board.set(i, random.below(8), 0);
    }
    return [board, Array.from({ length: 3 }, () => (pieces[random.below(pieces.length)] as (typeof pieces)[0]).shape)];
  });
}
