import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/commands.ts';
import { lab, labHere } from './support.ts';

test('help lists every command, and each command has its own', async () => {
  const { code, out, err } = await lab(['--help']);
  expect([code, err]).toEqual([0, '']);
  for (const word of ['help', '--help']) expect(await labHere(['help', word])).toEqual({ code, out, err });
  for (const { name, summary } of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
  const helps = await Promise.all(COMMANDS.flatMap(({ name }) => [labHere([name, '--help']), labHere(['help', name])]));
  for (const help of helps) expect([help.code, help.err]).toEqual([0, '']);
  for (let i = 0; i < helps.length; i += 2) expect(helps[i]?.out).toBe(helps[i + 1]?.out);
  expect(helps[0]?.out).toContain('--shard I/N');
});

test('the README has a row and a section for every command, and for no other', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| \[`(\w+)`\]\(#(\w+)\)/gm)];
  expect(rows.map(([, name]) => name)).toEqual(COMMANDS.map(({ name }) => name));
  for (const [, , anchor] of rows) expect(readme).toMatch(new RegExp(`^##+ ${anchor}$`, 'im'));
});

test('the version is the package’s', async () => {
  expect(await lab(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test.each([
  [[], 'Usage: blockyard-lab COMMAND'],
  [['juggle'], 'there is no command "juggle"'],
  [['\u001b[2J'], 'there is no command "\\u{1b}[2J"'],
  [['simulate'], 'tetris|blast is missing'],
  [['simulate', 'chess'], 'the game must be one of tetris, blast, not "chess"'],
  [['simulate', 'tetris', 'blast'], '"blast" is one argument too many'],
  [['simulate', 'tetris', '--games', 'many'], '--games must be a whole number from 1 to 100000000, not "many"'],
  [['simulate', 'tetris', '--games', '0'], '--games must be a whole number'],
  [['simulate', 'tetris', '--seed=-1'], '--seed must be a whole number from 0 to 4294967295, not "-1"'],
  [['simulate', 'tetris', '--games', '5', '--games', '6'], '--games is given 2 times'],
  [['simulate', 'tetris', '--bogus'], '--bogus'],
  [['simulate', 'tetris', '--games'], '--games'],
  [['simulate', 'tetris', '--policy', 'lucky'], '--policy must be one of random, greedy, planner, not "lucky"'],
  [['simulate', 'tetris', '--ruleset', 'nosuch'], '"nosuch" is no tetris ruleset and there is no such file'],
  [['simulate', 'tetris', '--shard', '4/3'], 'the shard must be a whole number from 1 to 3, not "4"'],
  [['simulate', 'tetris', '--shard', 'half'], '--shard must be as 3/8, not "half"'],
  [['simulate', 'tetris', '--resume'], '--resume needs --out'],
  [['simulate', 'tetris', '--policy', '\u001b[2J'], 'not "\\u{1b}[2J"'],
  [['simulate', 'tetris', '--out', '/dev/null'], '--out must be a file, and /dev/null is none'],
  [['perft', 'blast', '8/8/8/8/8/8/8/8 dot,-,o9 0 classic', '--depth', '2'], '--depth is for a queue alone'],
  [['position', '8/8/8/8/8/8/8/8 dot,-,o9 0 classic', '--page', '2'], '--page is for a fumen alone'],
  [['merge'], 'FILE… is missing'],
])('wrong usage, %j, ends with 2 and says what', async (args, said) => {
  const { code, out, err } = await labHere(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(said);
  expect(err).not.toMatch(/^\s+at /m);
});

test.each(['summary', 'position', 'report', 'replay'])(
  '%s: a file that cannot be read ends with 1 and is named',
  async (command) => {
    const { code, out, err } = await labHere([command, 'nowhere.json']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`blockyard-lab ${command}: nowhere.json: there is no such file or folder\n`);
  },
);
