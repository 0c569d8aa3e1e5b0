import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as blast from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code as string);

/** Runs an example with the package's names handed in, and returns what it printed. */
function run(code: string): unknown[][] {
  const printed: unknown[][] = [];
  const body = code.replace(/^import (\{.*\}) from '@blockyard\/blast';$/gm, 'const $1 = blast;');
  expect(body).not.toMatch(/\bimport\b/);
  new Function('blast', 'console', body)(blast, { log: (...words: unknown[]) => printed.push(words) });
  return printed;
}

describe('the examples of the README', () => {
  it('play a game to its end and start another', () => {
    const printed = run(examples[0] as string);
    const text = printed.map((words) => words.join(' '));
    expect(text.some((line) => /^\d+ lines, \d+ cells, \+\d+$/.test(line))).toBe(true);
    expect(text.filter((line) => line.startsWith('over: no room for slot'))).toHaveLength(1);
    expect(printed.at(-1)).toEqual([[expect.any(String), expect.any(String), expect.any(String)], 0, false]);
  });

  it('preview what they say', () => {
    expect(run(examples[1] as string)).toEqual([[{ ok: true, rows: [0], columns: [], cells: 8, points: 12 }]]);
  });

  it('are those two', () => expect(examples).toHaveLength(2));
});

it('lists every file, and none that uses one further down', () => {
  const [, table = ''] = readme.split('each uses only what stands above it');
  const rows = table.split('\n').map((row) => [...row.matchAll(/`src\/([^`]+)`/g)].map(([, name]) => name as string));
  const rowOf = (file: string) =>
    rows.findIndex((names) => names.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name)));
  const source = new URL('../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && file !== 'index.ts',
  );
  expect(files.filter((file) => rowOf(file) < 0)).toEqual([]);
  for (const name of rows.flat()) expect(() => readFileSync(new URL(name, source)), name).not.toThrow(/ENOENT/);
  const upwards = files.flatMap((file) =>
    [...readFileSync(new URL(file, source), 'utf8').matchAll(/ from '(\.[^']+)'/g)]
      .map(([, used]) => posix.join(posix.dirname(file), used as string))
      .filter((used) => rowOf(used) > rowOf(file))
      .map((used) => `${file} uses ${used}`),
  );
  expect(upwards).toEqual([]);
});
