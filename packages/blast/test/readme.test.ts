import { readFileSync } from 'node:fs';
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

  it('stand beside a file map that is true', () => {
    for (const [, path] of readme.matchAll(/`(src\/[\w/.]+)`/g)) {
      expect(() => readFileSync(new URL(`../${path}`, import.meta.url)), path).not.toThrow();
    }
  });
});
