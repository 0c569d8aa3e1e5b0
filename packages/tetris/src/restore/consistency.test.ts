import { describe, expect, it } from 'vitest';
import { changed, cw, hardDrop, opened, play, softDrop } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { PIECES, type TetrisCommand } from '../types.ts';

type Plain = Record<string, unknown>;

const GARBAGE = { delay: 500, cap: 8, blocking: true, cancel: true, change: 100, attack: null };
const receive: TetrisCommand = { type: 'receiveGarbage', rows: 2 };
const AIR = { board: [], active: { piece: 'T', x: 4, y: 30, rotation: 0 } } as const;
const FULL_ROW = { board: ['####..####', '####..####'], active: { piece: 'O', x: 4, y: 38, rotation: 0 } } as const;

const plain = (game: TetrisGame): Plain => JSON.parse(JSON.stringify(game.snapshot())) as Plain;
/** Where the snapshot contradicts itself; `undefined` where it comes back as it was. */
function wrongAt(snapshot: Plain): string | undefined {
  const restored = TetrisGame.restore(snapshot);
  if (!restored.ok) return restored.error.where;
  expect(restored.value.snapshot()).toEqual(snapshot);
  return undefined;
}
const active = (snapshot: Plain, change: Plain): Plain => ({
  ...snapshot,
  active: { ...(snapshot['active'] as Plain), ...change },
});

describe('comes back', () => {
  const during = (delays: Ruleset['delays']): TetrisGame => {
    const game = opened(FULL_ROW, { ruleset: changed('guideline', { delays }) });
    play(game, hardDrop);
    return game;
  };

  it.each<[string, () => TetrisGame]>([
    [
      'garbage that has just been received',
      () => {
        const game = opened(AIR, { ruleset: changed('guideline', { garbage: GARBAGE }) });
        game.advance(100);
        play(game, receive);
        return game;
      },
    ],
    [
      'a turn from the right',
      () => {
        const game = opened({ ...AIR, active: { ...AIR.active, rotation: 1 } });
        play(game, cw);
        return game;
      },
    ],
    [
      'a spin',
      () => {
        const board = ['#..#######', '#...######', '##.#######'];
        const game = opened({ board, active: { piece: 'T', x: 0, y: 36, rotation: 1 } });
        play(game, cw);
        expect(game.snapshot()).toMatchObject({ active: { turn: { spin: 'full' } } });
        return game;
      },
    ],
    ['a piece that nothing makes fall', () => opened(AIR, { ruleset: changed('guideline', { gravity: [null] }) })],
    [
      'a soft drop where nothing else makes the piece fall',
      () => {
        const game = opened(AIR, { ruleset: changed('guideline', { gravity: [null] }) });
        play(game, softDrop(true, 2));
        return game;
      },
    ],
    ['a clear longer than the entry', () => during({ clear: 300, entry: 100 })],
    [
      'an entry longer than the clear',
      () => {
        const game = during({ clear: 10, entry: 300 });
        game.advance(10);
        expect(game.view.phase).toBe('entering');
        return game;
      },
    ],
    ['the first of all clears', () => during({ clear: 0, entry: 0 })],
    [
      'a piece that took a drop at once, with its pasts',
      () => {
        const game = TetrisGame.start({ seed: 1, ruleset: changed('guideline', { gravity: [0], undo: 3 }) });
        play(game, hardDrop, hardDrop);
        expect((game.snapshot()['pasts'] as unknown[]).length).toBe(3);
        return game;
      },
    ],
  ])('%s', (_, game) => {
    expect(wrongAt(plain(game()))).toBeUndefined();
  });

  it('a full row, where the game ended before its clear', () => {
    const over = { ...plain(opened(AIR)), active: null, phase: 'over' };
    const well = [...(plain(opened(AIR))['well'] as string[]).slice(0, -1), 'IIIIIIIIII'];
    for (const overReason of ['lock-out', 'partial-lock-out']) {
      expect(wrongAt({ ...over, well, overReason })).toBeUndefined();
    }
    expect(wrongAt({ ...over, well, overReason: 'block-out' })).toBe('well');
  });
});

describe('cannot be', () => {
  const waiting = (at: number): Plain => {
    const game = opened(AIR, { ruleset: changed('guideline', { garbage: GARBAGE }) });
    game.advance(100);
    const snapshot = plain(game);
    return { ...snapshot, garbage: { ...(snapshot['garbage'] as Plain), waiting: [[1, at]] } };
  };

  it('garbage that waits longer than its delay', () => {
    expect(wrongAt(waiting(600_000))).toBeUndefined();
    expect(wrongAt(waiting(600_001))).toBe('garbage.waiting');
  });

  it('a run without a row', () => {
    for (const run of ['combo', 'backToBack']) {
      expect(wrongAt({ ...plain(opened(AIR)), [run]: 0 })).toBe(run);
      expect(wrongAt({ ...plain(opened(AIR)), [run]: 0, lines: 1 })).toBeUndefined();
    }
  });

  it('an entry longer than its delay, however long a clear takes', () => {
    const game = opened(FULL_ROW, { ruleset: changed('guideline', { delays: { clear: 300, entry: 100 } }) });
    play(game, hardDrop);
    game.advance(300);
    expect(wrongAt({ ...plain(game), phaseAt: 400_000 })).toBeUndefined();
    expect(wrongAt({ ...plain(game), phaseAt: 400_001 })).toBe('phaseAt');
  });

  it('a hold asked for ahead of no piece', () => {
    const initial = { rotate: true, hold: true };
    expect(wrongAt({ ...plain(opened(AIR, { ruleset: changed('guideline', { initial }) })), holdAhead: true })).toBe(
      'holdAhead',
    );
    const entering = (hold: boolean): Plain => {
      const delays = { clear: 0, entry: 100 };
      const game = opened(FULL_ROW, { ruleset: changed('guideline', { initial, delays, hold }) });
      play(game, hardDrop);
      return { ...plain(game), holdAhead: true };
    };
    expect(wrongAt(entering(true))).toBeUndefined();
    expect(wrongAt(entering(false))).toBe('holdAhead');
  });

  it('a fall later than the next one, soft drop held or not', () => {
    const game = opened(AIR);
    expect(wrongAt(active(plain(game), { fallAt: 1_000_000 }))).toBeUndefined();
    expect(wrongAt(active(plain(game), { fallAt: 1_000_001 }))).toBe('active.fallAt');
    play(game, softDrop(true, 10));
    expect(wrongAt(active(plain(game), { fallAt: 100_000 }))).toBeUndefined();
    expect(wrongAt(active(plain(game), { fallAt: 100_001 }))).toBe('active.fallAt');
  });

  it.each(PIECES)('%s with a lowest row above its own', (piece) => {
    const snapshot = plain(opened({ board: [], active: { piece, x: 4, y: 30, rotation: 0 } }));
    const { lowest } = snapshot['active'] as { lowest: number };
    expect(lowest).toBe(31);
    expect(wrongAt(active(snapshot, { lowest }))).toBeUndefined();
    expect(wrongAt(active(snapshot, { lowest: lowest - 1 }))).toBe('active.lowest');
  });
});
