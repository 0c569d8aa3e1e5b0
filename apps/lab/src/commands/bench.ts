import { measured, TASKS } from '../bench/bench.ts';
import type { Command } from '../cli/command.ts';
import { EXIT } from '../cli/exit.ts';
import { painter } from '../cli/paint.ts';
import { aligned } from '../statistics/table.ts';

const ROUNDS = 5;
const MOST_ROUNDS = 1000;

export const bench: Command = {
  name: 'bench',
  takes: '',
  count: [0, 0],
  summary: 'measure the engines against a fixed loop',
  about: [
    'Each figure is how much is done while a bare loop over row masks, with the same random recipe and no events, places one\npiece on the same machine: 1 is as fast as the loop. Ratios carry over to other machines; times do not, and are not told.',
  ],
  options: {
    rounds: { value: 'N', help: `how often each is measured, ${ROUNDS} unless given; the median counts` },
    json: { help: 'the ratios as JSON' },
  },
  examples: ['bench', 'bench --rounds 15 --json'],
  run(args, io) {
    const ratios = measured(TASKS, args.whole('rounds', 1, MOST_ROUNDS) ?? ROUNDS);
    if (args.flag('json')) io.out(`${JSON.stringify(ratios, null, 2)}\n`);
    else {
      const rows = ratios.map(({ name, unit, ratio, low, high }) => [name, unit, text(ratio), text(low), text(high)]);
      const heads = ['', 'counted', 'ratio', 'least', 'most'];
      io.out(`${aligned([heads, ...rows], painter(io)).join('\n')}\n`);
    }
    return EXIT.ok;
  },
};

const text = (ratio: number) => ratio.toPrecision(3);
