import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mixSeed } from '@blockyard/grid-core';
import { describe, expect, test } from 'vitest';
import { tetrisLab } from '../src/games/tetris/tetris-lab.ts';
import { replaysOf } from '../src/replays/sources.ts';
import { niceStep, ticks } from '../src/report/chart.ts';
import { binned } from '../src/report/histogram.ts';
import { oddGames } from '../src/report/odd.ts';
import { reportPage } from '../src/report/page.ts';
import { survival } from '../src/report/survival.ts';
import { PAGES, watching, wayTo } from '../src/report/watch.ts';
import { gamePlan, type Run, type RunPlan, runOf } from '../src/run/run.ts';
import { makeRunText } from '../src/run/text.ts';
import { summaryOf } from '../src/statistics/summary.ts';
import { gamesText } from '../src/statistics/table.ts';
import { folder, labHere } from './support.ts';

/** A run made by hand: pieces, rows and score of each game, and how many clears of 1 and of 4 rows. */
function handMade(games: readonly (readonly [number, number, number, number, number])[], from = 0): Run {
  const plan: RunPlan = {
    ...{
      game: 'tetris',
      rules: 2,
      ruleset: 'basic',
      digest: tetrisLab.digest('basic') ?? '',
      policy: 'random',
      limit: 40,
      seed: 6,
    },
    games: games.length + from,
  };
  const records = games.map(([pieces, lines, score, one, four]) => [
    ...[pieces, lines, score, one, 0, 0, four, 0],
    pieces === 40 ? 1 : 0,
  ]);
  const stacks = [
    [0, 0],
    [1, games.length],
  ];
  return runOf(plan, tetrisLab.fields, [{ range: [from, games.length + from], records, stacks }]);
}

const GAMES = [
  [10, 0, 0, 0, 0],
  [20, 1, 100, 1, 0],
  [40, 8, 1600, 0, 2],
  [30, 0, 0, 0, 0],
] as const;

test('the summary of a run made by hand', () => {
  const { measures, clears, totalClears, withoutClear, stopped, whole } = summaryOf(handMade(GAMES));
  expect(measures.map(({ mean }) => mean.value)).toEqual([25, 2.25, 425]);
  expect(measures[0]).toMatchObject({ least: 10, median: 20, most: 40 });
  expect(clears.map(({ count }) => count)).toEqual([1, 0, 0, 2]);
  expect(clears[3]?.share.value).toBeCloseTo(2 / 3, 12);
  expect([totalClears, withoutClear.count, stopped.count, whole]).toEqual([3, 2, 1, true]);
});

test('bins hold every game once, in both lists by the same widths', () => {
  expect(binned([[1, 2, 2, 4]])).toEqual({ from: 1, width: 1, shares: [[0.25, 0.5, 0, 0.25]] });
  const wide = binned([
    [0, 99, 100],
    [950, 50],
  ]);
  expect([wide.from, wide.width, wide.shares[0]?.length]).toEqual([0, 50, 20]);
  expect(wide.shares[0]?.slice(0, 4)).toEqual([1 / 3, 1 / 3, 1 / 3, 0]);
  expect(wide.shares[1]?.reduce((a, b) => a + b)).toBe(1);
  expect(() => binned([[]])).toThrow(RangeError);
});

test('survival is the share of games with at least so many pieces', () => {
  expect(survival([10, 20, 40, 30], [0, 10, 11, 20, 40, 41])).toEqual([1, 1, 0.75, 0.75, 0.25, 0]);
});

test('steps of an axis are round', () => {
  expect([0.3, 1, 1.1, 2.1, 7, 31].map(niceStep)).toEqual([0.5, 1, 2, 5, 10, 50]);
  expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(ticks(8, 31, 1)).toEqual([10, 15, 20, 25, 30]);
  expect(ticks(3, 3)).toEqual([3]);
  expect(ticks(0, 1, 1)).toEqual([0, 1]);
});

test('the oddest games are named by their numbers in the whole run, with their seeds', () => {
  const odd = oddGames(handMade(GAMES, 100));
  expect(odd.map(({ why, index }) => [why, index])).toEqual([
    ['longest', 102],
    ['shortest', 100],
    ['most points', 102],
    ['longest without a clear', 103],
  ]);
  expect(odd[0]?.seed).toBe(mixSeed(6, 102));
  expect(oddGames(handMade([[20, 1, 100, 1, 0]])).map(({ why }) => why)).not.toContain('longest without a clear');
});

test.each([
  [{ played: 1, games: 1, whole: true }, '1 game'],
  [{ played: 2000, games: 2000, whole: true }, '2,000 games'],
  [{ played: 0, games: 1, whole: false }, '0 of 1 game'],
  [{ played: 3, games: 2000, whole: false }, '3 of 2,000 games'],
])('how many games a summary is of: %j is %s', (summary, text) => {
  expect(gamesText(summary)).toBe(text);
});

