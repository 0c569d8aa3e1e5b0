import { canonicalJson } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { Chance, EMPTY, gameAt, randomMove } from '../test/support/boards.ts';
import { BlastGame } from './game.ts';
import { rulesetById } from './ruleset.ts';
import type { Ruleset } from './ruleset-types.ts';

const UNDO = { type: 'undo' } as const;
const place = (slot: number, x: number, y: number) => ({ type: 'place', slot, x, y }) as const;
const text = (game: BlastGame) => canonicalJson(game.snapshot());
const small = (id: string): Ruleset => ({
  ...(rulesetById(id) as Ruleset),
  id: 'small',
  board: { width: 6, height: 6 },
});

describe('undo', () => {
  it('puts back exactly what was there, lines, points and slot', () => {
    const game = gameAt({ board: ['.#######', 'RO......', ...EMPTY.slice(2)], tray: ['dot', 'o9', 'i2h'] });
    const before = text(game);
    expect(game.view.canUndo).toBe(false);
    game.dispatch(place(0, 0, 0));
    expect(game.view).toMatchObject({ canUndo: true, score: 11, lines: 1 });
    const outcome = game.dispatch(UNDO);
    expect(outcome).toMatchObject({ ok: true, events: [{ type: 'undone', score: 0, round: 1, tray: game.view.tray }] });
    expect(text(game)).toBe(before);
    expect(game.view.tray[0]?.id).toBe('dot');
  });

  it('goes back to the last deal in classic, and no further', () => {
    const game = gameAt({ board: EMPTY, tray: ['dot', 'dot', null] });
    game.dispatch(place(0, 0, 0));
    game.dispatch(place(1, 3, 3));
    expect(game.view).toMatchObject({ round: 2, canUndo: false });
    expect(game.dispatch(UNDO)).toEqual({ ok: false, reason: 'nothing-to-undo' });
  });

  it('is refused where the ruleset has none', () => {
    const game = BlastGame.start({ seed: 1, ruleset: 'daily' });
    const [at] = game.placements(0);
    game.dispatch({ type: 'place', slot: 0, ...(at as { x: number; y: number }) });
    expect(game.view.canUndo).toBe(false);
    expect(game.dispatch(UNDO)).toEqual({ ok: false, reason: 'no-undo' });
    expect(game.snapshot().undo).toEqual([]);
  });

  it('brings a game back that is over', () => {
    const checks = EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#'));
    const game = gameAt({ board: checks, tray: ['dot', 'o9', null] });
    game.dispatch(place(0, 0, 0));
    expect(game.over).toBe(true);
    expect(game.dispatch(UNDO).ok).toBe(true);
    expect([game.over, game.view.over, game.view.score]).toEqual([false, false, 0]);
  });

  it('goes back to the start in zen, through deals and given trays, each step exact', () => {
    const chance = new Chance(4);
    const game = BlastGame.start({
      seed: 9,
      ruleset: small('zen'),
      nextTrays: [
        ['dot', 'dot', 'dot'],
        ['i2h', 'dot', null],
      ],
    });
    const texts: string[] = [];
    while (!game.over && texts.length < 20) {
      texts.push(text(game));
      randomMove(game, chance);
    }
    expect(texts.length).toBeGreaterThan(6);
    for (const before of texts.reverse()) {
      expect(game.dispatch(UNDO).ok).toBe(true);
      expect(text(game)).toBe(before);
    }
    expect(game.dispatch(UNDO)).toEqual({ ok: false, reason: 'nothing-to-undo' });
  });

  it('deals the same pieces again', () => {
    const game = BlastGame.start({ seed: 3, ruleset: 'zen', nextTrays: [['dot', null, null]] });
    game.dispatch(place(0, 0, 0));
    const dealt = game.view.tray;
    game.dispatch(UNDO);
    game.dispatch(place(0, 0, 0));
    expect(game.view.tray).toEqual(dealt);
  });

  it('is remembered by a save', () => {
    const game = gameAt({ board: EMPTY, tray: ['dot', 'i2h', 'o4'] });
    const before = text(game);
    game.dispatch(place(0, 0, 0));
    const restored = BlastGame.restore(JSON.stringify(game.snapshot()));
    if (!restored.ok) throw new Error(restored.error.message);
    restored.value.dispatch(UNDO);
    expect(text(restored.value)).toBe(before);
  });

  it('is not let into a save where it cannot be', () => {
    const game = gameAt({ board: EMPTY, tray: ['dot', 'i2h', 'o4'] });
    game.dispatch(place(0, 0, 0));
    const saved = game.snapshot();
    const [frame] = saved.undo;
    const withUndo = (...undo: unknown[]) => BlastGame.restore({ ...saved, undo });
    expect(withUndo(frame).ok).toBe(true);
    expect(withUndo({ ...frame, round: 2 })).toMatchObject({ ok: false, error: { where: 'undo.0' } });
    expect(withUndo({ ...frame, board: ['.'] })).toMatchObject({ ok: false, error: { where: 'undo.0.board' } });
    expect(withUndo(frame, { ...frame, tray: [null, null, null] })).toMatchObject({
      ok: false,
      error: { where: 'undo.1.tray' },
    });
    expect(withUndo({ ...frame, score: -1 })).toMatchObject({ ok: false, error: { where: 'undo.0.score' } });
    const daily = BlastGame.start({ seed: 1, ruleset: 'daily' }).snapshot();
    const { undo, format, rules, ruleset, digest, now, over, ...own } = daily;
    expect(BlastGame.restore({ ...daily, undo: [own] })).toMatchObject({ ok: false, error: { where: 'undo.0' } });
    expect([undo, format, rules, ruleset, digest, now, over]).toHaveLength(7);
  });
});
