import { canonicalJson, hashOf } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { EMPTY, gameAt, playAtRandom } from '../test/support/boards.ts';
import { BlastGame } from './game.ts';
import { rulesetById } from './ruleset.ts';
import type { Ruleset } from './ruleset-types.ts';
import { RULES_VERSION } from './snapshot.ts';
import type { BlastSnapshot } from './types.ts';

const CHECKS: string[] = EMPTY.map((_, y) => (y % 2 ? 'R.O.Y.G.' : '.B.P.R.O'));
const saved = (): BlastSnapshot => {
  const plus = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const;
  return gameAt({ board: CHECKS, tray: ['dot', plus, null], nextTrays: [['o9', plus, null]] }, 5).snapshot();
};
const restored = (source: unknown): BlastGame => {
  const game = BlastGame.restore(source);
  if (!game.ok) throw new Error(`${game.error.where}: ${game.error.message}`);
  return game.value;
};

describe('a snapshot', () => {
  it('is plain JSON with everything in it', () => {
    expect(JSON.parse(JSON.stringify(saved()))).toEqual(saved());
    expect(saved()).toMatchObject({
      format: 'blockyard-blast/1',
      rules: RULES_VERSION,
      ruleset: 'classic',
      board: CHECKS,
      over: false,
    });
  });

  it('restored gives the same snapshot, from its value or its text', () => {
    expect(restored(saved()).snapshot()).toEqual(saved());
    expect(restored(JSON.stringify(saved())).snapshot()).toEqual(saved());
  });

  it('keeps the trays that are still to be dealt', () => {
    const snapshot = gameAt({ board: EMPTY, tray: ['dot', null, null], nextTrays: [['o9', null, 'dot']] }).snapshot();
    expect(snapshot.nextTrays).toEqual([['o9', null, 'dot']]);
    const game = restored(snapshot);
    game.dispatch({ type: 'place', slot: 0, x: 0, y: 0 });
    expect(game.view.tray.map((piece) => piece?.id ?? null)).toEqual(['o9', null, 'dot']);
  });

  it('keeps all that can be taken back, beyond the tray too where the ruleset allows it', () => {
    const game = BlastGame.start({ seed: 1, ruleset: 'zen' });
    for (let placed = 0; placed < 4; placed++) {
      const slot = game.view.fits.indexOf(true);
      const [place = { x: 0, y: 0 }] = game.placements(slot);
      game.dispatch({ type: 'place', slot, ...place });
    }
    expect(game.view.round).toBe(2);
    const again = restored(game.snapshot());
    for (let taken = 0; taken < 4; taken++) expect(again.dispatch({ type: 'undo' }).ok).toBe(true);
    expect(again.view.board.count()).toBe(0);
  });

  it('restored gives the same snapshot after any move of a game', () => {
    playAtRandom(1, 60, (game) => {
      const text = canonicalJson(game.snapshot());
      expect(canonicalJson(restored(JSON.parse(text)).snapshot())).toBe(text);
    });
  });

  it('is the reader’s own: changing it changes no game', () => {
    const game = restored(saved());
    const snapshot = game.snapshot() as unknown as { board: string[]; random: { deals: number[] } };
    snapshot.board[0] = 'RRRRRRRR';
    snapshot.random.deals[0] = 1;
    expect(game.snapshot()).toEqual(saved());
  });

  it('holds a ruleset of the caller’s own whole', () => {
    const mine = { ...(rulesetById('classic') as Ruleset), id: 'mine', tray: 2 };
    const snapshot = BlastGame.start({ seed: 3, ruleset: mine }).snapshot();
    expect(snapshot).toMatchObject({ ruleset: mine, digest: hashOf(mine) });
    expect(restored(JSON.stringify(snapshot)).ruleset).toEqual(mine);
  });

  it('has no sign on its zeros', () => {
    const game = restored(JSON.stringify(saved()).replaceAll(':0,', ':-0,'));
    expect(Object.is(game.snapshot().score, 0) && Object.is(game.now, 0)).toBe(true);
  });
});

