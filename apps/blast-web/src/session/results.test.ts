import { expect, test } from 'vitest';
import { figuresOf } from '../panels/figures-of.ts';
import { memoryStore, NEAR_END, sessionAt, testParts } from '../testing.ts';
import { LineCount } from './line-count.ts';
import { type GameResult, results } from './results.ts';
import { BlastSession } from './session.ts';

const result = (at: number, score: number): GameResult => ({
  at,
  mode: 'classic',
  score,
  lines: 3,
  rounds: 5,
  kinds: [2, 1, 0],
});

/** Plays like someone who likes to clear. */
function playOn(session: BlastSession, moves: number): void {
  for (let i = 0; i < moves && !session.view.over; i++) {
    const all = session.view.tray.flatMap((_, slot) =>
      session.rules.placements(slot).map((place) => {
        const preview = session.rules.preview(slot, place.x, place.y);
        return { slot, ...place, points: preview.ok ? preview.points : 0 };
      }),
    );
    const best = all.reduce((a, b) => (b.points > a.points ? b : a));
    session.place(best.slot, best.x, best.y);
  }
}

test('a finished game has one result, also when it ends twice', () => {
  const parts = testParts();
  const session = sessionAt(NEAR_END, parts);
  session.place(0, 3, 3);
  session.undo();
  session.place(0, 3, 3);
  expect(parts.results.all()).toEqual([
    { at: 1_000_000, mode: 'classic', score: 1, lines: 0, rounds: 1, kinds: [0, 0, 0] },
  ]);
});

test('lines are counted by kind, after a reload and an undo too', () => {
  const parts = testParts();
  const session = BlastSession.start(parts, { seed: 3, ruleset: 'zen' });
  playOn(session, 40);
  const counts = session.saved().kinds;
  expect(counts?.reduce((sum, n) => sum + n, 0)).toBe(session.view.lines);
  expect(session.view.lines).toBeGreaterThan(3);
  const { kinds: _, ...old } = session.saved();
  const again = BlastSession.resume(testParts(), old);
  expect(again.saved().kinds).toEqual(counts);
  for (let i = 0; i < 30; i++) {
    session.undo();
    again.undo();
  }
  expect(again.saved().kinds).toEqual(session.saved().kinds);
  expect(new LineCount(() => session.saved().recording, undefined).now).toEqual(session.saved().kinds);
});

test('results of two tabs are merged, bounded, and damaged ones left out', () => {
  const store = memoryStore(new Map([['results', '[[1,"classic",5],"x",[2,"ten",7,1,1,1,0,0]]']]));
  const [here, there] = [results(store), results(store)];
  here.add(result(3, 10));
  there.add(result(4, 20));
  expect(here.all().map(({ score }) => score)).toEqual([7, 10, 20]);
  for (let at = 10; at < 640; at++) here.add(result(at, at));
  expect(here.all()).toHaveLength(600);
  expect(here.all().at(-1)?.score).toBe(639);
  store.texts.set('results', '{');
  expect(here.all()).toEqual([]);
});

test('figures: games, best, average, median, bars of a round width that hold every game, lines by kind', () => {
  const scores = [5, 120, 480, 481, 999];
  const figures = figuresOf(scores.map((score, i) => result(i, score)));
  expect(figures).toMatchObject({ games: 5, best: 999, average: 417, median: 480, kinds: [10, 5, 0] });
  expect(figures?.bars).toHaveLength(10);
  expect(figures?.bars[4]).toEqual({ from: 400, to: 499, games: 2 });
  expect(figures?.bars.reduce((sum, { games }) => sum + games, 0)).toBe(5);
  expect(figuresOf([result(1, 1000)])?.bars.at(-1)).toEqual({ from: 1000, to: 1199, games: 1 });
  expect(figuresOf([result(1, 0)])?.bars).toEqual([{ from: 0, to: 9, games: 1 }]);
  expect(figuresOf([])).toBeUndefined();
});
