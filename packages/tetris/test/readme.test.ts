import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import * as bot from '../src/bot/index.ts';
import * as handling from '../src/handling/index.ts';
import * as rules from '../src/index.ts';
import * as movegen from '../src/movegen/index.ts';
import * as simulate from '../src/simulate/index.ts';
import * as statistics from '../src/statistics/index.ts';

const modules: Readonly<Record<string, unknown>> = {
  '': rules,
  '/bot': bot,
  '/handling': handling,
  '/movegen': movegen,
  '/simulate': simulate,
  '/statistics': statistics,
};
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```[jt]s\n(.*?)```/gs)].map(([, code]) => code as string);

/** Runs an example as it is printed but for its types, with the package's modules handed in, and returns what it logged. */
function run(code: string): string[] {
  const logged: string[] = [];
  const body = code
    .replace(/^import type .*\n/gm, '')
    .replace(/^(const \w+): [\w[\]]+ =/gm, '$1 =')
    .replace(/^import (\{.*\}) from '@blockyard\/tetris(.*)';$/gm, "const $1 = modules['$2'];")
    // Six pieces deep is for the perft tests.
    .replace("'IOLJSZ', 6,", "'IOLJSZ', 3,");
  expect(body).not.toMatch(/\bimport\b/);
  new Function('modules', 'console', body)(modules, { log: (...words: unknown[]) => logged.push(words.join(' ')) });
  return logged;
}

it.each(examples.map((code, i) => [i + 1, code] as const))('example %i of the README runs by itself', (_, code) => {
  expect(() => run(code)).not.toThrow();
});

it('the first example plays a game to its end and starts another', () => {
  const logged = run(examples[0] as string);
  expect(logged[0]).toBe('fell 1');
  expect(logged).toContain('refused: no-turn');
  expect(logged.filter((line) => /^over: (block|lock)-out with \d+ points$/.test(line))).toHaveLength(1);
  expect(logged.at(-1)).toMatch(/^[IOTSZJL] then( [IOTSZJL]){5}$/);
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
