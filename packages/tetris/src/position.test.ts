import { describe, expect, it } from 'vitest';
import { changed, hardDrop, hold, opened, play } from '../test/support.ts';
import { TetrisGame } from './game.ts';
import { PALETTE, type TetrisPosition } from './types.ts';

const refused = (position: unknown, ruleset = 'guideline') => {
  const result = TetrisGame.fromPosition(position as TetrisPosition, { ruleset });
  return result.ok ? undefined : result.error;
};

describe('a drawn position', () => {
  it('fills the bottom rows, in the colours of its letters; # is garbage', () => {
    const game = opened({ board: ['IOTSZJLG#.'] });
    expect(game.view.well.toString(PALETTE).split('\n').at(-1)).toBe('IOTSZJLGG.');
    expect(game.view.well.at(8, 39)).toBe(8);
    expect(game.view.well.count()).toBe(9);
    game.check();
  });

  it('starts at clock and score 0 with nothing used up', () => {
    const game = opened({ board: ['####......'], active: { piece: 'T', x: 5, y: 38, rotation: 0 }, hold: 'I' });
    expect(game.now).toBe(0);
    expect(game.view).toMatchObject({
      score: 0,
      level: 1,
      lines: 0,
      combo: -1,
      backToBack: -1,
      hold: 'I',
      canHold: true,
      phase: 'falling',
    });
    expect(game.snapshot()).toMatchObject({ active: { actions: 15, lockAt: 500_000 } });
  });

  it('takes a queue as text or list and goes on from the seed', () => {
    const text = opened({ board: [], queue: 'TTTSZ' }, { ruleset: 'guideline', seed: 5 });
    const list = opened({ board: [], queue: ['T', 'T', 'T', 'S', 'Z'] }, { ruleset: 'guideline', seed: 5 });
    expect(text.snapshot()).toEqual(list.snapshot());
    expect(text.view.active?.piece).toBe('T');
    expect(text.view.queue.slice(0, 4)).toEqual(['T', 'T', 'S', 'Z']);
    const plain = TetrisGame.start({ seed: 5, ruleset: 'guideline' });
    expect(text.view.queue[4]).toBe(plain.view.active?.piece);
  });

  it('spawns the next piece where none is drawn', () => {
    expect(opened({ board: [], queue: 'JL' }).view).toMatchObject({ active: { piece: 'J', x: 3, y: 19 } });
  });

  it('is over at once where it is dead already', () => {
    const board = Array.from({ length: 22 }, () => '####.####.');
    const game = opened({ board, queue: 'O' });
    expect(game.over).toBe(true);
    expect(game.now).toBe(0);
  });

  it('has seed 0 and ruleset basic unless told', () => {
    const game = TetrisGame.fromPosition({ board: [] });
    expect(game.ok && game.value.ruleset.id).toBe('basic');
    expect(game.ok && game.value.view.queue).toEqual(TetrisGame.start({ seed: 0 }).view.queue);
  });

  it('takes a held piece and a level', () => {
    const game = opened({
      board: [],
      active: { piece: 'T', x: 3, y: 19, rotation: 0 },
      hold: 'L',
      level: 7,
      queue: 'I',
    });
    expect(play(game, hold)[0]).toEqual({ type: 'held', piece: 'T', released: 'L' });
    expect(game.view.level).toBe(7);
    play(game, hardDrop);
    expect(game.view.active?.piece).toBe('I');
  });
});

describe('what cannot be', () => {
  it.each<[string, unknown, string, string]>([
    ['a full row', { board: ['..........', '##########'] }, 'board', 'board.1'],
    ['too many rows', { board: Array.from({ length: 41 }, () => '..........') }, 'board', 'board'],
    ['a short row', { board: ['..........', '.........'] }, 'board', 'board.1'],
    ['a long row', { board: ['...........'] }, 'board', 'board.0'],
    ['a strange letter', { board: ['..........', '....x.....'] }, 'board', 'board: row 1, column 4'],
    ['an overlap', { board: ['...#......'], active: { piece: 'O', x: 3, y: 38, rotation: 0 } }, 'active', 'active'],
    ['a piece outside', { board: [], active: { piece: 'I', x: 7, y: 20, rotation: 0 } }, 'active', 'active'],
    ['a piece below', { board: [], active: { piece: 'I', x: 3, y: 1e9, rotation: 0 } }, 'active', 'active'],
    ['no such piece', { board: [], active: { piece: 'X', x: 3, y: 20, rotation: 0 } }, 'position', 'active.piece'],
    [
      'no such rotation',
      { board: [], active: { piece: 'I', x: 3, y: 20, rotation: 4 } },
      'position',
      'active.rotation',
    ],
    ['half a cell', { board: [], active: { piece: 'I', x: 3.5, y: 20, rotation: 0 } }, 'position', 'active.x'],
    ['a strange queue', { board: [], queue: 'XIO' }, 'queue', 'queue.0'],
    ['a strange queue', { board: [], queue: 'IOX' }, 'queue', 'queue.2'],
    ['an endless queue', { board: [], queue: 'I'.repeat(10_001) }, 'queue', 'queue'],
    ['a strange hold', { board: [], hold: 'Q' }, 'position', 'hold'],
    ['level 0', { board: [], level: 0 }, 'position', 'level'],
    ['no board', {}, 'position', 'board'],
    ['nothing', null, 'position', 'position'],
    ['more than is known', { board: [], score: 9 }, 'position', 'score'],
  ])('%s is refused with where', (_, position, code, where) => {
    expect(refused(position)).toMatchObject({ code, where, message: expect.any(String) });
  });

  it('may fill the well, and have as long a queue as there may be', () => {
    const board = Array.from({ length: 40 }, (_, y) => (y < 30 ? '..........' : '#.........'));
    expect(opened({ board }).view.well.count()).toBe(10);
    const longest = opened({ board: [], queue: 'I'.repeat(10_000) });
    expect(longest.view.queue).toEqual(['I', 'I', 'I', 'I', 'I']);
    expect(TetrisGame.restore(longest.snapshot()).ok).toBe(true);
  });

  it('is a hold where the rules have none', () => {
    expect(refused({ board: [], hold: 'I' }, 'basic')).toMatchObject({ code: 'hold' });
  });

  it.each([
    ['ruleset', { ruleset: 'nope' }, /^unknown ruleset "nope"; known: /],
    ['goal', { goal: 'nope' }, /^unknown goal "nope"; known: /],
    ['previews', { ruleset: changed('basic', { previews: 9 }) }, /^the ruleset's previews must be /],
  ])('is an unknown or faulty %s', (where, start, message) => {
    const error = { code: 'ruleset', where, message: expect.stringMatching(message) };
    expect(TetrisGame.fromPosition({ board: [] }, start)).toEqual({ ok: false, error });
  });

  it('throws for a seed that cannot be: the caller’s mistake', () => {
    expect(() => TetrisGame.fromPosition({ board: [] }, { seed: -1 })).toThrow(RangeError);
    expect(() => TetrisGame.fromPosition({ board: [] }, { seed: '1' as never })).toThrow(TypeError);
  });
});
