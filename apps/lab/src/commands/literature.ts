import type { Command } from '../cli/command.ts';
import { EXIT } from '../cli/exit.ts';
import { painter } from '../cli/paint.ts';
import { checks, findingsOf, PLAYERS, SMALL } from '../literature/findings.ts';
import type { PaperBatch, PaperPlan } from '../literature/play.ts';
import { literatureText } from '../literature/text.ts';
import { sizeOf } from '../run/ranges.ts';
import { grouped } from '../statistics/numbers.ts';
import { PLAY_OPTIONS, playAttended } from './play.ts';

const GAMES = 1000;
const MOST_GAMES = 1_000_000;

export const literature: Command = {
  name: 'literature',
  takes: '',
  count: [0, 0],
  summary: 'play the controllers of the papers by the papers’ rules',
  about: [
    'Dellacherie’s, DU (BCTS), DT-10 and DT-20 on 10 × 10, and beside each mean what was published. Game i of each has the same\npieces, from the seed mix(SEED, i): the same options give the same figures on any number of threads.',
    'Games of 10 × 20 last tens of millions of rows: there, runs that the authors’ own program played are played again drop by\ndrop, and the published means are quoted. The exit code is 1 where one of these runs differs.',
  ],
  options: {
    games: { value: 'N', help: `how many games a controller, ${GAMES} unless given` },
    seed: { value: 'N', help: 'the seed of all games, 0 unless given' },
    quick: { help: 'without the recorded runs of 10 × 20' },
    ...PLAY_OPTIONS,
    json: { help: 'the figures as JSON' },
  },
  examples: ['literature', 'literature --games 10000 --seed 1 --json'],
  async run(args, io) {
    const plan: PaperPlan = {
      controllers: PLAYERS,
      height: SMALL,
      games: args.whole('games', 1, MOST_GAMES) ?? GAMES,
      seed: args.whole('seed', 0, 0xffff_ffff) ?? 0,
    };
    const total = PLAYERS.length * plan.games;
    const batches: PaperBatch[] = [];
    const onBatch = (batch: PaperBatch) => void batches.push(batch);
    await playAttended(args, io, { name: 'literature', plan }, { ranges: [[0, total]], total, onBatch });
    const played = sizeOf(batches.map(({ range }) => range));
    const stopped = played < total;
    if (stopped) io.err(`stopped after ${grouped(played)} of ${grouped(total)} games\n`);
    const stored = stopped || args.flag('quick') ? [] : checks();
    const findings = findingsOf(plan, batches);
    if (args.flag('json')) io.out(`${JSON.stringify({ ...plan, findings, stored }, null, 2)}\n`);
    else io.out(literatureText(plan, findings, stored, painter(io)));
    if (stopped) return EXIT.interrupted;
    return stored.every(({ holds }) => holds) ? EXIT.ok : EXIT.failed;
  },
};
