import { hashOf } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { changed, cw, hardDrop, hold, left, opened, play, softDrop } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import type { TetrisSnapshot } from '../types.ts';

type Plain = Record<string, unknown>;

/** A game in mid-air with something of everything: a hold, a soft drop, a turn, blocks in the well. */
function rich(): TetrisGame {
  const game = opened({
    board: ['###.......', '##........'],
    active: { piece: 'T', x: 4, y: 30, rotation: 0 },
    hold: 'S',
    queue: 'IOZ',
  });
  play(game, hold, hardDrop, hold, softDrop(true, 10), cw);
  game.advance(30);
  return game;
}

const saved = (): Plain => JSON.parse(JSON.stringify(rich().snapshot())) as Plain;
const refusal = (snapshot: unknown) => {
  const result = TetrisGame.restore(snapshot);
  return result.ok ? undefined : result.error;
};

describe('a snapshot', () => {
  it('comes back as it was, through JSON', () => {
    const snapshot = saved();
    const restored = TetrisGame.restore(snapshot);
    expect(restored.ok && restored.value.snapshot()).toEqual(snapshot);
    expect(restored.ok && restored.value.view).toEqual(rich().view);
  });

  it('comes back from its text, and from no other text', () => {
    const restored = TetrisGame.restore(JSON.stringify(saved()));
    expect(restored.ok && restored.value.snapshot()).toEqual(saved());
    expect(refusal(JSON.stringify(saved()).slice(0, -2))).toMatchObject({ code: 'snapshot', where: 'text' });
    expect(refusal('7')).toMatchObject({ code: 'snapshot' });
  });

  it('is of no more than plain JSON, and its own', () => {
    const game = rich();
    const snapshot = game.snapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    const before = hashOf(snapshot);
    play(game, left, hardDrop);
    game.advance(2000);
    expect(hashOf(snapshot)).toBe(before);
  });

  it('holds a ruleset of one’s own, and names a built-in one', () => {
    expect(saved()).toMatchObject({ ruleset: 'guideline' });
    const own = TetrisGame.start({ seed: 1, ruleset: changed('basic', { previews: 2 }) });
    const snapshot = JSON.parse(JSON.stringify(own.snapshot())) as Plain;
    expect(snapshot).toMatchObject({ ruleset: { id: 'changed', previews: 2 } });
    const restored = TetrisGame.restore(snapshot);
    expect(restored.ok && restored.value.view).toEqual(own.view);
  });

  it('of every phase comes back', () => {
    const ruleset = changed('guideline', { delays: { clear: 300, entry: 100 } });
    const game = opened({ board: ['####..####'], active: { piece: 'O', x: 4, y: 38, rotation: 0 } }, { ruleset });
    play(game, hardDrop);
    for (const phase of ['clearing', 'entering', 'falling']) {
      expect(game.view.phase).toBe(phase);
      const twin = TetrisGame.restore(JSON.parse(JSON.stringify(game.snapshot())));
      if (!twin.ok) throw new Error(twin.error.message);
      expect(twin.value.snapshot()).toEqual(game.snapshot());
      expect(twin.value.advance(5000)).toEqual(
        (() => {
          const other = TetrisGame.restore(game.snapshot());
          return other.ok ? other.value.advance(5000) : [];
        })(),
      );
      game.advance(phase === 'clearing' ? 300 : 100);
    }
  });
});

describe('a foreign snapshot', () => {
  it.each<[string, unknown, string, string]>([
    ['null', null, 'snapshot', 'snapshot'],
    ['text', 'save', 'snapshot', 'text'],
    ['an empty object', {}, 'snapshot', 'format'],
    ['another format', { ...saved(), format: 'blockyard-tetris/9' }, 'format', 'format'],
    ['an older version of the rules', { ...saved(), rules: 1 }, 'rules', 'rules'],
    ['a later version of the rules', { ...saved(), rules: 9999 }, 'rules', 'rules'],
    ['a later version of no format', { rules: 9999 }, 'snapshot', 'format'],
    ['no version of the rules', { ...saved(), rules: 'new' }, 'snapshot', 'rules'],
    ['an unknown ruleset', { ...saved(), ruleset: 'nope' }, 'ruleset', 'ruleset'],
    ['a damaged ruleset', { ...saved(), ruleset: { id: 'x' } }, 'ruleset', 'ruleset'],
    [
      'a wide random state',
      { ...saved(), queue: { ahead: 'IOTSZJL', random: [0, 2 ** 40, 0, 1] } },
      'snapshot',
      'queue.random.1',
    ],
    ['another digest', { ...saved(), digest: '0000000000000000' }, 'ruleset', 'digest'],
  ])('%s is named as that', (_, snapshot, code, where) => {
    expect(refusal(snapshot)).toMatchObject({ code, where, message: expect.any(String) });
  });
});

