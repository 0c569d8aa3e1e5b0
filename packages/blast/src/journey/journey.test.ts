import { readFileSync } from 'node:fs';
import { hashOf } from '@blockyard/grid-core';
import { describe, expect, it } from 'vitest';
import { EMPTY } from '../../test/support/boards.ts';
import type { Place } from '../types.ts';
import { JourneyGame } from './journey-game.ts';
import type { Level } from './level.ts';
import { LEVELS, levelById } from './levels.ts';
import { after, doneOf, starsOf, startOf } from './progress.ts';

const fixture = new URL('../../test/fixtures/journey.json', import.meta.url);
const solutions = JSON.parse(readFileSync(fixture, 'utf8')) as Record<string, string>;
const movesOf = (id: number): Place[] =>
  (solutions[id] ?? '').split(' ').map((text) => {
    const [slot = 0, x = 0, y = 0] = [...text].map(Number);
    return { type: 'place', slot, x, y };
  });

const gems: Level = {
  id: 99,
  seed: 1,
  moves: 3,
  goal: {
    kind: 'gems',
    cells: [
      [0, 7],
      [5, 5],
    ],
  },
  board: EMPTY.with(7, 'RRRRRRR.').with(5, '.....G..'),
};

describe('the levels', () => {
  it('are at least forty, numbered in turn, of three kinds', () => {
    expect(LEVELS.length).toBeGreaterThanOrEqual(40);
    expect(LEVELS.map(({ id }) => id)).toEqual(LEVELS.map((_, i) => i + 1));
    expect(new Set(LEVELS.map(({ goal }) => goal.kind))).toEqual(new Set(['lines', 'points', 'gems']));
    expect([levelById(1), levelById(0)]).toEqual([LEVELS[0], undefined]);
  });

  it('are those that saves of a level, its number and the commands, were played in', () => {
    expect(hashOf(LEVELS)).toBe('6061d9ccb08bd782');
  });

  it('can be changed by nobody', () => {
    expect(() => Object.assign(LEVELS, { 0: gems })).toThrow(TypeError);
    for (const level of LEVELS) {
      expect([level, level.goal, level.board].every((part) => Object.isFrozen(part))).toBe(true);
      if (level.goal.kind === 'gems') expect(level.goal.cells.every((cell) => Object.isFrozen(cell))).toBe(true);
    }
  });

  it.each(LEVELS.map((level) => [level.id, level] as const))('level %i can be won', (id, level) => {
    const moves = movesOf(id);
    const before = JourneyGame.replayed(level, moves.slice(0, -1)).view;
    expect([before.state, before.stars]).toEqual(['playing', 0]);
    const { state, done, of, stars, movesLeft } = JourneyGame.replayed(level, moves).view;
    expect([state, done]).toEqual(['won', of]);
    expect(movesLeft).toBe(level.moves - moves.length);
    expect(stars).toBeGreaterThanOrEqual(2);
  });

  it('have their gems on blocks', () => {
    for (const { goal, board } of LEVELS) {
      if (goal.kind !== 'gems') continue;
      expect(goal.cells.length).toBeGreaterThan(0);
      for (const [x, y] of goal.cells) expect(board?.[y]?.[x]).toMatch(/[ROYGBP]/);
    }
  });
});

describe('a level', () => {
  it('counts lines and points, and gems as they go', () => {
    const start = startOf(gems);
    expect(doneOf(gems, start)).toEqual({ done: 0, of: 2 });
    const cleared = {
      type: 'cleared',
      rows: [7],
      columns: [],
      lines: 1,
      cells: [
        [0, 7, 1],
        [7, 7, 3],
      ],
      points: 10,
      perfect: false,
    } as const;
    const progress = after(start, [cleared]);
    expect(progress).toMatchObject({ lines: 1, points: 10, moves: 0, gems: [[5, 5]] });
    expect(doneOf({ ...gems, goal: { kind: 'points', count: 7 } }, progress)).toEqual({ done: 7, of: 7 });
  });

  it.each([
    [9, 0, 1],
    [8, 1, 2],
    [7, 2, 2],
    [6, 3, 3],
    [10, -1, 0],
  ] as const)('won in %i of 9 moves, %i to spare, gets %i stars', (moves, _, stars) => {
    const level: Level = { id: 1, seed: 1, moves: 9, goal: { kind: 'lines', count: 1 } };
    expect(starsOf(level, { moves, lines: 1, points: 0, gems: [] })).toBe(stars);
    expect(starsOf(level, { moves, lines: 0, points: 0, gems: [] })).toBe(0);
  });

  it('is lost without a move left, and takes only an undo then', () => {
    const level: Level = { id: 1, seed: 3, moves: 1, goal: { kind: 'lines', count: 9 } };
    const journey = JourneyGame.start(level);
    const before = journey.view;
    const [at] = journey.game.placements(0);
    const move = { type: 'place', slot: 0, ...(at as { x: number; y: number }) } as const;
    journey.dispatch(move);
    expect(journey.view).toMatchObject({ state: 'lost', movesLeft: 0 });
    expect(journey.dispatch({ ...move, slot: 1 })).toEqual({ ok: false, reason: 'over' });
    expect(journey.dispatch({ type: 'undo' }).ok).toBe(true);
    expect(journey.view).toEqual(before);
    expect(journey.dispatch({ type: 'undo' })).toEqual({ ok: false, reason: 'nothing-to-undo' });
  });

  it('is closed once it is won', () => {
    const [level] = LEVELS as [Level];
    const journey = JourneyGame.replayed(level, movesOf(1));
    expect(journey.dispatch({ type: 'undo' })).toEqual({ ok: false, reason: 'over' });
  });

  it('cannot begin on a board that cannot be, nor go on from commands that are refused', () => {
    expect(() => JourneyGame.start({ ...gems, board: ['.'] })).toThrow(RangeError);
    expect(() => JourneyGame.replayed(gems, [{ type: 'place', slot: 9, x: 0, y: 0 }])).toThrow(RangeError);
  });
});