describe('a saved game from outside is refused', () => {
  it.each([
    ['not-json', 'text', '{"format":'],
    ['form', 'saved game', null],
    ['form', 'saved game', 7],
    ['form', 'format', {}],
    ['format', 'format', { ...saved(), format: 'blockyard-blast/9999' }],
    ['format', 'format', { format: 'blockyard-blast/9999' }],
    ['format', 'format', { ...saved(), format: 'x'.repeat(10_000) }],
    ['rules', 'rules', { ...saved(), rules: undefined }],
    ['form', 'score', { ...saved(), score: 'x'.repeat(10_000) }],
    ['ruleset', 'ruleset', { ...saved(), ruleset: 'x'.repeat(10_000) }],
    ['shape', 'tray.0', { ...saved(), tray: ['x'.repeat(10_000), null, null] }],
    ['rules', 'rules', { ...saved(), rules: 0 }],
    ['rules', 'rules', { ...saved(), rules: 9999 }],
    ['ruleset', 'ruleset', { ...saved(), ruleset: 'no-such' }],
    ['ruleset', 'id', { ...saved(), ruleset: {} }],
    ['ruleset', 'digest', { ...saved(), digest: '0000000000000000' }],
    ['form', 'extra', { ...saved(), extra: 1 }],
    ['form', 'score', { ...saved(), score: 1.5 }],
    ['form', 'score', { ...saved(), score: -1 }],
    ['form', 'score', { ...saved(), score: 2 ** 53 }],
    ['form', 'score', { ...saved(), score: '12' }],
    ['form', 'score', { ...saved(), score: undefined }],
    ['form', 'round', { ...saved(), round: 0 }],
    ['form', 'streak', { ...saved(), streak: 1 }],
    ['form', 'dry', { ...saved(), dry: -1 }],
    ['form', 'rejected', { ...saved(), rejected: 0.5 }],
    ['form', 'now', { ...saved(), now: Number.NaN }],
    ['form', 'over', { ...saved(), over: 0 }],
    ['board', 'board', { ...saved(), board: CHECKS.slice(2) }],
    ['board', 'board, row 0, column 0', { ...saved(), board: CHECKS.with(0, 'x.......') }],
    ['full-line', 'board, row 7', { ...saved(), board: CHECKS.with(7, 'RRRRRRRR') }],
    ['form', 'board', { ...saved(), board: CHECKS.with(0, '.#......') }],
    ['tray', 'tray', { ...saved(), tray: ['dot', null] }],
    ['tray', 'tray', { ...saved(), tray: [null, null, null] }],
    ['shape', 'tray.0', { ...saved(), tray: ['__proto__', null, null] }],
    ['form', 'tray', { ...saved(), tray: ['dot', [[1, 1]], null] }],
    ['tray', 'nextTrays.0', { ...saved(), nextTrays: [['dot']] }],
    ['form', 'random.deals.3', { ...saved(), random: { deals: [1, 2, 3, 2 ** 31] } }],
    ['form', 'random.deals.3', { ...saved(), random: { deals: [1, 2, 3] } }],
    ['random', 'random.deals', { ...saved(), random: { deals: [0, 0, 0, 0] } }],
    ['over', 'over', { ...saved(), over: true }],
    ['over', 'over', { ...saved(), tray: ['o9', null, null] }],
  ])('%s at %s', (code, where, source) => {
    const game = BlastGame.restore(source);
    expect(game).toMatchObject({ ok: false, error: { code, where } });
    expect(!game.ok && game.error.message).toMatch(/^(?!.*Invalid).{10,200}$/s);
  });

  it('at any field that is missing or something else', () => {
    for (const key of Object.keys(saved())) {
      for (const value of [undefined, null, {}, [], -1, 'x', [[]], true]) {
        const source = { ...saved(), [key]: value };
        const game = BlastGame.restore(source);
        if (game.ok) expect(game.value.snapshot(), `${key} = ${JSON.stringify(value)}`).toEqual(source);
      }
    }
  });
});