describe('a game that cannot be', () => {
  const active = () => saved()['active'] as Plain;
  const withActive = (change: Plain): Plain => ({ ...saved(), active: { ...active(), ...change } });
  const withGarbage = (change: Plain): Plain => ({
    ...saved(),
    garbage: { ...(saved()['garbage'] as Plain), ...change },
  });
  const well = () => saved()['well'] as string[];
  const withRow = (row: string): Plain => ({ ...saved(), well: [...well().slice(0, -1), row] });
  const grounded = (change: Plain): Plain => {
    const game = opened({ board: [], active: { piece: 'T', x: 4, y: 38, rotation: 0 } });
    const snapshot = JSON.parse(JSON.stringify(game.snapshot())) as Plain;
    return { ...snapshot, active: { ...(snapshot['active'] as Plain), ...change } };
  };

  it.each<[string, () => Plain, string]>([
    ['a full row', () => withRow('GGGGGGGGGG'), 'well'],
    ['a narrow well', () => ({ ...saved(), well: well().map((row) => row.slice(1)) }), 'well'],
    ['a low well', () => ({ ...saved(), well: well().slice(1) }), 'well'],
    ['a ragged well', () => withRow('...'), 'well: row 39, column 3'],
    ['a strange letter', () => withRow('.........x'), 'well: row 39, column 9'],
    ['a piece in a wall', () => withActive({ x: 9 }), 'active'],
    ['a piece far away', () => withActive({ y: -9_007_199_254_740_991 }), 'active'],
    ['no piece in play', () => ({ ...saved(), active: null }), 'active'],
    ['a piece after the end', () => ({ ...saved(), phase: 'over', overReason: 'block-out' }), 'active'],
    ['an end without a reason', () => ({ ...saved(), active: null, phase: 'over' }), 'overReason'],
    ['a reason without an end', () => ({ ...saved(), overReason: 'block-out' }), 'overReason'],
    ['a wait without an end', () => ({ ...saved(), active: null, phase: 'entering' }), 'phaseAt'],
    ['a wait longer than its delay', () => ({ ...saved(), active: null, phase: 'entering', phaseAt: 9e9 }), 'phaseAt'],
    ['a play that ends', () => ({ ...saved(), phaseAt: 9e9 }), 'phaseAt'],
    ['a fall in the past', () => withActive({ fallAt: 0 }), 'active.fallAt'],
    ['a fall too late', () => withActive({ fallAt: 9e9 }), 'active.fallAt'],
    ['no fall in the air', () => withActive({ fallAt: null }), 'active.fallAt'],
    ['a lock in the air', () => withActive({ lockAt: 500_000 }), 'active.lockAt'],
    ['a later last fall', () => withActive({ fallFrom: 9e9 }), 'active.fallFrom'],
    ['more lock delay than there is', () => withActive({ lockLeft: 500_001 }), 'active.lockLeft'],
    ['more actions than there are', () => withActive({ actions: 16 }), 'active.actions'],
    ['a lowest row below the well', () => withActive({ lowest: 40 }), 'active.lowest'],
    ['a lowest row above the piece', () => withActive({ lowest: 3 }), 'active.lowest'],
    ['a kick that is not there', () => withActive({ turn: { from: 0, kick: 5, spin: 'none' } }), 'active.turn'],
    ['a turn that is not there', () => withActive({ turn: { from: 3, kick: 0, spin: 'none' } }), 'active.turn'],
    ['a spin that is none', () => withActive({ turn: { from: 0, kick: 0, spin: 'full' } }), 'active.turn.spin'],
    ['a rest without a lock', () => grounded({ lockAt: null }), 'active.lockAt'],
    ['a rest that falls', () => grounded({ fallAt: 100 }), 'active.fallAt'],
    ['a lock too late', () => grounded({ lockAt: 500_001 }), 'active.lockAt'],
    ['a lock in the past', () => grounded({ lockAt: 0 }), 'active.lockAt'],
    ['a rest that never was', () => grounded({ rested: false }), 'active.rested'],
    ['a short queue', () => ({ ...saved(), queue: { ahead: 'IO', random: [1, 2, 3, 4] } }), 'queue.ahead'],
    [
      'an endless queue',
      () => ({ ...saved(), queue: { ahead: 'I'.repeat(10_001), random: [1, 2, 3, 4] } }),
      'queue.ahead',
    ],
    ['a strange queue', () => ({ ...saved(), queue: { ahead: 'IOTSXZJ', random: [1, 2, 3, 4] } }), 'queue.ahead.4'],
    ['a dead random state', () => ({ ...saved(), queue: { ahead: 'IOTSZJL', random: [0, 0, 0, 0] } }), 'queue.random'],
    ['a hold used on nothing', () => ({ ...saved(), hold: null }), 'holdUsed'],
    ['more rows dug than cleared', () => ({ ...saved(), dug: 9 }), 'dug'],
    ['a hole outside the well', () => withGarbage({ hole: 10 }), 'garbage.hole'],
    ['garbage where there is none', () => withGarbage({ waiting: [[1, 0]] }), 'garbage.waiting'],
    ['a dead garbage stream', () => withGarbage({ random: [0, 0, 0, 0] }), 'garbage.random'],
    ['a combo out of nothing', () => ({ ...saved(), combo: 1 }), 'combo'],
    ['a back-to-back out of nothing', () => ({ ...saved(), backToBack: 1 }), 'backToBack'],
  ])('%s', (_, snapshot, where) => {
    expect(refusal(snapshot())).toMatchObject({ code: 'state', where, message: expect.any(String) });
  });

  it.each<[string, Plain]>([
    ['now', { now: -1 }],
    ['now', { now: 0.5 }],
    ['score', { score: Number.NaN }],
    ['score', { score: 2 ** 60 }],
    ['level', { level: 0 }],
    ['lines', { lines: -1 }],
    ['combo', { combo: -2 }],
    ['hold', { hold: 'X' }],
    ['holdUsed', { holdUsed: 1 }],
    ['softDrop', { softDrop: 0 }],
    ['phase', { phase: 'asleep' }],
    ['overReason', { overReason: 'tired' }],
    ['well', { well: 'picture' }],
    ['queue', { queue: 7 }],
    ['active.x', { active: { ...active(), x: 1.5 } }],
    ['active.extra', { active: { ...active(), extra: 1 } }],
    ['extra', { extra: 1 }],
  ])('%s of another form', (where, change) => {
    expect(refusal({ ...saved(), ...change })).toMatchObject({ code: 'snapshot', where });
  });

  it('is a hold where the rules have none', () => {
    const basic = TetrisGame.start({ seed: 1 }).snapshot() as TetrisSnapshot & Plain;
    expect(refusal({ ...basic, hold: 'I' })).toMatchObject({ code: 'state', where: 'hold' });
  });

  it('has no −0 when it comes back', () => {
    const restored = TetrisGame.restore({ ...saved(), score: -0 });
    expect(restored.ok && Object.is(restored.value.snapshot()['score'], 0)).toBe(true);
  });

  it('never throws, whatever one field is, keeps no −0 and repeats no endless text', () => {
    const base = saved();
    const texts = ['', 'x', 'x'.repeat(10_000)];
    const odd: readonly unknown[] = [undefined, null, -1, -0, 0.5, 1e308, Number.NaN, ...texts, [], {}, [[]], true];
    const zeros = (value: unknown): boolean =>
      Object.is(value, -0) || (typeof value === 'object' && value !== null && Object.values(value).some(zeros));
    const tried = (snapshot: Plain): void => {
      const game = TetrisGame.restore(snapshot);
      if (game.ok) expect(zeros(game.value.snapshot())).toBe(false);
      else expect(game.error.message).toMatch(/^(?!.*Invalid).{10,200}$/s);
    };
    for (const value of odd) {
      for (const key of Object.keys(base)) tried({ ...base, [key]: value });
      for (const key of Object.keys(active())) tried(withActive({ [key]: value }));
      for (const key of ['from', 'kick']) tried(withActive({ turn: { ...(active()['turn'] as Plain), [key]: value } }));
    }
    const upright = opened({ board: [], active: { piece: 'T', x: -0, y: 20, rotation: -0 as 0 } });
    expect(zeros(upright.snapshot())).toBe(false);
  });
});
