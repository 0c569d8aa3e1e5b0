import { Grid, RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { drawPiece, weightsOf } from '../src/dealer.ts';
import { BlastGame, daily, dealTray, FAMILIES, LIBRARY, RULESETS, rulesetById } from '../src/index.ts';
import type { Deal, DealRule, Guarantee, Ruleset } from '../src/ruleset-types.ts';
import { Chance, randomMove } from './support/boards.ts';
import { Brute } from './support/brute.ts';
import type { Cells } from './support/reference.ts';

interface Stage {
  readonly id: string;
  readonly ruleset: Ruleset;
  readonly round: number;
  readonly rule: DealRule;
}

/** Every stage of every ruleset's curve, each curve once, under the first that has it; a deal without stages is one. */
const rulesets = RULESETS.map((id) => rulesetById(id) as Ruleset);
const STAGES: readonly Stage[] = rulesets
  .filter(({ deal }, i) => rulesets.findIndex((other) => other.deal === deal) === i)
  .flatMap((ruleset) =>
    (ruleset.deal.stages ?? [{ from: 1 }]).map((rule) => ({ id: ruleset.id, ruleset, round: rule.from, rule })),
  );
const NAMED = STAGES.map((stage) => [stage.id, stage.round, stage] as const);

/** The limit of χ² at p = 0.001 with so many degrees of freedom (Wilson and Hilferty's approximation). */
const limit = (free: number) => free * (1 - 2 / (9 * free) + 3.09 * Math.sqrt(2 / (9 * free))) ** 3;

/** Pearson's χ² of counted draws against what was expected of them, as a share of its limit: below 1 it is no wonder. */
function strangeness(counts: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): number {
  const draws = [...counts.values()].reduce((sum, count) => sum + count);
  const total = [...expected.values()].reduce((sum, share) => sum + share);
  let sum = 0;
  for (const [id, share] of expected) {
    const mean = (draws * share) / total;
    sum += ((counts.get(id) ?? 0) - mean) ** 2 / mean;
  }
  expect([...counts.keys()].filter((id) => !expected.has(id))).toEqual([]);
  return sum / limit(expected.size - 1);
}

const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

/** The weight of each shape that can be drawn: its own or its family's, times the factor of its tier. */
function sharesIn({ weights }: Deal, { tiers = {} }: DealRule): Map<string, number> {
  const all = LIBRARY.map(({ id, family }) => {
    const { tier } = FAMILIES[family];
    return [id, (weights[id] ?? weights[family] ?? 0) * (tiers[tier] ?? 100)] as const;
  });
  return new Map(all.filter(([, weight]) => weight > 0));
}

describe('what is drawn', () => {
  it('is told for every ruleset', () => {
    expect(NAMED.map(([id, round]) => `${id} ${round}`)).toEqual([
      ...[1, 31, 61, 141, 241].map((round) => `classic ${round}`),
      ...[1, 13, 51, 141].map((round) => `daily ${round}`),
      'ten 1',
      'boxes 1',
    ]);
  });

  it.each(NAMED)('by %s from round %i on comes as often as its weight says, in 100,000 draws', (_, round, stage) => {
    const { deal } = stage.ruleset;
    const stream = RandomStream.seeded(round, 'deals');
    const weights = weightsOf(deal, stage.rule.tiers);
    const counts = new Map<string, number>();
    for (let i = 0; i < 100_000; i++) count(counts, drawPiece(weights, stream).id);
    expect(strangeness(counts, sharesIn(deal, stage.rule))).toBeLessThan(1);
  });
});

describe('what neighbouring seeds draw', () => {
  it.each([0, 1, 2])('is as fair as what one seed draws, in slot %i', (slot) => {
    const { deal } = rulesetById('classic') as Ruleset;
    const weights = weightsOf(deal);
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 40_000; seed++) {
      const stream = RandomStream.seeded(seed, 'deals');
      for (let i = 0; i < slot; i++) drawPiece(weights, stream);
      count(counts, drawPiece(weights, stream).id);
    }
    expect(strangeness(counts, sharesIn(deal, {}))).toBeLessThan(1);
  });
});

