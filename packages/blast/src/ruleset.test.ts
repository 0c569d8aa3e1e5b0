import { hashOf } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { BlastGame } from './game.ts';
import { blastKind } from './kind.ts';
import { parseRuleset, RULESETS, rulesetById, rulesetName } from './ruleset.ts';
import type { Ruleset } from './ruleset-types.ts';

const classic = rulesetById('classic') as Ruleset;
const score = (part: object) => ({ ...plain(), score: { ...classic.score, ...part } });
const deal = (part: object) => ({ ...plain(), deal: { ...classic.deal, ...part } });
const plain = (): Record<string, unknown> => JSON.parse(JSON.stringify(classic));

/** A ruleset with another digest refuses the saves and replays that are out there. */
const DIGESTS: { readonly [id: string]: string } = {
  classic: 'd40d323f55d23ab8',
  daily: '49743cc68d73bc3c',
  zen: '66ef0396c44431a5',
  streak: 'd467e85578704e67',
  ten: 'a5c02e2130769f69',
  boxes: '5ccf98c41e8be5c2',
};

describe('the rulesets of the package', () => {
  it('are known by id', () => {
    expect(RULESETS).toEqual(['classic', 'daily', 'zen', 'streak', 'ten', 'boxes']);
    expect(rulesetById('no-such')).toBeUndefined();
    expect(classic).toMatchObject({ board: { width: 8, height: 8 }, tray: 3, clear: ['rows', 'columns'] });
  });

  it('are plain JSON that the parser takes, frozen through and through', () => {
    for (const id of RULESETS)
      expect(parseRuleset(JSON.stringify(rulesetById(id)))).toEqual({ ok: true, value: rulesetById(id) });
    expect(Object.isFrozen(classic.deal.weights) && Object.isFrozen(classic.clear)).toBe(true);
  });

  it('are named by id in a save, any other by itself', () => {
    expect(rulesetName(classic)).toBe('classic');
    expect(rulesetName(plain() as unknown as Ruleset)).toBe('classic');
    const other = { ...classic, tray: 2 };
    expect(rulesetName(other)).toBe(other);
    expect(rulesetName({ ...classic, id: 'mine' })).toMatchObject({ id: 'mine' });
  });

  it('have a digest that the order of keys does not change, and every value does', () => {
    expect(hashOf(classic)).toMatch(/^[0-9a-f]{16}$/);
    const turned = Object.fromEntries(Object.entries(classic).reverse()) as unknown as Ruleset;
    expect(hashOf(turned)).toBe(hashOf(classic));
    expect(hashOf({ ...classic, deal: { weights: { ...classic.deal.weights, dot: 11 } } })).not.toBe(hashOf(classic));
  });
});

describe('the digests that saves and replays name', () => {
  it.each(RULESETS)('are those of %s', (id) => {
    expect(hashOf(rulesetById(id))).toBe(DIGESTS[id]);
  });
});

