import { RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { changed, cw, left, only, opened, play, right, timesOf, turn, types } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import type { LockRule } from '../rulesets/ruleset.ts';
import { MOST_LIFTS } from './rotate.ts';

const with_ = (lock: LockRule, gravity: readonly (number | null)[] = [1_000_000]) =>
  changed('guideline', { lock, gravity });
const O_ON_FLOOR = { piece: 'O', x: 4, y: 38, rotation: 0 } as const;

describe('lock kind infinity', () => {
  const ruleset = with_({ kind: 'infinity', delay: 500 });

  it('locks a piece that is left alone', () => {
    const game = opened({ board: [], active: O_ON_FLOOR }, { ruleset });
    expect(timesOf(game, 600, 'locked')).toEqual([500]);
  });

  it('never locks one that is moved in time', () => {
    const game = opened({ board: [], active: O_ON_FLOOR }, { ruleset });
    for (let i = 0; i < 400; i++) {
      expect(types(game.advance(499))).toEqual([]);
      play(game, i % 2 === 0 ? left : right);
    }
    expect(timesOf(game, 600, 'locked')).toEqual([400 * 499 + 500]);
  });
});

describe('lock kind none', () => {
  const ruleset = with_({ kind: 'none' });

  it('locks a piece where it first rests, in the same instant', () => {
    const game = opened({ board: [], active: { ...O_ON_FLOOR, y: 37 }, queue: 'T' }, { ruleset });
    expect(types(game.advance(1000))).toEqual(['fell', 'locked', 'entering']);
    expect(types(game.advance(1))).toEqual(['spawned']);
  });

  it('locks one that a move brings onto something', () => {
    const game = opened({ board: ['##........', '##........'], active: { ...O_ON_FLOOR, x: 2, y: 36 } }, { ruleset });
    expect(types(play(game, left))).toEqual(['moved', 'locked', 'entering']);
  });

  it('plays itself, a piece each ms, where falling takes no time either', () => {
    const game = TetrisGame.start({ seed: 1, ruleset: with_({ kind: 'none' }, [0]) });
    game.advance(5);
    expect(game.view.pieces).toBe(6);
    game.advance(1000);
    expect(game.view).toMatchObject({ over: true, overReason: 'block-out' });
    expect(game.now).toBe(game.view.pieces);
  });

  it('never goes on for ever in one instant, though each piece clears its row', () => {
    const ruleset = {
      ...with_({ kind: 'none' }, [0]),
      board: { width: 4, height: 40, hidden: 20 },
      queue: { kind: 'list', pieces: 'I' } as const,
    };
    const game = TetrisGame.start({ seed: 1, ruleset });
    game.advance(50);
    expect(game.view).toMatchObject({ over: false, lines: 51 });
  });
});

/** Presses, before every fall, whatever turn lifts the piece highest: what would keep it off the ground for ever. */
function hovers(game: TetrisGame, seconds: number): boolean {
  for (let i = 0; i < seconds; i++) {
    const here = game.view.active;
    if (here === null) return false;
    const before = game.snapshot();
    const best = (['cw', 'ccw'] as const)
      .map((dir) => {
        const twin = TetrisGame.restore(before);
        if (!twin.ok) throw new Error(twin.error.message);
        const taken = twin.value.dispatch(turn(dir));
        return { dir, y: taken.ok ? (twin.value.view.active?.y ?? 99) : 99 };
      })
      .sort((a, b) => a.y - b.y)[0];
    if (best !== undefined && best.y < 99) game.dispatch(turn(best.dir));
    if (only(game.advance(1000), 'locked').length > 0) return false;
  }
  return true;
}

describe('a turn that lifts the piece', () => {
  it('is counted, and refused after so many; other turns are not', () => {
    const game = opened({ board: [], active: { piece: 'T', x: 4, y: 30, rotation: 0 } });
    play(game, cw);
    expect(game.snapshot()).toMatchObject({ active: { lifts: 0 } });
    const { active, ...rest } = game.snapshot();
    const tired = TetrisGame.restore({ ...rest, active: { ...(active as object), lifts: MOST_LIFTS } });
    if (!tired.ok) throw new Error(tired.error.message);
    expect(only(play(tired.value, cw), 'rotated')).toMatchObject([{ from: 1, to: 2, kick: 0 }]);
    expect(tired.value.snapshot()).toMatchObject({ active: { lifts: MOST_LIFTS } });
  });

  /** A pit between two towers in which a T, I or other piece may climb for as long as its turns lift it. */
  const pits = (seed: number): readonly string[] => {
    const random = RandomStream.seeded(seed, 'pit');
    return Array.from({ length: 14 }, () =>
      Array.from({ length: 10 }, (_, x) => (x >= 3 && x <= 6 && random.below(3) > 0 ? '.' : x < 8 ? '#' : '.')).join(
        '',
      ),
    );
  };

  it.each<LockRule>([{ kind: 'extended', delay: 500, actions: 15 }, { kind: 'step', delay: 500 }, { kind: 'none' }])(
    'cannot keep a piece from locking under kind $kind',
    (lock) => {
      let tried = 0;
      for (let seed = 0; seed < 40; seed++) {
        for (const piece of ['I', 'T', 'L', 'J'] as const) {
          const position = { board: pits(seed), active: { piece, x: 3, y: 22, rotation: 0 as const } };
          const game = TetrisGame.fromPosition(position, { ruleset: { ...with_(lock), rotation: 'srs' } });
          if (!game.ok) continue;
          tried++;
          expect(hovers(game.value, 188)).toBe(false);
        }
      }
      expect(tried).toBeGreaterThan(40);
    },
  );

  it('is refused after so many, but not under infinity', () => {
    // An I on the floor, turned round and round: each turn from flat kicks it up.
    const spin = (lock: LockRule): number => {
      const ruleset = { ...with_(lock, [null]), rotation: 'basic' as const };
      const game = opened({ board: [], active: { piece: 'I', x: 3, y: 38, rotation: 0 } }, { ruleset });
      let lifts = 0;
      for (let i = 0; i < 400; i++) {
        const { y } = game.view.active ?? { y: 0 };
        if (!game.dispatch(cw).ok) break;
        if ((game.view.active?.y ?? y) < y) lifts++;
        // Back to the floor.
        game.dispatch({ type: 'softDrop', on: true, factor: 'max' });
        game.advance(1);
        game.dispatch({ type: 'softDrop', on: false });
      }
      return lifts;
    };
    expect(spin({ kind: 'step', delay: 60_000 })).toBe(MOST_LIFTS);
    expect(spin({ kind: 'infinity', delay: 60_000 })).toBeGreaterThan(MOST_LIFTS);
  });
});
