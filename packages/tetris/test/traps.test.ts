import { Bag, hashOf, RandomStream } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { type TetrisGame as Game, PIECES, type Piece, TetrisGame } from '../src/index.ts';
import { commandsFor } from './bot.ts';
import { script } from './fuzz.ts';
import { bottom, ccw, cw, hardDrop, only, opened, play, softDrop } from './support.ts';

const RULESETS = ['basic', 'guideline'] as const;

describe('kicks', () => {
  it('a flat I on the floor comes up onto it at the last test', () => {
    const game = opened({ board: [], active: { piece: 'I', x: 3, y: 38, rotation: 0 } });
    expect(play(game, cw)).toMatchObject([{ type: 'rotated', kick: 4, x: 4, y: 36 }]);
  });
});

describe('rotate and drop together', () => {
  it('a refused turn and a soft drop move the piece one row, and lock nothing', () => {
    const board = Array.from({ length: 6 }, () => '####.#####');
    const game = opened({ board, active: { piece: 'I', x: 2, y: 35, rotation: 1 } });
    expect(game.dispatch(cw).ok).toBe(false);
    play(game, softDrop(true));
    expect(game.advance(50)).toEqual([
      { type: 'fell', rows: 1, by: 'softDrop' },
      { type: 'scored', points: 1, parts: { softDrop: 1 } },
    ]);
    expect(game.view.active).toMatchObject({ y: 36 });
  });

  it('a new piece follows every hard drop at once, or the end', () => {
    const game = TetrisGame.start({ seed: 2, ruleset: 'guideline' });
    while (!game.over) {
      play(game, hardDrop);
      expect(game.over || game.view.active !== null).toBe(true);
    }
  });
});

describe('saving', () => {
  it.each(RULESETS)('%s: a game goes on as if it had not been saved, at 50 moments of it', (ruleset) => {
    for (let seed = 0; seed < 12; seed++) {
      const steps = script(seed, 200);
      const game = TetrisGame.start({ seed, ruleset });
      steps.forEach(({ ms, command }, i) => {
        game.advance(ms);
        game.dispatch(command);
        if (i % 4 !== 0) return;
        const text = JSON.stringify(game.snapshot());
        const twin = TetrisGame.restore(JSON.parse(text));
        if (!twin.ok) throw new Error(twin.error.message);
        expect(JSON.stringify(twin.value.snapshot())).toBe(text);
        if (i % 40 !== 0) return;
        const other = TetrisGame.restore(JSON.parse(text));
        if (!other.ok) throw new Error(other.error.message);
        for (const next of steps.slice(i + 1, i + 41)) {
          for (const one of [twin.value, other.value]) {
            one.advance(next.ms);
            one.dispatch(next.command);
          }
        }
        expect(hashOf(twin.value.snapshot())).toBe(hashOf(other.value.snapshot()));
      });
    }
  });

  it('the future of a saved game is that of the game itself, bag and all', () => {
    for (const ruleset of ['basic', 'basic-14', 'guideline']) {
      const game = TetrisGame.start({ seed: 77, ruleset });
      for (let i = 0; i < 3; i++) play(game, hardDrop);
      const twin = TetrisGame.restore(JSON.parse(JSON.stringify(game.snapshot())));
      if (!twin.ok) throw new Error(twin.error.message);
      const pieces = (one: Game) => Array.from({ length: 40 }, () => restarted(one));
      expect(pieces(twin.value)).toEqual(pieces(game));
    }
  });

  it('a snapshot and a view are of their own: freezing them stops nothing', () => {
    const game = TetrisGame.start({ seed: 5, ruleset: 'guideline' });
    const seen: [string, unknown][] = [];
    for (const { ms, command } of script(5, 400)) {
      const snapshot = frozen(game.snapshot());
      seen.push([JSON.stringify(snapshot), snapshot]);
      frozen({ ...game.view, well: null });
      game.advance(ms);
      game.dispatch(command);
    }
    for (const [text, snapshot] of seen) expect(JSON.stringify(snapshot)).toBe(text);
  });
});

