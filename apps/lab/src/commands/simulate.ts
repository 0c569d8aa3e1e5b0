import { statSync } from 'node:fs';
import { type Arguments, oneOf, wholeNumber } from '../cli/arguments.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../cli/exit.ts';
import { painter } from '../cli/paint.ts';
import { GAMES } from '../games/games.ts';
import { GAME_IDS, POLICIES } from '../games/lab-game.ts';
import { Keeper } from '../run/keeper.ts';
import { difference, loadRun } from '../run/load.ts';
import { missing, type Range, shardOf } from '../run/ranges.ts';
import { batchesOf, isWhole, type Run, type RunPlan } from '../run/run.ts';
import { MOST_GAMES } from '../run/text.ts';
import { grouped } from '../statistics/numbers.ts';
import { summaryOf } from '../statistics/summary.ts';
import { summaryText } from '../statistics/table.ts';
import { PLAY_OPTIONS, playAttended } from './play.ts';
import { chosenRuleset } from './rulesets.ts';

const MOST_PIECES = 1_000_000;

export const simulate: Command = {
  name: 'simulate',
  takes: 'tetris|blast',
  count: [1, 1],
  summary: 'play thousands of games and say what they come to',
  about: [
    'Game i of a run, from 0, has the seed mix(SEED, i), and its policy draws from a stream of its own: the same options give\nthe same bytes, on any machine, on any number of threads, in one go, in shards or with a pause.',
    'random: 3 to 10 random shifts a piece, a turn after three in ten of them, then a drop (tetris); any legal place (blast).\ngreedy: the drop that looks best by Dellacherie’s six features (tetris); the place after which the board looks best (blast).\nplanner: a beam search over all that the game shows: the queue, the hold and every place that keys lead to (tetris); the\nwhole tray (blast).',
    'FILE holds what there is at any time, from the first games on. Ctrl-C ends a run; --resume goes on with it.',
  ],
  options: {
    games: { value: 'N', help: 'how many games, 10000 unless given' },
    policy: { value: 'NAME', help: `who plays: ${POLICIES.join(', ')}; random unless given` },
    ruleset: { value: 'ID|FILE', help: 'the rules, basic (tetris) or classic (blast) unless given' },
    seed: { value: 'N', help: 'the seed of the whole run, 0 unless given' },
    limit: { value: 'N', help: 'the most pieces a game, 20000 (random) or 500 (others) unless given' },
    threads: PLAY_OPTIONS.threads,
    shard: { value: 'I/N', help: 'only part I of N, from 1; `merge` puts the parts together' },
    out: { value: 'FILE', help: 'where the run goes, for merge and report' },
    resume: { help: 'go on with what is in FILE' },
    force: { help: 'begin anew although FILE holds an unfinished run' },
    json: { help: 'the summary as JSON' },
    quiet: PLAY_OPTIONS.quiet,
  },
  examples: [
    'simulate tetris --games 10000 --policy random --seed 1 --out run.json',
    'simulate blast --games 1000 --policy greedy --threads 2 --json',
    'simulate tetris --shard 3/8 --out part-3.json',
  ],
  async run(args, io) {
    const plan = planOf(args);
    const range = shardRange(args, plan.games);
    const out = args.text('out');
    const before = earlier(args, plan, out);
    const keeper = new Keeper(out, plan, before === undefined ? [] : batchesOf(before));
    await playAttended(
      args,
      io,
      { name: 'run', plan },
      {
        ranges: missing(range, keeper.have),
        total: range[1] - range[0],
        onBatch: (batch) => keeper.add(batch),
      },
    );
    const stopped = missing(range, keeper.have).length > 0;
    const run = keeper.finish();
    if (stopped) io.err(`${stoppedText(run, out)}\n`);
    if (run.records.length > 0) {
      const summary = summaryOf(run);
      io.out(args.flag('json') ? `${JSON.stringify(summary, null, 2)}\n` : summaryText(summary, painter(io)));
    }
    return stopped ? EXIT.interrupted : EXIT.ok;
  },
};

function planOf(args: Arguments): RunPlan {
  const game = GAMES[oneOf('the game', args.positionals[0] ?? '', GAME_IDS)];
  const policy = args.choice('policy', POLICIES) ?? 'random';
  const chosen = chosenRuleset(game, args.text('ruleset') ?? game.defaults.ruleset);
  const refused = game.refuses(chosen.ruleset, policy);
  if (refused !== undefined) throw new UsageError(refused);
  return {
    game: game.id,
    rules: game.rules,
    ...chosen,
    policy,
    limit: args.whole('limit', 1, MOST_PIECES) ?? game.defaults.limit[policy],
    seed: args.whole('seed', 0, 0xffff_ffff) ?? 0,
    games: args.whole('games', 1, MOST_GAMES) ?? 10_000,
  };
}

function shardRange(args: Arguments, games: number): Range {
  const text = args.text('shard');
  if (text === undefined) return [0, games];
  const [, index = '', count = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (index === '') throw new UsageError(`--shard must be as 3/8, not "${text}"`);
  const of = wholeNumber('the number of shards', count, 1, games);
  return shardOf(games, wholeNumber('the shard', index, 1, of), of);
}

/** What an earlier run has left in the file to go on with. */
function earlier(args: Arguments, plan: RunPlan, out: string | undefined): Run | undefined {
  const resume = args.flag('resume');
  if (resume && out === undefined) throw new UsageError('--resume needs --out: the file to go on with');
  if (resume && args.flag('force')) throw new UsageError('--resume and --force exclude each other');
  const there = out === undefined ? undefined : statSync(out, { throwIfNoEntry: false });
  if (out === undefined || there === undefined) return undefined;
  if (!there.isFile()) throw new UsageError(`--out must be a file, and ${out} is none`);
  if (args.flag('force')) return undefined;
  if (resume) {
    const run = loadRun(out);
    const differs = difference(run, plan);
    if (differs !== undefined) throw new UsageError(`${out} cannot be resumed: ${differs}`);
    return run;
  }
  const unfinished = unfinishedIn(out);
  if (unfinished === undefined) return undefined;
  throw new UsageError(
    `${out} holds ${grouped(unfinished.records.length)} of ${grouped(unfinished.games)} games: --resume goes on with them, --force begins anew`,
  );
}

function unfinishedIn(path: string): Run | undefined {
  try {
    const run = loadRun(path);
    return isWhole(run) ? undefined : run;
  } catch {
    return undefined;
  }
}

function stoppedText(run: Run, out: string | undefined): string {
  const count = `stopped after ${grouped(run.records.length)} of ${grouped(run.games)} games`;
  return out === undefined ? count : `${count}; ${out} has them, and --resume goes on`;
}
