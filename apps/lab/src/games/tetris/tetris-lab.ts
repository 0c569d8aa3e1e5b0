import { RandomStream } from '@blockyard/grid-core';
import { Recorder, type Replay, verifyReplay } from '@blockyard/grid-core/replay';
import {
  parseRuleset,
  RULES_VERSION,
  RULESETS,
  type Ruleset,
  rulesetById,
  type TetrisCommand,
  tetrisKind,
} from '@blockyard/tetris';
import { filmOf } from '../../replays/film.ts';
import type { GameEnd, GamePlan, Hear, LabGame } from '../lab-game.ts';
import { Driver } from './driver.ts';
import { drawingsOf, placeGreedily, WIDEST } from './greedy.ts';
import { tetrisPicture } from './picture.ts';
import { placeByPlan } from './planner.ts';
import { placeAtRandom } from './random.ts';

function played({ ruleset, policy, limit, seed }: GamePlan, hear?: Hear<TetrisCommand>): Driver {
  const driver = new Driver(ruleset as string | Ruleset, seed, hear, limit);
  // A stream of its own, so that the pieces are the same whatever the policy draws.
  const random = RandomStream.seeded(seed, 'policy');
  const drawings = drawingsOf(driver.game.ruleset);
  while (driver.awaitPiece()) {
    if (policy === 'random') placeAtRandom(driver, random);
    else if (policy === 'greedy') placeGreedily(driver, drawings);
    else placeByPlan(driver);
  }
  return driver;
}

function play(plan: GamePlan): GameEnd {
  const { game, pieces, clears, spins } = played(plan);
  const { lines, score, well, over } = game.view;
  return { record: [pieces, lines, score, ...clears.slice(1), spins, over ? 0 : 1], board: well };
}

function record(plan: GamePlan): Replay<unknown> {
  const recorder = new Recorder(tetrisKind, { ruleset: plan.ruleset, start: { seed: plan.seed } });
  const { game } = played(plan, (now, command) => recorder.record(now, command));
  return recorder.replay(game);
}

const rulesetOf = (ruleset: unknown): Ruleset | undefined =>
  typeof ruleset === 'string' ? rulesetById(ruleset) : (ruleset as Ruleset);

export const tetrisLab: LabGame = {
  id: 'tetris',
  rules: RULES_VERSION,
  fields: ['pieces', 'lines', 'score', 'one', 'two', 'three', 'four', 'spins', 'stopped'],
  measures: [
    ['pieces', 'pieces'],
    ['lines', 'rows cleared'],
    ['score', 'score'],
  ],
  clears: [
    ['one', 'one row'],
    ['two', 'two rows'],
    ['three', 'three rows'],
    ['four', 'four rows'],
  ],
  rulesets: RULESETS.map(({ id }) => id),
  defaults: { ruleset: 'basic', limit: { random: 20_000, greedy: 500, planner: 500 } },
  parseRuleset: (value) => parseRuleset(value),
  digest: (ruleset) => tetrisKind.digest(ruleset),
  refuses(ruleset, policy) {
    const width = rulesetOf(ruleset)?.board.width ?? 0;
    return policy !== 'random' && width > WIDEST
      ? `the ${policy} policy plays wells of at most ${WIDEST} columns; this one has ${width}`
      : undefined;
  },
  play,
  record,
  verify: (replay) => verifyReplay(tetrisKind, replay),
  open: (replay) => filmOf(tetrisKind, replay, tetrisPicture),
};
