import { cpus } from 'node:os';
import process from 'node:process';
import { measured, type Rate, REFERENCE } from '../bench/bench.ts';
import { ENGINES } from '../bench/tasks/engines.ts';
import { peers } from '../bench/tasks/peers.ts';
import { programs } from '../bench/tasks/programs.ts';
import { SEARCHES, solverTimes } from '../bench/tasks/search.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../cli/exit.ts';
import { painter } from '../cli/paint.ts';
import { Progress } from '../cli/progress.ts';
import { grouped } from '../statistics/numbers.ts';
import { quantile } from '../statistics/sample.ts';
import { aligned } from '../statistics/table.ts';
import { VERSION } from '../version.ts';
import { PLAY_OPTIONS } from './play.ts';

const ROUNDS = 5;
const MOST_ROUNDS = 1000;
const TRAYS = 3000;
const SOLVER = 'canPlaceAll';

export const bench: Command = {
  name: 'bench',
  takes: '',
  count: [0, 0],
  summary: 'measure the engines side by side with others',
  about: [
    'Our engines, what looks ahead, and others: in each round all of a group have a turn, and right before each a bare loop over row\nmasks, which plays the random recipe without commands, events or a score; both twice, and the faster counts. A ratio is how much is\ndone while that loop places one piece: 1 is as fast. Ratios carry over to other machines roughly, rates do not. All is processor\ntime, the medians of the rounds.',
    'The same recipe is played by a C program of ours, compiled on the spot by `cc -O2`, by one in Python, and by engines from npm\nwhere they are installed, as in a clone of the repository. What a machine does not have is named and left out.',
  ],
  options: {
    rounds: { value: 'N', help: `how often each is measured, ${ROUNDS} unless given; the median counts` },
    only: { value: 'TEXT', help: 'only what has this in its name' },
    json: { help: 'the figures as JSON' },
    quiet: PLAY_OPTIONS.quiet,
  },
  examples: ['bench', 'bench --rounds 15 --json', 'bench --only TetrisGame'],
  async run(args, io) {
    const rounds = args.whole('rounds', 1, MOST_ROUNDS) ?? ROUNDS;
    const only = args.text('only') ?? '';
    const others = [...programs(only), ...(await peers(only))];
    const beside = others.flatMap((each) => ('task' in each ? [each.task] : []));
    // Others last: what they leave in memory makes all that is played after them slower, by a third.
    const own = [[REFERENCE], ENGINES, SEARCHES].map((tasks) => tasks.filter(({ name }) => name.includes(only)));
    const groups = [...own, beside];
    if (groups.flat().length === 0) throw new UsageError(`--only: nothing that is measured has "${only}" in its name`);
    const watched = { ...io.watched, err: io.watched.err && !args.flag('quiet') };
    const progress = new Progress({ ...io, watched }, groups.flat().length * (rounds + 1), 0, 'turns');
    let rates: readonly Rate[];
    try {
      rates = groups.flatMap((tasks) => measured(tasks, rounds, { onTurn: () => progress.add(1) }));
    } finally {
      progress.end();
      for (const { close } of beside) close?.();
    }
    const machine = [machineText(), ...others.flatMap((each) => ('version' in each ? [each.version ?? ''] : []))];
    const missing = others.flatMap((each) => ('missing' in each ? [`${each.name}: ${each.missing}`] : []));
    const canPlaceAll = SOLVER.includes(only) ? spreadOf(solverTimes(TRAYS)) : undefined;
    if (args.flag('json')) io.out(`${JSON.stringify({ machine, missing, rates, canPlaceAll }, null, 2)}\n`);
    else {
      const heads = ['', 'counted', 'a second', 'games a second', 'ratio', 'least', 'most'];
      const lines = aligned([heads, ...rates.map(row)], painter(io));
      io.out(`${[...machine, '', ...lines, ...timesLine(canPlaceAll), ...left(missing)].join('\n')}\n`);
    }
    return EXIT.ok;
  },
};

/** Of values in order: the middle, what 99 % are within, and the greatest; three digits of each. */
function spreadOf(values: readonly number[]) {
  const at = (share: number): number => Number(quantile(values, share).toPrecision(3));
  return { median: at(0.5), most: at(0.99), worst: at(1) };
}

function timesLine(times: ReturnType<typeof spreadOf> | undefined): string[] {
  if (times === undefined) return [];
  const { median, most, worst } = times;
  return ['', `${SOLVER} in ms: median ${median}, 99 % of ${grouped(TRAYS)} trays within ${most}, worst ${worst}`];
}

function machineText(): string {
  const [first, ...more] = cpus();
  const cores = first === undefined ? '' : `, ${more.length + 1} × ${first.model.trim()}`;
  return `blockyard-lab ${VERSION}, Node ${process.versions.node}, ${process.platform} ${process.arch}${cores}`;
}

function row({ name, unit, rate, games, ratio, low, high }: Rate): string[] {
  const perSecond = games === null ? '' : rounded(games);
  return [name, unit, rounded(rate), perSecond, ...[ratio, low, high].map((value) => value.toPrecision(3))];
}

const left = (missing: readonly string[]): string[] =>
  missing.length === 0 ? [] : ['', ...missing.map((why) => `left out: ${why}`)];

/** Three digits are more than a second run agrees in. */
const rounded = (value: number): string => grouped(Number(value.toPrecision(3)));