describe('what is dealt on an empty board', () => {
  /**
   * How often each shape is dealt in a slot of three, where a tray is drawn again that holds too many big pieces or three
   * times the same one; on an empty board every promise is kept.
   */
  function sharesOf({ ruleset: { deal }, rule: { tiers, maxBig = 3 } }: Stage): Map<string, number> {
    const weights = sharesIn(deal, { tiers });
    const isBig = (id: string) => (LIBRARY.find((piece) => piece.id === id)?.cells.length ?? 0) >= 5;
    const sum = (big: boolean) =>
      [...weights].reduce((total, [id, weight]) => total + (isBig(id) === big ? weight : 0), 0);
    const [big, small] = [sum(true), sum(false)];
    const shares = [...weights].map(([id, weight]) => {
      const room = maxBig - (isBig(id) ? 1 : 0);
      const others = room < 0 ? 0 : small ** 2 + (room > 0 ? 2 * small * big : 0) + (room > 1 ? big ** 2 : 0);
      const tripled = deal.noTriple && (!isBig(id) || maxBig > 2) ? weight ** 2 : 0;
      return [id, weight * (others - tripled)] as const;
    });
    return new Map(shares);
  }

  it.each(NAMED)('by %s from round %i on follows from the weights and the rules of a tray', (_, round, stage) => {
    const { ruleset } = stage;
    const board = new Grid(ruleset.board.width, ruleset.board.height);
    const slots = [0, 1, 2].map(() => new Map<string, number>());
    let random = RandomStream.seeded(round, 'deals').state();
    for (let i = 0; i < 8000; i++) {
      const dealt = dealTray(ruleset, random, board, { round, score: 0 });
      random = dealt.random;
      for (const [slot, counts] of slots.entries()) count(counts, dealt.tray[slot]?.id ?? '');
    }
    const shares = sharesOf(stage);
    for (const counts of slots) expect(strangeness(counts, shares)).toBeLessThan(1);
  });
});

describe('what a deal promises', () => {
  it.each(NAMED.filter(([, , { rule }]) => rule.guarantee))(
    'by %s from round %i on holds in 10,000 deals',
    (_, round, stage) => {
      const { ruleset, rule } = stage;
      const { width, height } = ruleset.board;
      const brute = new Brute(width, height);
      const chance = new Chance(round);
      let random = RandomStream.seeded(round, 'deals').state();
      let [unkept, redrawn] = [0, 0];
      for (let i = 0; i < 10_000; i++) {
        const picture = chance.board(20 + chance.below(35), width, height);
        const dealt = dealTray(ruleset, random, Grid.parse(picture), { round, score: 0 });
        random = dealt.random;
        redrawn += dealt.rejected > 0 ? 1 : 0;
        const rows = brute.rowsOf(picture);
        const pieces = dealt.tray.map(({ cells }) => cells);
        const fits = (cells: Cells) => brute.canPlace(rows, [cells]);
        const kept: { readonly [name in Guarantee]: () => boolean } = {
          none: () => true,
          anyFits: () => pieces.some(fits),
          eachFits: () => pieces.every(fits),
          solvable: () => brute.solvable(rows, pieces),
        };
        if (kept[rule.guarantee ?? 'none']()) continue;
        // Only after all draws may it be broken, and even then something fits.
        expect([dealt.rejected, pieces.some(fits)], picture.join('\n')).toEqual([99, true]);
        unkept++;
      }
      expect(unkept).toBeLessThan(10);
      expect(redrawn).toBeGreaterThan(0);
    },
  );
});

describe('the daily deal', () => {
  it('is equal on two different boards, round by round', () => {
    const { seed, ruleset: id } = daily('2026-11-30');
    const ruleset = rulesetById(id) as Ruleset;
    const chance = new Chance(6);
    const [first, second] = [1, 2].map(() => RandomStream.seeded(seed, 'deals').state());
    let states = [first, second];
    for (let round = 1; round <= 300; round++) {
      const dealt = states.map((state, i) =>
        dealTray(ruleset, state as typeof first & object, Grid.parse(chance.board(i * 70)), { round, score: 900 * i }),
      );
      expect(dealt[1]).toEqual(dealt[0]);
      states = dealt.map(({ random }) => random);
    }
  });

  it('is equal for a player who fills the board and one who clears it', () => {
    const trays = [1, 2, 3].map((player) => {
      const chance = new Chance(player);
      const game = BlastGame.start(daily('2026-02-28'));
      const seen: string[] = [];
      while (!game.over) {
        const outcome = randomMove(game, chance);
        const dealt = outcome.ok ? outcome.events.find((event) => event.type === 'dealt') : undefined;
        if (dealt) seen.push(dealt.tray.map((piece) => piece?.id).join());
      }
      return { seen, board: game.view.board.toString() };
    });
    const shortest = Math.min(...trays.map(({ seen }) => seen.length));
    expect(shortest).toBeGreaterThan(0);
    expect(new Set(trays.map(({ seen }) => seen.slice(0, shortest).join('|'))).size).toBe(1);
    expect(new Set(trays.map(({ board }) => board)).size).toBe(3);
  });
});
