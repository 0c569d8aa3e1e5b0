import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { script } from '../../test/fuzz.ts';
import { changed, cw, hardDrop, hold, left, opened, play, refusal, softDrop, types, undo } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { TetrisSnapshot } from '../types.ts';

const ruled = (many: number, more: Partial<Ruleset> = {}) => changed('guideline', { undo: many, ...more });

type Plain = Record<string, unknown>;
const TIMES = ['fallFrom', 'fallAt', 'lockAt'];

/** A snapshot with its times counted from its own moment. */
function timeless({ now, pasts: _, ...rest }: TetrisSnapshot): Plain {
  const since = (at: unknown): unknown => (typeof at === 'number' ? at - (now as number) * 1000 : at);
  const active = rest['active'] as Plain | null;
  const garbage = rest['garbage'] as { waiting: [number, number][] };
  return {
    ...rest,
    active:
      active &&
      Object.fromEntries(
        Object.entries(active).map(([key, value]) => [key, TIMES.includes(key) ? since(value) : value]),
      ),
    garbage: { ...garbage, waiting: garbage.waiting.map(([rows, at]) => [rows, since(at)]) },
  };
}

describe('undo', () => {
  it('is refused where the ruleset has none, before and after the end', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: 'guideline' });
    play(game, hardDrop);
    expect(refusal(game, undo)).toBe('no-undo');
    expect(game.view.canUndo).toBe(false);
    while (!game.over) play(game, hardDrop);
    expect(refusal(game, undo)).toBe('over');
  });

  it('is refused while no piece has locked', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(5) });
    play(game, left, hold, cw);
    expect(refusal(game, undo)).toBe('no-undo');
  });

  it('brings back the game as the last piece came in: well, queue, hold, score, chance; the clock goes on', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(5) });
    game.advance(1234);
    play(game, left, hardDrop);
    const before = timeless(game.snapshot());
    const { view } = game;
    play(game, left, hold, cw);
    game.advance(2000);
    play(game, hardDrop);
    const now = game.now;
    const events = play(game, undo);
    expect(events).toEqual([{ type: 'undone', ...view.active }]);
    expect(game.now).toBe(now);
    expect(timeless(game.snapshot())).toEqual(before);
    expect(game.view).toEqual({ ...view, well: game.view.well });
    expect(game.view.well.equals(view.well)).toBe(true);
    game.check();
  });

  it('deals the same pieces again', () => {
    const game = TetrisGame.start({
      seed: 8,
      ruleset: ruled(20, { queue: { kind: 'uniform' }, topOut: { lockOut: 'none', empties: true } }),
    });
    const dealt = () =>
      Array.from({ length: 15 }, () => {
        play(game, hardDrop);
        return game.view.active?.piece;
      });
    const first = dealt();
    for (let i = 0; i < 15; i++) play(game, undo);
    expect(dealt()).toEqual(first);
  });

  it('goes back as many pieces as the ruleset says, and no more', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(3) });
    for (let i = 0; i < 6; i++) play(game, hardDrop);
    for (let i = 0; i < 3; i++) {
      expect(game.view.canUndo).toBe(true);
      play(game, undo);
    }
    expect(game.view.pieces).toBe(3);
    expect(game.view.canUndo).toBe(false);
    expect(refusal(game, undo)).toBe('no-undo');
    play(game, hardDrop, undo);
    expect(game.view.pieces).toBe(3);
  });

  it('takes the end back, and the clock runs again', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(5) });
    while (!game.over) play(game, hardDrop);
    const { pieces } = game.view;
    expect(game.view.canUndo).toBe(true);
    play(game, undo);
    expect(game.view).toMatchObject({
      over: false,
      overReason: null,
      result: null,
      phase: 'falling',
      pieces: pieces - 1,
    });
    expect(types(game.advance(1000))).not.toEqual([]);
  });

  it('works during the delays after a lock', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(5, { delays: { clear: 300, entry: 200 } }) });
    game.advance(0);
    play(game, hardDrop);
    expect(game.view).toMatchObject({ phase: 'entering', canUndo: true });
    play(game, undo);
    expect(game.view).toMatchObject({ phase: 'falling', pieces: 0, canUndo: false });
  });

  it('is of a drawn piece too', () => {
    const position = { board: ['##........'], active: { piece: 'T', x: 4, y: 30, rotation: 2 } } as const;
    const game = opened(position, { ruleset: ruled(2) });
    play(game, hardDrop, undo);
    expect(game.view.active).toMatchObject(position.active);
    expect(refusal(game, undo)).toBe('no-undo');
  });

  it('brings waiting garbage and its chance back', () => {
    const garbage = { delay: 0, cap: 2, blocking: false, cancel: true, change: 50, attack: null };
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(5, { garbage, delays: { clear: 0, entry: 100 } }) });
    play(game, { type: 'receiveGarbage', rows: 5 }, hardDrop);
    game.advance(100);
    const before = timeless(game.snapshot());
    game.advance(321);
    const once = play(game, hardDrop);
    play(game, undo);
    expect(timeless(game.snapshot())).toEqual(before);
    const again = play(game, hardDrop);
    expect(again).toEqual(once);
  });

  it('leaves a soft drop as it is held now', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(5) });
    play(game, softDrop(true, 10), hardDrop);
    expect(game.snapshot()).toMatchObject({ softDrop: 10 });
    play(game, softDrop(false), undo);
    expect(game.snapshot()).toMatchObject({ softDrop: null });
    play(game, hardDrop, softDrop(true, 10), undo);
    expect(game.snapshot()).toMatchObject({ softDrop: 10 });
    expect(game.advance(100)[0]).toEqual({ type: 'fell', rows: 1, by: 'softDrop' });
  });

  it('where all falls at once, falls again', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(5, { gravity: [0] }) });
    play(game, hardDrop);
    expect(types(play(game, undo))).toEqual(['undone', 'fell']);
  });

  it('is exact at every lock of random play, and comes back from a save', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), (seed) => {
        const ruleset = ruled(4, { delays: { clear: 30, entry: 20 }, initial: { rotate: true, hold: true } });
        const game = TetrisGame.start({ seed, ruleset });
        for (const { ms, command } of script(seed, 60)) {
          game.advance(ms);
          game.dispatch(command);
        }
        const twin = TetrisGame.restore(JSON.parse(JSON.stringify(game.snapshot())));
        if (!twin.ok) throw new Error(`${twin.error.where}: ${twin.error.message}`);
        for (let i = 0; i < 6; i++) {
          expect(twin.value.dispatch(undo)).toEqual(game.dispatch(undo));
          expect(twin.value.snapshot()).toEqual(game.snapshot());
          game.check();
          if (i % 2 === 1) {
            play(game, hardDrop);
            play(twin.value, hardDrop);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('a restored game keeps pasts of the same form', () => {
  const game = TetrisGame.start({ seed: 1, ruleset: ruled(3) });
  const twin = TetrisGame.restore(game.snapshot());
  if (!twin.ok) throw new Error(twin.error.message);
  play(game, hardDrop, hardDrop);
  play(twin.value, hardDrop, hardDrop);
  expect(twin.value.snapshot()).toStrictEqual(game.snapshot());
  expect(JSON.stringify(twin.value.snapshot())).toBe(JSON.stringify(game.snapshot()));
  expect(TetrisGame.restore(twin.value.snapshot())).toMatchObject({ ok: true });
});

describe('the pasts of a snapshot', () => {
  const saved = (): Plain => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(3) });
    game.advance(500);
    play(game, hardDrop);
    game.advance(100);
    return JSON.parse(JSON.stringify(game.snapshot())) as Plain;
  };
  const withPasts = (change: (pasts: Plain[]) => unknown): Plain => {
    const snapshot = saved();
    return { ...snapshot, pasts: change(snapshot['pasts'] as Plain[]) };
  };

  it.each<[string, Plain, string, string]>([
    ['too many', withPasts(([a]) => [a, a, a, a, a]), 'state', 'pasts'],
    [
      'one without a piece',
      withPasts(([a, b]) => [a, { ...b, now: 601, active: null, phase: 'entering', phaseAt: 601_000 }]),
      'state',
      'pasts.1.active',
    ],
    ['one of another form', withPasts(([a]) => [{ ...a, extra: 1 }]), 'snapshot', 'pasts.0.extra'],
    ['one that cannot be', withPasts(([a]) => [{ ...a, holdUsed: true }]), 'state', 'pasts.0.holdUsed'],
    ['no list', withPasts(() => 7), 'snapshot', 'pasts'],
    [
      'one where there are none',
      {
        ...withPasts((pasts) => pasts),
        ruleset: 'guideline',
        digest: TetrisGame.start({ seed: 1, ruleset: 'guideline' }).snapshot()['digest'],
      },
      'state',
      'pasts',
    ],
  ])('%s are refused', (_, snapshot, code, where) => {
    expect(TetrisGame.restore(snapshot)).toMatchObject({ ok: false, error: { code, where } });
  });

  it('that are later than the snapshot are refused', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: ruled(3) });
    game.advance(5000);
    const later = JSON.parse(JSON.stringify(game.snapshot())) as Plain;
    const { pasts: _p, format: _f, rules: _r, ruleset: _s, digest: _d, goal: _g, ...moment } = later;
    expect(TetrisGame.restore({ ...saved(), pasts: [moment] })).toMatchObject({
      ok: false,
      error: { code: 'state', where: 'pasts.0.now' },
    });
  });
});