/** The next piece to come in, made to come by clearing the stack away. */
function restarted(game: Game): Piece | undefined {
  const [next] = game.view.queue;
  if (!game.over) game.dispatch(hardDrop);
  return next;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

describe('the bag', () => {
  it.each([
    ['basic', 1],
    ['basic-14', 2],
    ['guideline', 1],
  ] as const)('%s: each round holds each piece %i times', (ruleset, copies) => {
    for (let seed = 0; seed < 50; seed++) {
      const game = TetrisGame.start({ seed, ruleset });
      const round = [game.view.active?.piece ?? '', ...game.view.queue];
      while (round.length < 7 * copies) {
        play(game, hardDrop);
        round.push(game.view.queue.at(-1) ?? '');
        if (game.over) throw new Error('too short a game');
      }
      for (const piece of PIECES) expect(round.filter((one) => one === piece)).toHaveLength(copies);
    }
  });

  it('prefers no order: 70,000 first bags of neighbouring seeds', () => {
    const counts = PIECES.map(() => new Array<number>(7).fill(0));
    for (let seed = 0; seed < 70_000; seed++) {
      const bag = new Bag(PIECES, RandomStream.seeded(seed, 'pieces'));
      bag.peek(7).forEach((piece, place) => {
        const row = counts[PIECES.indexOf(piece)] as number[];
        row[place] = (row[place] as number) + 1;
      });
    }
    const squares = counts.flat().map((count) => (count - 10_000) ** 2 / 10_000);
    expect((6 / 7) * squares.reduce((sum, square) => sum + square, 0)).toBeLessThan(68);
  });
});

describe('levels', () => {
  it.each(RULESETS)('%s: gravity is a number, never slower with the level, at every level to 1000', (ruleset) => {
    let before = Number.POSITIVE_INFINITY;
    for (let level = 1; level <= 1000; level++) {
      const game = TetrisGame.start({ seed: 1, ruleset, level });
      const { active } = game.snapshot() as unknown as { active: { fallAt: number } };
      expect(Number.isInteger(active.fallAt) && active.fallAt > 0).toBe(true);
      expect(active.fallAt).toBeLessThanOrEqual(before);
      before = active.fallAt;
    }
    expect(before).toBeLessThanOrEqual(100_000);
  });

  it('3,000 rows leave score, level and rows whole numbers', { timeout: 60_000 }, () => {
    const game = TetrisGame.start({ seed: 3, ruleset: 'guideline' });
    while (!game.over && game.view.lines < 3000) {
      for (const command of commandsFor(game)) game.dispatch(command);
    }
    const { lines, level, score } = game.view;
    expect(lines).toBeGreaterThanOrEqual(3000);
    expect(level).toBe(1 + Math.floor(lines / 10));
    expect(Number.isSafeInteger(score) && score > 0).toBe(true);
  });
});

describe('spins', () => {
  it('a three-row I right after a T-spin is a plain triple', () => {
    const board = ['#..######.', '#...######', '##.#######', '#########.', '#########.', '#########.'];
    const game = opened({ board, active: { piece: 'T', x: 0, y: 33, rotation: 1 }, queue: 'I' });
    expect(only(play(game, cw, hardDrop), 'locked')).toMatchObject([{ spin: 'full', rows: [35, 36] }]);
    const shifts = Array.from({ length: 6 }, () => ({ type: 'move', dx: 1 }) as const);
    const events = play(game, cw, ...shifts.slice(0, 4), hardDrop);
    expect(only(events, 'locked')).toMatchObject([{ piece: 'I', spin: 'none', kick: null, rows: [37, 38, 39] }]);
    expect(only(events, 'scored').at(-1)?.parts).toMatchObject({ clear: 500 });
  });

  it('gravity of one row after the turn ends it', () => {
    const board = ['.#........', '..........', '..........', '.#........'];
    const game = opened({ board, active: { piece: 'T', x: 0, y: 36, rotation: 2 } });
    play(game, ccw);
    expect(game.advance(1000)).toMatchObject([{ type: 'fell', rows: 1, by: 'gravity' }]);
    expect(only(play(game, hardDrop), 'locked')).toMatchObject([{ spin: 'none', kick: null }]);
  });
});

describe('the well', () => {
  it('shares no row: a clear leaves each row its own', () => {
    const game = opened({
      board: ['#.........', '#########.', '#########.'],
      active: { piece: 'I', x: 7, y: 30, rotation: 1 },
      queue: 'OO',
    });
    play(game, hardDrop);
    expect(bottom(game, 2)).toEqual(['.........#', '#........#']);
    play(game, hardDrop);
    expect(bottom(game, 3)).toEqual(['..........', '....##...#', '#...##...#']);
    game.check();
  });
});
