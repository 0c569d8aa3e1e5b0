import type { Command } from '../cli/command.ts';
import { EXIT, Failure } from '../cli/exit.ts';
import { writeText } from '../run/files.ts';
import { loadRun } from '../run/load.ts';
import { merged } from '../run/merge.ts';
import { isWhole } from '../run/run.ts';
import { makeRunText } from '../run/text.ts';
import { grouped } from '../statistics/numbers.ts';

export const merge: Command = {
  name: 'merge',
  takes: 'FILE…',
  count: [1, Number.POSITIVE_INFINITY],
  summary: 'put the shards of a run together',
  about: [
    'The parts may come in any order. All of them together are the same bytes as the whole run; where some are missing the\nresult is an unfinished run, which `simulate --resume` completes.',
  ],
  options: { out: { value: 'FILE', help: 'where the run goes; standard output unless given' } },
  examples: ['merge part-*.json --out run.json'],
  run(args, io) {
    const result = merged(args.positionals.map((path) => ({ path, run: loadRun(path) })));
    if (!result.ok) throw new Failure(result.error.message);
    const out = args.text('out');
    const text = makeRunText(result.value);
    if (out === undefined) io.out(text);
    else writeText(out, text);
    const { records, games } = result.value;
    if (!isWhole(result.value)) io.err(`${grouped(records.length)} of ${grouped(games)} games: the rest is missing\n`);
    return EXIT.ok;
  },
};