describe('the page', () => {
  const page = reportPage([{ name: 'run.json', run: handMade(GAMES) }], PAGES);

  test('says what the table says, and draws it', () => {
    expect(page).toContain('<h1>tetris basic, random policy</h1>');
    expect(page).toContain('run.json: 4 games, seed 6, at most 40 pieces each');
    expect(page).toMatch(/<th scope="row">pieces<\/th><td>25<\/td>/);
    expect(page).toMatch(/<th scope="row">four rows<\/th><td>2<\/td><td>66\.7 %<\/td>/);
    expect(page.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)).toHaveLength(5);
    expect(page).toContain('<title>column 1, row 1: 100.0 %</title>');
    expect(page).toContain('blockyard-lab replay run.json --game 2');
    expect(page).not.toContain('<h2>Difference</h2>');
  });

  test('loads nothing and runs nothing, whatever the files are called', () => {
    const evil = reportPage([{ name: '"><script>alert(1)</script>&', run: handMade(GAMES) }], PAGES);
    expect(evil.replaceAll(/<a href="http[^"<>]+"/g, '')).not.toMatch(
      /<script|https?:|src=|url\(|@import|NaN|undefined/,
    );
    expect(evil).toContain('&quot;&gt;&lt;script&gt;');
  });

  test('of two runs tells the differences and which are significant', () => {
    const many = (pieces: number) => Array.from({ length: 50 }, (_, i) => [pieces + (i % 5), 1, 100, 1, 0] as const);
    const both = reportPage(
      [
        { name: 'a.json', run: handMade(many(20)) },
        { name: 'b.json', run: handMade(many(25)) },
      ],
      PAGES,
    );
    expect(both).toContain('b.json less a.json');
    expect(both).toMatch(
      /<th scope="row">pieces<\/th><td>\+5<\/td><td>\+4\.\d\d … \+5\.\d\d<\/td><td>&lt; 0\.0001<\/td><td>significant/,
    );
    expect(both).toMatch(/<th scope="row">score<\/th><td>0<\/td>.*?<td>not significant/);
    expect(both.match(/class="second line"/g)).toHaveLength(4);
  });
});

test('odd games are links that hold their replays, and files where a link would be too long', () => {
  const run = handMade(GAMES);
  const { markup } = watching(run, 2, 'https://play.example/');
  const [, link = ''] = /^<a href="(https:\/\/play\.example\/tetris\/\?replay=z[\w-]+)">watch<\/a>$/.exec(markup) ?? [];
  const [source] = replaysOf(link);
  expect(source?.replay).toEqual({ ok: true, value: tetrisLab.record(gamePlan(run, 2)) });

  const long = JSON.stringify(Array.from({ length: 6000 }, (_, i) => mixSeed(1, i)));
  const way = wayTo(long, 'tetris', 7, PAGES).markup;
  const [, file = ''] =
    /^<a href="data:application\/json;base64,(.+)" download="tetris-7\.json">file<\/a>$/.exec(way) ?? [];
  expect(Buffer.from(file, 'base64').toString()).toBe(long);
  expect(watching({ ...run, rules: 1 }, 2, PAGES).markup).toBe('');
  expect(watching({ ...run, digest: 'another' }, 2, PAGES).markup).toBe('');
  expect(watching({ ...run, ruleset: 'gone' }, 2, PAGES).markup).toBe('');
});

test('the command writes the page, and refuses what cannot be compared', async () => {
  const dir = folder();
  const put = (name: string, run: Run | string) => {
    writeFileSync(join(dir, name), typeof run === 'string' ? run : makeRunText(run));
    return join(dir, name);
  };
  const [run, out] = [put('run.json', handMade(GAMES)), join(dir, 'page.html')];
  expect(await labHere(['report', run, '--out', out])).toEqual({ code: 0, out: '', err: `${out} is written\n` });
  expect(readFileSync(out, 'utf8')).toBe((await labHere(['report', run, '--out', '-'])).out);
  const none = put('none.json', handMade([], 3));
  expect(await labHere(['report', none])).toMatchObject({ code: 1, err: expect.stringContaining('no game yet') });
  const bad = put('bad.json', makeRunText(handMade(GAMES)).replace('[20,1,', '[20,"1",'));
  expect(await labHere(['report', bad])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/bad\.json: this is not a run: at records\.1\.1: /),
  });
  for (const pages of ['nowhere', 'ftp://a.example/', 'https://a.example/?x=1']) {
    expect(await labHere(['report', run, '--pages', pages])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--pages must be an address'),
    });
  }
  const linked = await labHere(['report', run, '--out', '-', '--pages', 'https://a.example/games']);
  expect(linked.out).toContain('href="https://a.example/games/tetris/?replay=z');
});