describe('a ruleset from outside', () => {
  it('may be text', () => {
    expect(parseRuleset('{"id":')).toMatchObject({ ok: false, error: { code: 'not-json', where: 'text' } });
  });

  it('may leave a field undefined, which is the same as not there', () => {
    const { box: _, ...rest } = { ...classic, id: 'mine' };
    const stages = [{ from: 1, tiers: { easy: undefined, hard: 50 }, guarantee: undefined, maxBig: undefined }];
    const without: Ruleset = { ...rest, deal: { weights: { dot: 1 }, stages: [{ from: 1, tiers: { hard: 50 } }] } };
    const within: Ruleset = {
      ...rest,
      box: undefined,
      score: { ...classic.score, counted: undefined, streak: undefined, allClear: undefined },
      deal: { weights: { dot: 1 }, stages, key: undefined, noTriple: undefined, tries: undefined, mercy: undefined },
    };
    expect(parseRuleset(within)).toStrictEqual(parseRuleset(without));
    expect(blastKind.digest(within)).toBe(hashOf(without));
    const game = BlastGame.start({ seed: 1, ruleset: within });
    expect(BlastGame.restore(JSON.stringify(game.snapshot()))).toMatchObject({ ok: true });
  });

  it('stays the giver’s own: neither changed nor frozen', () => {
    const given = plain();
    const parsed = parseRuleset(given);
    expect(given).toEqual(classic);
    (given['deal'] as { weights: Record<string, number> }).weights['dot'] = 77;
    expect(parsed).toMatchObject({ value: { deal: { weights: { dot: classic.deal.weights['dot'] } } } });
  });

  it.each([
    ['ruleset', () => null],
    ['id', () => []],
    ['id', () => ({ ...plain(), id: 'No Spaces' })],
    ['board', () => ({ ...plain(), board: 8 })],
    ['board.width', () => ({ ...plain(), board: { width: 33, height: 8 } })],
    ['board.height', () => ({ ...plain(), board: { width: 8, height: 0 } })],
    ['tray', () => ({ ...plain(), tray: 2.5 })],
    ['tray', () => ({ ...plain(), tray: undefined })],
    ['clear', () => ({ ...plain(), clear: [] })],
    ['clear', () => ({ ...plain(), clear: ['rows', 'rows'] })],
    ['clear.0', () => ({ ...plain(), clear: ['diagonals'] })],
    ['box', () => ({ ...plain(), clear: ['boxes'] })],
    ['box', () => ({ ...plain(), box: { width: 4, height: 4 } })],
    ['box', () => ({ ...plain(), clear: ['boxes'], box: { width: 3, height: 4 } })],
    ['box', () => ({ ...plain(), clear: ['boxes'], box: { width: 4, height: 3 } })],
    ['box.width', () => ({ ...plain(), clear: ['boxes'], box: { width: 0, height: 4 } })],
    ['score.counted', () => score({ counted: 'some' })],
    ['score.clear', () => score({ clear: { formula: 'lines-squared' } })],
    ['score.clear', () => score({ clear: { formula: 'lines-squared', times: 1, table: [1] } })],
    ['score.clear', () => score({ clear: { table: [1], times: 5 } })],
    ['score.clear', () => score({ clear: { table: [1], formula: 'lines-squared' } })],
    ['score.clear', () => score({ clear: {} })],
    ['score.clear.table', () => score({ clear: { table: [] } })],
    ['score.clear.table.1', () => score({ clear: { table: [1, -1] } })],
    ['score.streak.grace', () => score({ streak: { step: 1, bonus: 0 } })],
    ['score.allClear', () => score({ allClear: '300' })],
    ['deal.key', () => deal({ key: 'moon' })],
    ['deal.tries', () => deal({ tries: 0 })],
    ['deal.noTriple', () => deal({ noTriple: 1 })],
    ['deal.stages.0.from', () => deal({ stages: [{ from: -1 }] })],
    ['deal.stages.1.from', () => deal({ stages: [{ from: 3 }, { from: 3 }] })],
    ['deal.stages.0.guarantee', () => deal({ stages: [{ from: 1, guarantee: 'fair' }] })],
    ['deal.stages.0.tiers.soft', () => deal({ stages: [{ from: 1, tiers: { soft: 1 } }] })],
    ['deal.stages.0.tiers.easy', () => deal({ stages: [{ from: 1, tiers: { easy: 1001 } }] })],
    ['deal.stages.0', () => ({ ...plain(), tray: 5 })],
    ['deal.mercy.0', () => ({ ...deal({ stages: [], mercy: [{ guarantee: 'solvable' }] }), tray: 5 })],
    ['deal.mercy.0.filled', () => deal({ mercy: [{ filled: -1 }] })],
    ['deal.mercy.0.when', () => deal({ mercy: [{ when: 1 }] })],
    ['deal.mercy.1', () => deal({ mercy: [{}, { tiers: { easy: 0, medium: 0, hard: 0 } }] })],
    ['deal.stages.1', () => deal({ stages: [{ from: 1 }, { from: 2, tiers: { easy: 0, medium: 0, hard: 0 } }] })],
    ['undo', () => ({ ...plain(), undo: 'always' })],
    ['score.cell', () => ({ ...plain(), score: { cell: -1, clear: { formula: 'lines-squared', times: 10 } } })],
    ['score.clear.formula', () => ({ ...plain(), score: { cell: 1, clear: { formula: 'cubed', times: 10 } } })],
    ['deal.weights.dot', () => ({ ...plain(), deal: { weights: { dot: 'often' } } })],
    ['deal.weights.x9', () => ({ ...plain(), deal: { weights: { x9: 1 } } })],
    ['deal.weights', () => ({ ...plain(), deal: { weights: { dot: 0 } } })],
    ['bonus', () => ({ ...plain(), bonus: 1 })],
  ])('is refused at %s', (where, source) => {
    const parsed = parseRuleset(source());
    expect(parsed).toMatchObject({ ok: false, error: { code: 'ruleset', where } });
    expect(!parsed.ok && parsed.error.message).toContain(where);
  });
});
