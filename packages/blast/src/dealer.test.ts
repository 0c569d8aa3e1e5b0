import { Grid, RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { Chance } from '../test/support/boards.ts';
import { canPlaceInOrder, ordersOf, placesOf } from '../test/support/reference.ts';
import { CLASSIC } from './data/rulesets/classic.ts';
import { DAILY } from './data/rulesets/daily.ts';
import { dealRule, dealTray, GUARANTEES } from './dealer.ts';
import { BlastGame } from './game.ts';
import { LIBRARY } from './library.ts';
import { RULESETS, rulesetById } from './ruleset.ts';
import type { Deal, Guarantee, Ruleset } from './ruleset-types.ts';

const START = RandomStream.seeded(3, 'deals').state();
const EMPTY = new Grid(8, 8);
const counters = (round: number) => ({ round, score: 0 });
const ruled = (deal: Partial<Deal>): Ruleset => ({ ...CLASSIC, id: 'ruled', deal: { ...CLASSIC.deal, ...deal } });

describe('the rule of a deal', () => {
  const deal: Deal = {
    weights: { dot: 1 },
    stages: [
      { from: 5, maxBig: 1 },
      { from: 10, maxBig: 2, guarantee: 'eachFits' },
    ],
  };

  it.each([
    [4, {}],
    [5, { from: 5, maxBig: 1 }],
    [9, { from: 5, maxBig: 1 }],
    [10, { from: 10, maxBig: 2, guarantee: 'eachFits' }],
    [999, { from: 10, maxBig: 2, guarantee: 'eachFits' }],
  ])('of round %i is the last stage reached', (round, rule) => {
    expect(dealRule(deal, EMPTY, { ...counters(round), score: 7 })).toEqual(rule);
  });

  it('goes by the score where the deal says so', () => {
    expect(dealRule({ ...deal, key: 'score' }, EMPTY, { round: 99, score: 5 })).toMatchObject({ from: 5 });
  });
});

describe('mercy', () => {
  const deal: Deal = {
    weights: { dot: 1, o9: 1 },
    stages: [{ from: 1, maxBig: 2, guarantee: 'anyFits', tiers: { easy: 50 } }],
    mercy: [
      { filled: 40, guarantee: 'solvable', tiers: { hard: 0 } },
      { filled: 20, dry: 5, guarantee: 'eachFits' },
      { dry: 12, maxBig: 0 },
    ],
  };
  const board = (filled: number) =>
    Grid.parse(
      '.'
        .repeat(64)
        .replace(/./g, (_, i: number) => (i < filled ? '#' : '.'))
        .match(/.{8}/g) ?? [],
    );

  it.each([
    [39, 4, {}],
    [40, 0, { guarantee: 'solvable', tiers: { hard: 0 } }],
    [40, 99, { guarantee: 'solvable', tiers: { hard: 0 } }],
    [20, 5, { guarantee: 'eachFits' }],
    [20, 4, {}],
    [19, 11, {}],
    [0, 12, { maxBig: 0 }],
    [0, undefined, {}],
  ])('at %i filled cells and %s placements without a clear', (filled, dry, mercy) => {
    const rule = dealRule(deal, board(filled), { ...counters(1), dry });
    expect(rule).toMatchObject({ maxBig: 2, guarantee: 'anyFits', tiers: { easy: 50 }, ...mercy });
  });

  it('is what a game deals by, and a save goes on with it', () => {
    const ruleset = ruled({ weights: { dot: 1, o9: 9 }, stages: [], noTriple: false, mercy: [{ dry: 3, maxBig: 0 }] });
    const game = BlastGame.start({ seed: 4, ruleset, nextTrays: [['dot', 'dot', 'dot']] });
    for (const slot of [0, 1, 2]) game.dispatch({ type: 'place', slot, x: slot, y: 0 });
    expect(game.view.tray.map((piece) => piece?.id)).toEqual(['dot', 'dot', 'dot']);
    const twin = BlastGame.restore(JSON.stringify(game.snapshot()));
    if (!twin.ok) throw new Error(twin.error.message);
    for (const each of [game, twin.value]) {
      for (const slot of [0, 1, 2]) each.dispatch({ type: 'place', slot, x: slot, y: 1 });
    }
    expect(twin.value.snapshot()).toEqual(game.snapshot());
  });

  it('is not known to daily, nor to any deal of the package that does not name it', () => {
    for (const id of RULESETS) expect(rulesetById(id)?.deal.mercy).toBeUndefined();
  });
});

describe('a dealt tray', () => {
  it('is the same for the same random state, board and counters', () => {
    const board = Grid.parse(new Chance(1).board(45));
    expect(dealTray(CLASSIC, START, board, counters(20))).toEqual(dealTray(CLASSIC, START, board, counters(20)));
  });

  it('says how many trays were rejected, and goes on behind them', () => {
    const plain = ruled({ stages: [], noTriple: false });
    const big = ruled({ weights: { dot: 1, o9: 3 }, stages: [{ from: 1, maxBig: 0 }], noTriple: false });
    const { tray, rejected, random } = dealTray(big, START, EMPTY, counters(1));
    expect(tray.map(({ id }) => id)).toEqual(['dot', 'dot', 'dot']);
    expect(rejected).toBeGreaterThan(0);
    let state = START;
    for (let i = 0; i <= rejected; i++)
      state = dealTray({ ...plain, deal: big.deal, tray: 3 }, state, EMPTY, counters(0)).random;
    expect(random).toEqual(state);
  });

  it('is one in which something fits when none keeps the rule, never an endless search', () => {
    const impossible = ruled({ weights: { dot: 1, o9: 60 }, stages: [{ from: 1, guarantee: 'solvable' }], tries: 300 });
    const checks = Grid.parse(Array.from({ length: 8 }, (_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#')));
    const { tray, rejected } = dealTray(impossible, START, checks, counters(1));
    expect(rejected).toBe(299);
    expect(tray.map(({ id }) => id)).toContain('dot');
    const only = ruled({ weights: { o9: 1 }, noTriple: true });
    expect(dealTray(only, START, EMPTY, counters(1)).tray).toHaveLength(3);
  });

  it('is never three equal, nor bigger than its stage allows', () => {
    let state = START;
    const few = ruled({ weights: { dot: 3, o9: 1 }, stages: [{ from: 1, maxBig: 2 }] });
    for (let i = 0; i < 300; i++) {
      const { tray, random } = dealTray(few, state, EMPTY, counters(1));
      expect(new Set(tray.map(({ id }) => id)).size).toBe(2);
      state = random;
    }
  });
});

describe('the guarantees', () => {
  it.each([
    [1, 'solvable'],
    [31, 'solvable'],
    [61, 'eachFits'],
    [141, 'eachFits'],
    [241, 'anyFits'],
  ] as const)('from round %i on: %s', (round, guarantee) => {
    expect(dealRule(CLASSIC.deal, EMPTY, counters(round)).guarantee).toBe(guarantee);
    const chance = new Chance(round);
    let state = START;
    for (let i = 0; i < 60; i++) {
      const picture = chance.board(20 + chance.below(30));
      const { tray, random, rejected } = dealTray(CLASSIC, state, Grid.parse(picture), counters(round));
      state = random;
      const pieces = tray.map(({ cells }) => cells);
      const fit = pieces.map((cells) => placesOf(picture, cells).length > 0);
      if (rejected === 99) continue;
      if (guarantee === 'anyFits') expect(fit).toContain(true);
      else if (guarantee === 'eachFits') expect(fit).not.toContain(false);
      else {
        const orders = [pieces, [...pieces].reverse()];
        expect(orders.some((order) => canPlaceInOrder(picture, order)) || ordersOf(picture, pieces).length > 0).toBe(
          true,
        );
      }
    }
  });

  it('mean what they say', () => {
    const chance = new Chance(5);
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const picture = chance.board(55);
      const tray = [chance.piece(), chance.piece(), chance.piece()];
      const pieces = tray.map(({ cells }) => cells);
      const shapes = tray.map(({ shape }) => shape);
      const fit = pieces.map((cells) => placesOf(picture, cells).length > 0);
      const truth: Record<Guarantee, boolean> = {
        none: true,
        anyFits: fit.includes(true),
        eachFits: !fit.includes(false),
        solvable: ordersOf(picture, pieces).length > 0,
      };
      for (const [name, holds] of Object.entries(truth)) {
        expect(GUARANTEES[name as Guarantee](Grid.parse(picture), shapes, CLASSIC), name).toBe(holds);
        seen.add(`${name} ${holds}`);
      }
    }
    expect(seen.size).toBe(7);
  });
});

describe('the deal of daily', () => {
  it('never looks at the board or the score', () => {
    const full = Grid.parse(new Chance(9).board(80));
    for (const round of [1, 13, 60, 200]) {
      const blind = dealTray(DAILY, START, EMPTY, { round, score: 0 });
      expect(dealTray(DAILY, START, full, { round, score: 9000 })).toEqual(blind);
    }
  });

  it('grows harder', () => {
    const cells = (round: number): number => {
      let [state, sum] = [START, 0];
      for (let i = 0; i < 100; i++) {
        const { tray, random } = dealTray(DAILY, state, EMPTY, counters(round));
        state = random;
        for (const piece of tray) sum += piece.cells.length;
      }
      return sum;
    };
    expect(cells(1)).toBeLessThan(cells(60));
    expect(cells(60)).toBeLessThan(cells(200));
    expect(LIBRARY.length).toBeGreaterThan(41);
  });
});
