import { describe, expect, it } from 'vitest';
import { changed, hardDrop, hold, left, opened, play, right } from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import type { Action } from '../handling/handling.ts';
import type { TetrisCommand } from '../types.ts';
import { Statistics } from './statistics.ts';

const QUAD = {
  board: ['.########.', '#########.', '#########.', '#########.', '#########.'],
  active: { piece: 'I', x: 7, y: 30, rotation: 1 },
} as const;

const statistics = () => new Statistics({ ruleset: 'guideline' });

/** Presses keys and plays what they command, all at the game's time. */
function press(game: TetrisGame, counted: Statistics, ...actions: readonly Action[]): void {
  const commands: Readonly<Partial<Record<Action, TetrisCommand>>> = {
    left,
    right,
    hardDrop,
    hold,
    cw: { type: 'rotate', dir: 'cw' },
    softDrop: { type: 'softDrop', on: true },
  };
  for (const action of actions) {
    counted.press(action);
    const command = commands[action];
    if (command !== undefined) counted.observe(play(game, command), game.now);
  }
}

describe('statistics', () => {
  it('are all 0 at first', () => {
    expect(statistics().figures).toEqual({
      ms: 0,
      pieces: 0,
      piecesPerSecond: 0,
      keys: 0,
      keysPerPiece: 0,
      faults: 0,
      faultyPieces: 0,
      lines: 0,
      attack: 0,
      attackPerMinute: 0,
      clears: { none: [0, 0, 0, 0, 0], mini: [0, 0, 0, 0, 0], full: [0, 0, 0, 0, 0] },
      perfects: 0,
      maxCombo: -1,
      maxBackToBack: -1,
      holds: 0,
      undos: 0,
      splits: [],
    });
  });

  it('count pieces and keys, and set them against time', () => {
    const counted = statistics();
    const game = TetrisGame.start({ seed: 1, ruleset: 'guideline' });
    press(game, counted, 'left', 'hardDrop', 'hardDrop', 'hold', 'cw', 'hardDrop');
    counted.observe(game.advance(1500), game.now);
    expect(counted.figures).toMatchObject({
      ms: 1500,
      pieces: 3,
      piecesPerSecond: 2,
      keys: 6,
      keysPerPiece: 2,
      holds: 1,
    });
  });

  it('count clears, runs, attacks and perfect clears', () => {
    const counted = statistics();
    const game = opened(QUAD);
    counted.observe(play(game, hardDrop), 30_000);
    expect(counted.figures).toMatchObject({
      lines: 4,
      attack: 4,
      attackPerMinute: 8,
      clears: { none: [0, 0, 0, 0, 1] },
      perfects: 0,
      maxCombo: 0,
      maxBackToBack: 0,
    });
    const again = opened({ ...QUAD, board: QUAD.board.slice(1) });
    counted.observe(play(again, hardDrop), 60_000);
    // Four, one for back-to-back, none for the first combo, ten for the empty well.
    expect(counted.figures).toMatchObject({ attack: 4 + 15, perfects: 1, maxCombo: 1, maxBackToBack: 1 });
  });

  it('count spins apart, those without a clear too', () => {
    const counted = statistics();
    const spun = (rows: readonly number[], spin: 'none' | 'mini' | 'full') =>
      counted.observe(
        [
          { type: 'locked', piece: 'T', x: 0, y: 0, rotation: 0, cells: [], spin, kick: 0, rows },
          ...(rows.length > 0 ? [{ type: 'cleared', rows, perfect: false } as const] : []),
        ],
        0,
      );
    spun([1, 2], 'full');
    spun([], 'mini');
    spun([1], 'none');
    spun([2], 'none');
    spun([], 'none');
    expect(counted.figures).toMatchObject({
      clears: { none: [0, 2, 0, 0, 0], mini: [1, 0, 0, 0, 0], full: [0, 0, 1, 0, 0] },
      attack: 4,
      maxBackToBack: 0,
    });
  });

  it('count what a broken run sends, by the table that is chosen', () => {
    const counted = new Statistics({ ruleset: 'guideline', attack: 'tetrio' });
    const clear = (lines: number): void => {
      const rows = Array.from({ length: lines }, (_, i) => i);
      counted.observe(
        [
          { type: 'locked', piece: 'I', x: 0, y: 0, rotation: 0, cells: [], spin: 'none', kick: null, rows },
          { type: 'cleared', rows, perfect: false },
          { type: 'locked', piece: 'I', x: 0, y: 0, rotation: 0, cells: [], spin: 'none', kick: null, rows: [] },
        ],
        0,
      );
    };
    for (let i = 0; i < 5; i++) clear(4);
    expect(counted.figures.attack).toBe(4 + 4 * 5);
    clear(4);
    expect(counted.figures.attack).toBe(4 + 5 * 5);
    clear(1);
    expect(counted.figures.attack).toBe(29 + 5);
  });

  it('keep the time of each ten lines', () => {
    const counted = statistics();
    for (let i = 1; i <= 6; i++) counted.observe(play(opened(QUAD), hardDrop), i * 1000);
    expect(counted.figures).toMatchObject({ lines: 24, splits: [3000, 5000] });
  });
});

