import type { Command } from './command.ts';

/** What the command is called in the help. */
export const PROGRAM = 'blockyard-lab';

export function overallHelp(commands: readonly Command[]): string {
  return [
    'Block games by the thousand: simulate, compare, replay, verify.',
    '',
    `Usage: ${PROGRAM} COMMAND [options]`,
    '',
    'Commands:',
    ...table(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Options:',
    ...table([
      ['-h, --help', 'what a command does and takes'],
      ['--version', 'the version'],
    ]),
    '',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.',
    'Colours only on a terminal, and not where NO_COLOR is set.',
    '',
  ].join('\n');
}

export function helpOf({ name, takes, summary, about, options, examples }: Command): string {
  const rows = Object.entries(options).map(([option, { value, help }]): [string, string] => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  return [
    `Usage: ${[PROGRAM, name, takes, '[options]'].filter((part) => part !== '').join(' ')}`,
    '',
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
    ...about.flatMap((paragraph) => ['', paragraph]),
    '',
    'Options:',
    ...table([...rows, ['-h, --help', 'this text']]),
    '',
    'Examples:',
    ...examples.map((example) => `  ${PROGRAM} ${example}`),
    '',
  ].join('\n');
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
