import { existsSync } from 'node:fs';
import type { Result } from '@blockyard/grid-core';
import { RULESETS } from '@blockyard/tetris';
import { type Arguments, wholeNumber } from '../cli/arguments.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, Failure } from '../cli/exit.ts';
import { type Paint, painter } from '../cli/paint.ts';
import { ofBlastNotation, ofBlastSnapshot } from '../positions/blast-position.ts';
import type { Position } from '../positions/position.ts';
import { ofFumen, ofTetrisNotation, ofTetrisSnapshot } from '../positions/tetris-position.ts';
import { readText } from '../run/files.ts';

const FORMS = ['picture', 'notation', 'fumen', 'json', 'snapshot'] as const;
const MOST_PAGES = 10_000;
/** What can only be the name of a file: one word with an ending, and no fumen, which has an `@`. */
const NAME = /^[^\s@{]+\.\w+$/;

export const position: Command = {
  name: 'position',
  takes: 'TEXT|FILE',
  count: [1, 1],
  summary: 'print a position, or write it in another form',
  about: [
    'Reads the one-line notations of both games, fumen texts and links, and snapshots; as an argument, from a file, or from\nstandard input (`-`).',
  ],
  options: {
    to: { value: FORMS.join('|'), help: 'the form to write, a picture unless given' },
    page: { value: 'N', help: 'the page of a fumen, from 1' },
    ruleset: { value: 'ID', help: 'the rules of a fumen’s well, guideline unless given' },
  },
  examples: [
    'position "GGGG1GGGGG/GGG2GGGGG T0@3,18 IJS Z guideline 1"',
    'position "8/8/8/8/8/8/3RR3/3RR3 dot,-,o9 12 classic" --to snapshot',
    'position v115@vhAAgH --to notation',
  ],
  run(args, io) {
    const [argument = ''] = args.positionals;
    const isFile = argument === '-' || existsSync(argument) || NAME.test(argument);
    const read = readPosition(args, (isFile ? readText(argument) : argument).trim());
    const before = isFile ? `${argument}: ` : '';
    if (!read.ok) throw new Failure(`${before}${read.error.message}`);
    try {
      io.out(`${written(read.value, args.choice('to', FORMS) ?? 'picture', painter(io))}\n`);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Failure(`${before}${error.message}`);
    }
    return EXIT.ok;
  },
};

function readPosition(args: Arguments, text: string): Result<Position, string> {
  const ruleset =
    args.choice(
      'ruleset',
      RULESETS.map(({ id }) => id),
    ) ?? 'guideline';
  const page = args.text('page');
  if (/v11[05]@/.test(text)) {
    return ofFumen(text, page === undefined ? 1 : wholeNumber('--page', page, 1, MOST_PAGES), ruleset);
  }
  args.refuse(['page', 'ruleset'], 'for a fumen');
  if (text.startsWith('{')) return /"blockyard-blast\//.test(text) ? ofBlastSnapshot(text) : ofTetrisSnapshot(text);
  return text.split(/\s+/).length === 4 ? ofBlastNotation(text) : ofTetrisNotation(text);
}

function written(found: Position, form: (typeof FORMS)[number], paint: Paint): string {
  switch (form) {
    case 'picture':
      return found.picture(paint).join('\n');
    case 'notation':
      return found.notation();
    case 'fumen':
      return found.fumen();
    case 'json':
      return JSON.stringify(found.json, null, 2);
    case 'snapshot':
      return JSON.stringify(found.snapshot(), null, 2);
  }
}