it('keep no more runs than an undo can go back', () => {
  const counted = statistics();
  const locked = { type: 'locked', piece: 'I', x: 0, y: 0, rotation: 0, cells: [], spin: 'none', kick: null } as const;
  counted.observe(
    Array.from({ length: 250 }, () => ({ ...locked, rows: [] })),
    0,
  );
  expect(counted.save()).toMatchObject({ figures: { pieces: 250 }, runs: { length: 101 } });
});

describe('finesse', () => {
  const judged = (actions: readonly Action[]) => {
    const counted = statistics();
    const game = opened({ board: [], active: { piece: 'T', x: 3, y: 19, rotation: 0 } });
    press(game, counted, ...actions);
    const { faults, faultyPieces } = counted.figures;
    return [faults, faultyPieces];
  };

  it.each<[readonly Action[], number]>([
    [['hardDrop'], 0],
    [['left', 'hardDrop'], 0],
    [['left', 'right', 'hardDrop'], 2],
    // To the wall by taps: three, where holding is one.
    [['left', 'left', 'left', 'hardDrop'], 2],
    [['cw', 'cw', 'cw', 'hardDrop'], 2],
    // What is soft-dropped may be tucked in.
    [['left', 'right', 'softDrop', 'hardDrop'], 0],
    // A held piece is another piece's keys.
    [['left', 'right', 'hold', 'hardDrop'], 0],
  ])('%j has %i faults', (actions, faults) => {
    expect(judged(actions)).toEqual([faults, faults > 0 ? 1 : 0]);
  });

  it('is counted anew for each piece, soft-dropped before or not', () => {
    const counted = statistics();
    const game = TetrisGame.start({ seed: 1, ruleset: 'guideline' });
    press(game, counted, 'left', 'right', 'softDrop', 'hardDrop', 'left', 'right', 'hardDrop', 'hardDrop');
    expect(counted.figures).toMatchObject({ faults: 2, faultyPieces: 1 });
  });
});

it('an undo goes back to the run before, and counts', () => {
  const counted = statistics();
  const ruleset = changed('guideline', { undo: 5, queue: { kind: 'list', pieces: 'O' } });
  const position = {
    board: ['########..', '########..', '########..', '########..'],
    active: { piece: 'O', x: 8, y: 30, rotation: 0 },
  } as const;
  const game = opened(position, { ruleset });
  press(game, counted, 'hardDrop');
  expect(counted.figures).toMatchObject({ maxCombo: 0, pieces: 1 });
  counted.observe(play(game, { type: 'undo' }), game.now);
  press(game, counted, 'hardDrop');
  expect(counted.figures).toMatchObject({ maxCombo: 0, pieces: 2, undos: 1, lines: 4 });
});

it('goes on from a save', () => {
  const counted = statistics();
  const game = TetrisGame.start({ seed: 1, ruleset: 'guideline' });
  press(game, counted, 'left', 'hardDrop', 'left');
  const twin = new Statistics({ ruleset: 'guideline', saved: JSON.parse(JSON.stringify(counted.save())) });
  const copy = TetrisGame.restore(game.snapshot());
  if (!copy.ok) throw new Error(copy.error.message);
  press(game, counted, 'left', 'cw', 'hardDrop');
  press(copy.value, twin, 'left', 'cw', 'hardDrop');
  expect(twin.figures).toEqual(counted.figures);
});

it('refuses an unknown ruleset', () => {
  expect(() => new Statistics({ ruleset: 'nope' })).toThrow(RangeError);
});
