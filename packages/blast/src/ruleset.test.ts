import { describe, expect, it } from 'vitest';
import { digestOf, parseRuleset, RULESETS, rulesetById, rulesetName } from './ruleset.ts';
import type { Ruleset } from './types.ts';

const classic = rulesetById('classic') as Ruleset;
const plain = (): Record<string, unknown> => JSON.parse(JSON.stringify(classic));

describe('the rulesets of the package', () => {
  it('are known by id', () => {
    expect(RULESETS).toEqual(['classic']);
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
    expect(digestOf(classic)).toMatch(/^[0-9a-f]{16}$/);
    const turned = Object.fromEntries(Object.entries(classic).reverse()) as unknown as Ruleset;
    expect(digestOf(turned)).toBe(digestOf(classic));
    expect(digestOf({ ...classic, deal: { weights: { ...classic.deal.weights, dot: 11 } } })).not.toBe(
      digestOf(classic),
    );
  });
});

describe('a ruleset from outside', () => {
  it('may be text', () => {
    expect(parseRuleset('{"id":')).toMatchObject({ ok: false, error: { code: 'not-json', where: 'text' } });
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
    ['clear.0', () => ({ ...plain(), clear: ['boxes'] })],
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
