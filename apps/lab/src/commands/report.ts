import type { Command } from '../cli/command.ts';
import { EXIT, Failure, UsageError } from '../cli/exit.ts';
import { reportPage } from '../report/page.ts';
import { PAGES } from '../report/watch.ts';
import { writeText } from '../run/files.ts';
import { loadRun } from '../run/load.ts';

const PAGE = 'report.html';

export const report: Command = {
  name: 'report',
  takes: 'RUN [OTHER]',
  count: [1, 2],
  summary: 'write a page about a run, or about two side by side',
  about: [
    'One HTML file that needs nothing else: measures, histograms, survival, clears by kind, a heat map of the final stacks and\nthe oddest games. With a second run of the same game, the differences of the means and whether they are significant.',
    'The oddest games are links to the game’s page, each with its replay; one that is too long for a link is a file in the report.',
  ],
  options: {
    out: { value: 'FILE', help: `where the page goes, ${PAGE} unless given; - is standard output` },
    pages: { value: 'URL', help: `where the games’ pages are, ${PAGES} (as npm start says) unless given` },
  },
  examples: ['report run.json', 'report before.json after.json --out difference.html'],
  run(args, io) {
    const reported = args.positionals.map((name) => ({ name, run: loadRun(name) }));
    for (const { name, run } of reported) {
      if (run.records.length === 0) throw new Failure(`${name}: the run has no game yet`);
      const first = reported[0]?.run.game;
      if (run.game !== first) throw new Failure(`${name}: this is a run of ${run.game}, the other one of ${first}`);
    }
    const page = reportPage(reported, pagesOf(args.text('pages') ?? PAGES));
    const out = args.text('out') ?? PAGE;
    if (out === '-') io.out(page);
    else {
      writeText(out, page);
      io.err(`${out} is written\n`);
    }
    return EXIT.ok;
  },
};

/** The address of the folder of both pages, with a slash at its end. */
function pagesOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new UsageError(`--pages must be an address as ${PAGES}, not "${text}"`);
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
