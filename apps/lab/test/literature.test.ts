import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf, PLAYERS, TALL } from '../src/literature/findings.ts';
import { playPaperBatch } from '../src/literature/play.ts';
import { STORED_RUNS } from '../src/literature/published.ts';
import { sampleOf } from '../src/statistics/sample.ts';
import { lab, labHere } from './support.ts';

interface Told {
  readonly findings: readonly {
    readonly name: string;
    readonly small?: number;
    readonly played?: { readonly count: number };
  }[];
  readonly stored: readonly { readonly holds: boolean }[];
}

test('the same figures on one thread and on two, and the recorded runs hold', { timeout: 180_000 }, async () => {
  const args = ['literature', '--games', '4', '--seed', '3', '--json'];
  const [one, two] = await Promise.all([lab([...args, '--threads', '1', '--quick']), lab([...args, '--threads', '2'])]);
  expect([one.code, one.err, two.code, two.err]).toEqual([0, '', 0, '']);
  const quick = JSON.parse(one.out) as Told;
  const { findings, stored } = JSON.parse(two.out) as Told;
  expect(findings.map(({ name, small, played }) => [name, small, played?.count])).toEqual([
    ['Dellacherie', undefined, 4],
    ['DU (BCTS)', 3800, 4],
    ['BDU', 4200, undefined],
    ['DT-10', 5000, 4],
    ['DT-20', 4300, 4],
  ]);
  expect(quick).toEqual({ ...JSON.parse(two.out), stored: [] });
  expect(stored.map(({ holds }) => holds)).toEqual([true, true, true, true]);
});

test('the recorded runs are those that the engine keeps, as it has them', () => {
  const kept = new URL('../../../packages/tetris/test/fixtures/tetris-controllers.json', import.meta.url);
  const { runs } = JSON.parse(readFileSync(kept, 'utf8')) as {
    readonly runs: readonly { height: number; seed: number; pieces: number; lines: number; checksum: string }[];
  };
  expect(STORED_RUNS.map(({ controller: _, rows: lines, ...run }) => ({ ...run, lines }))).toEqual(
    runs
      .filter(({ height }) => height === TALL)
      .map(({ seed, pieces, lines, checksum }) => ({ seed, pieces, lines, checksum })),
  );
});

test('batches in any order come to the games of each controller, game i with the same pieces', () => {
  const plan = { controllers: PLAYERS, height: 4, games: 50, seed: 1 };
  const whole = playPaperBatch(plan, [0, 200]);
  const parts = (
    [
      [120, 200],
      [0, 70],
      [70, 120],
    ] as const
  ).map((range) => playPaperBatch(plan, range));
  const findings = findingsOf(plan, parts);
  expect(findings).toEqual(findingsOf(plan, [whole]));
  expect(findings[1]?.played).toEqual(sampleOf(whole.rows.slice(50, 100)));
  const twice = playPaperBatch({ ...plan, controllers: ['bcts', 'bcts'] }, [0, 100]);
  expect(twice.rows.slice(0, 50)).toEqual(twice.rows.slice(50));
  expect(new Set(twice.rows).size).toBeGreaterThan(3);
  expect(findingsOf(plan, []).every(({ played }) => played === undefined)).toBe(true);
  expect(() => playPaperBatch({ ...plan, controllers: ['nobody'] }, [0, 1])).toThrow('no controller "nobody"');
});

test.each([
  [['--games', '0'], '--games must be a whole number from 1'],
  [['--threads', 'many'], '--threads must be a whole number'],
  [['dellacherie'], '"dellacherie" is one argument too many'],
])('wrong usage, %j, ends with 2 and says what', async (args, said) => {
  const { code, out, err } = await labHere(['literature', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(said);
});
