import { Grid, type Shape } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { BlastGame, canPlaceAll, rulesetById } from '../src/index.ts';
import type { Ruleset } from '../src/ruleset-types.ts';
import { bestTurn, countWays, evaluate, PLANNER_WEIGHTS } from '../src/solver/index.ts';
import { Chance } from './support/boards.ts';
import { Brute, type Did } from './support/brute.ts';

/** A position as the tests draw it: a board filled by `least` to `most` percent, three shapes. */
function draw(chance: Chance, size: number, [least, most]: readonly [number, number]) {
  const picture = chance.board(least + chance.below(most - least), size, size);
  const tray = [chance.piece(), chance.piece(), chance.piece()];
  return { picture, tray, shapes: tray.map(({ shape }): Shape => shape), cells: tray.map(({ cells }) => cells) };
}

describe('the solver against trying everything', () => {
  it.each([
    ['classic', 8, 3000, [40, 85]],
    ['boxes', 9, 1000, [50, 75]],
  ] as const)('finds under %s on boards of %i the same orders, %i times', (id, size, runs, fill) => {
    const brute = new Brute(size, size, id === 'boxes' ? 3 : 0);
    const chance = new Chance(size);
    const verdicts = new Map<number, number>();
    for (let i = 0; i < runs; i++) {
      const { picture, shapes, cells } = draw(chance, size, fill);
      const orders = canPlaceAll(Grid.parse(picture), shapes, rulesetById(id));
      expect(orders, picture.join('\n')).toEqual(brute.orders(brute.rowsOf(picture), cells));
      verdicts.set(orders.length, (verdicts.get(orders.length) ?? 0) + 1);
    }
    // All, none, and some orders: each is seen often enough to mean something.
    expect(Math.min(verdicts.get(0) ?? 0, verdicts.get(6) ?? 0)).toBeGreaterThan(runs / 10);
    expect([...verdicts.keys()].filter((count) => count % 6 !== 0).length).toBeGreaterThan(2);
  });

  /** The points that a game pays for what its placements did, from how its streak stood before. */
  const POINTS: { readonly [id: string]: (did: readonly Did[], streak: number, dry: number) => number } = {
    classic: (did) => did.reduce((sum, { cells, lines }) => sum + cells + 10 * lines * lines, 0),
    streak: (did, streak, dry) => {
      let sum = 0;
      for (const { cells, lines, empty } of did) {
        sum += cells;
        if (lines === 0) {
          dry++;
          if (dry > 3) streak = 0;
        } else {
          dry = 0;
          streak++;
          sum += ([10, 20, 60, 120, 200, 300][lines - 1] as number) * streak + (empty ? 300 : 0);
        }
      }
      return sum;
    },
    boxes: (did, streak) => {
      let sum = 0;
      for (const { stayed, lines } of did) {
        sum += stayed;
        if (lines > 0) sum += ([18, 36, 108, 144, 270, 324, 378][lines - 1] as number) + (streak > 0 ? 9 : 0);
        streak = lines > 0 ? streak + 1 : 0;
      }
      return sum;
    },
  };

  it.each([
    ['classic', 8, 700],
    ['streak', 8, 1700],
    ['boxes', 9, 600],
  ] as const)('finds under %s on boards of %i the best turn, %i times', (id, size, runs) => {
    const brute = new Brute(size, size, id === 'boxes' ? 3 : 0);
    const chance = new Chance(size + 1);
    const full = 2 ** size - 1;
    let compared = 0;
    while (compared < runs) {
      const { picture, tray, shapes, cells } = draw(chance, size, [62, 85]);
      const board = Grid.parse(picture);
      const ways = countWays(board, shapes, rulesetById(id));
      if (ways === 0 || ways > 600) continue;
      compared++;
      const [streak, dry] = [chance.below(3), chance.below(4)];
      let [best, seen] = [Number.NEGATIVE_INFINITY, 0];
      brute.ways(brute.rowsOf(picture), cells, (rows, did) => {
        seen++;
        const points = POINTS[id]?.(did, streak, dry) ?? Number.NaN;
        best = Math.max(best, evaluate(rows, full, PLANNER_WEIGHTS) + points);
      });
      expect(seen, picture.join('\n')).toBe(ways);
      const turn = bestTurn({ board, tray, ruleset: id, streak, dry }, { beam: Number.POSITIVE_INFINITY });
      expect([turn?.complete, turn?.score], picture.join('\n')).toEqual([true, best]);
    }
  });
});

describe('a turn is worth what the game pays for it', () => {
  it.each(['classic', 'streak', 'ten', 'boxes'])('under %s, through whole games', (id) => {
    const ruleset = rulesetById(id) as Ruleset;
    for (let seed = 0; seed < 3; seed++) {
      const game = BlastGame.start({ seed, ruleset });
      for (let round = 0; round < 12 && !game.over; round++) {
        const turn = bestTurn({ ...game.view, ruleset }, { beam: 3 });
        const { score, lines } = game.view;
        for (const move of turn?.moves ?? []) expect(game.dispatch(move).ok).toBe(true);
        expect([game.view.score - score, game.view.lines - lines]).toEqual([turn?.points, turn?.lines]);
      }
    }
  });
});
