import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parseRunText } from '../src/run/text.ts';
import { folder, lab, labHere, start } from './support.ts';

/** File names as paths, options as they are. */
const at = (cwd: string, word: string) => (word.endsWith('.json') ? join(cwd, word) : word);

const runIn = (path: string) => {
  const run = parseRunText(readFileSync(path, 'utf8'));
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

test.each([
  ['tetris', 'random', '300'],
  ['tetris', 'greedy', '12'],
  ['tetris', 'planner', '2', '12'],
  ['blast', 'random', '40'],
  ['blast', 'greedy', '3'],
  ['blast', 'planner', '2', '20'],
])(
  '%s, %s: the same bytes on one thread in one go, and on two in shards',
  async (game, policy, games, limit = '60') => {
    const cwd = folder();
    const common = ['simulate', game, '--policy', policy, '--games', games, '--seed', '7', '--limit', limit];
    const done = await Promise.all([
      lab([...common, '--threads', '1', '--out', 'one.json'], { cwd }),
      lab([...common, '--threads', '2', '--shard', '1/2', '--out', 'a.json'], { cwd }),
      lab([...common, '--threads', '2', '--shard', '2/2', '--out', 'b.json'], { cwd }),
    ]);
    expect(done.map(({ code, err }) => [code, err])).toEqual(done.map(() => [0, '']));
    expect(
      await labHere(['merge', ...['b.json', 'a.json', '--out', 'two.json'].map((word) => at(cwd, word))]),
    ).toMatchObject({
      code: 0,
    });
    const [one, two] = ['one', 'two'].map((name) => readFileSync(join(cwd, `${name}.json`), 'utf8'));
    expect(runIn(join(cwd, 'one.json')).records).toHaveLength(Number(games));
    expect(two).toBe(one);
    expect(one).not.toMatch(/time|date|rate|host|cpu|thread/i);
  },
);

test('a run that is interrupted keeps what it has, and is resumed to the same bytes', async () => {
  const cwd = folder();
  const common = ['simulate', 'tetris', '--policy', 'greedy', '--games', '60', '--limit', '150'];
  const { child, finished } = start([...common, '--out', 'run.json', '--threads', '1'], { cwd });
  while (!existsSync(join(cwd, 'run.json'))) await pause(5);
  child.kill('SIGINT');
  const { code, err } = await finished;
  expect([code, err]).toEqual([130, expect.stringMatching(/stopped after \d+ of 60 games; run\.json has them/)]);
  const { records } = runIn(join(cwd, 'run.json'));
  expect(records.length).toBeGreaterThan(0);
  expect(records.length).toBeLessThan(60);

  expect(await lab([...common, '--out', 'run.json'], { cwd })).toMatchObject({
    code: 2,
    err: expect.stringContaining('--resume goes on with them'),
  });
  expect(await lab([...common, '--seed', '1', '--out', 'run.json', '--resume'], { cwd })).toMatchObject({
    code: 2,
    err: expect.stringContaining('run.json cannot be resumed: seed is 0 there and 1 here'),
  });
  const [resumed] = await Promise.all([
    lab([...common, '--out', 'run.json', '--resume'], { cwd }),
    lab([...common, '--out', 'whole.json'], { cwd }),
  ]);
  expect(resumed).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(join(cwd, 'run.json'), 'utf8')).toBe(readFileSync(join(cwd, 'whole.json'), 'utf8'));
});

test('the table and the JSON say the same, without colour in a pipe', async () => {
  const cwd = folder();
  const table = await lab(['simulate', 'tetris', '--games', '50', '--threads', '1', '--out', 'run.json'], { cwd });
  expect(table.out).toContain('tetris basic, random policy: 50 games, seed 0\n');
  expect(table.out).toMatch(/^pieces +\d+\.\d\d +\d+\.\d\d … \d+\.\d\d/m);
  expect(table.out).toMatch(/^four rows +0 /m);
  expect(table.out).toMatch(/^games without a clear +\d+ +\d+\.\d %/m);
  expect(table.out + table.err).not.toContain('\u001b');
  expect(await labHere(['summary', join(cwd, 'run.json')])).toEqual(table);
  const json = JSON.parse((await labHere(['summary', join(cwd, 'run.json'), '--json'])).out);
  expect(json).toMatchObject({ game: 'tetris', played: 50, whole: true });
  expect(json.measures[0]).toMatchObject({ field: 'pieces', count: 50 });
});

test('a ruleset from a file plays, and what is wrong in one is named with its field', async () => {
  const cwd = folder();
  const { rulesetById } = await import('@blockyard/tetris');
  const narrow = { ...rulesetById('basic'), id: 'narrow', board: { width: 8, height: 16, hidden: 10 } };
  writeFileSync(join(cwd, 'narrow.json'), JSON.stringify(narrow));
  writeFileSync(join(cwd, 'bad.json'), JSON.stringify({ ...narrow, board: { ...narrow.board, width: 99 } }));
  writeFileSync(join(cwd, 'cut.json'), '{"id": ');
  const run = (file: string) =>
    lab(['simulate', 'tetris', '--games', '5', '--threads', '1', '--ruleset', file, '--out', 'run.json'], { cwd });
  expect(await run('narrow.json')).toMatchObject({ code: 0, out: expect.stringContaining('tetris narrow') });
  expect(runIn(join(cwd, 'run.json')).stacks[15]).toHaveLength(8);
  expect(await run('bad.json')).toMatchObject({ code: 1, err: expect.stringMatching(/bad\.json: .*board\.width/) });
  expect(await run('cut.json')).toMatchObject({ code: 1, err: expect.stringContaining('cut.json: this is not JSON') });
});

test('parts of different runs, and a part given twice, are not put together', async () => {
  const cwd = folder();
  const part = (name: string, ...more: string[]) =>
    lab(['simulate', 'tetris', '--games', '20', '--threads', '1', ...more, '--out', name], { cwd });
  await Promise.all([
    part('a.json', '--shard', '1/2'),
    part('b.json', '--shard', '2/2', '--seed', '5'),
    part('c.json', '--shard', '2/2', '--ruleset', 'guideline'),
  ]);
  const refused = async (...files: string[]) =>
    (await labHere(['merge', ...files.map((name) => at(cwd, name))])).err.replaceAll(join(cwd, '/'), '');
  expect(await refused('a.json', 'b.json')).toContain('b.json: this is a part of another run than a.json: seed is 0');
  expect(await refused('a.json', 'c.json')).toContain('c.json: this is a part of another run than a.json: ruleset is');
  expect(await refused('a.json', 'a.json')).toContain('a.json: game 0 is in a.json as well');
  const half = await labHere(['merge', join(cwd, 'a.json')]);
  expect(half).toMatchObject({ code: 0, out: readFileSync(join(cwd, 'a.json'), 'utf8') });
  expect(half.err).toBe('10 of 20 games: the rest is missing\n');
});

test('a file that cannot be written ends the run with 1 and is named', async () => {
  const { code, out, err } = await lab(['simulate', 'tetris', '--games', '50', '--out', 'nowhere/run.json'], {
    cwd: folder(),
  });
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe('blockyard-lab simulate: nowhere/run.json: there is no such file or folder\n');
});
