import type { Command } from '../cli/command.ts';
import { EXIT, Failure } from '../cli/exit.ts';
import { painter } from '../cli/paint.ts';
import { loadRun } from '../run/load.ts';
import { summaryOf } from '../statistics/summary.ts';
import { summaryText } from '../statistics/table.ts';

export const summary: Command = {
  name: 'summary',
  takes: 'RUN',
  count: [1, 1],
  summary: 'say what a stored run comes to',
  about: [
    'Means with their 95 % intervals, quantiles, clears by how many rows went at once, games without a clear. The table that\n`simulate` prints, from the file that it wrote.',
  ],
  options: { json: { help: 'the summary as JSON' } },
  examples: ['summary run.json'],
  run(args, io) {
    const [path = ''] = args.positionals;
    const run = loadRun(path);
    if (run.records.length === 0) throw new Failure(`${path}: the run has no game yet`);
    const said = summaryOf(run);
    io.out(args.flag('json') ? `${JSON.stringify(said, null, 2)}\n` : summaryText(said, painter(io)));
    return EXIT.ok;
  },
};
