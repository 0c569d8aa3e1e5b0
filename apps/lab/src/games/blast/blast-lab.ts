import {
  type BlastCommand,
  BlastGame,
  blastKind,
  parseRuleset,
  RULES_VERSION,
  RULESETS,
  type Ruleset,
} from '@blockyard/blast';
import { type Bot, greedyFor, plannerFor, random } from '@blockyard/blast/bots';
import { RandomStream } from '@blockyard/grid-core';
import { Recorder, type Replay, verifyReplay } from '@blockyard/grid-core/replay';
import { filmOf } from '../../replays/film.ts';
import type { GameEnd, GamePlan, Hear, LabGame, Policy } from '../lab-game.ts';
import { blastPicture } from './picture.ts';

interface Played {
  readonly game: BlastGame;
  readonly pieces: number;
  /** Clears by their lines: 1, 2, 3, and 4 and more. */
  readonly clears: readonly number[];
}

const BOTS: Readonly<Record<Policy, (ruleset: string | Ruleset) => Bot>> = {
  random: () => random,
  greedy: greedyFor,
  planner: plannerFor,
};

function played({ ruleset, policy, limit, seed }: GamePlan, hear?: Hear<BlastCommand>): Played {
  const rules = ruleset as string | Ruleset;
  const game = BlastGame.start({ seed, ruleset: rules });
  const stream = RandomStream.seeded(seed, 'policy');
  const bot = BOTS[policy](rules);
  const clears = [0, 0, 0, 0];
  let pieces = 0;
  for (; pieces < limit && !game.over; pieces++) {
    const command = bot(game.view, stream);
    const outcome = command && game.dispatch(command);
    if (command === undefined || !outcome?.ok)
      throw new Error(`the ${policy} policy found no move in a game that goes on, seed ${seed}`);
    hear?.(game.now, command);
    for (const event of outcome.events) {
      if (event.type !== 'cleared') continue;
      const kind = Math.min(event.lines, 4) - 1;
      clears[kind] = (clears[kind] ?? 0) + 1;
    }
  }
  return { game, pieces, clears };
}

function play(plan: GamePlan): GameEnd {
  const { game, pieces, clears } = played(plan);
  const { lines, score, round, board, over } = game.view;
  return { record: [pieces, lines, score, round, ...clears, over ? 0 : 1], board };
}

function record(plan: GamePlan): Replay<unknown> {
  const recorder = new Recorder(blastKind, { ruleset: plan.ruleset, start: { seed: plan.seed } });
  const { game } = played(plan, (now, command) => recorder.record(now, command));
  return recorder.replay(game);
}

export const blastLab: LabGame = {
  id: 'blast',
  rules: RULES_VERSION,
  fields: ['pieces', 'lines', 'score', 'rounds', 'one', 'two', 'three', 'four', 'stopped'],
  measures: [
    ['pieces', 'pieces'],
    ['rounds', 'rounds'],
    ['lines', 'lines cleared'],
    ['score', 'score'],
  ],
  clears: [
    ['one', 'one line'],
    ['two', 'two lines'],
    ['three', 'three lines'],
    ['four', 'four lines and more'],
  ],
  rulesets: RULESETS,
  defaults: { ruleset: 'classic', limit: { random: 20_000, greedy: 500, planner: 500 } },
  parseRuleset: (value) => parseRuleset(value),
  digest: (ruleset) => blastKind.digest(ruleset),
  refuses: () => undefined,
  play,
  record,
  verify: (replay) => verifyReplay(blastKind, replay),
  open: (replay) => filmOf(blastKind, replay, blastPicture),
};
