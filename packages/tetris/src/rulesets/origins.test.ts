import { describe, expect, it } from 'vitest';
import {
  ccw,
  cw,
  half,
  hardDrop,
  hold,
  left,
  only,
  opened,
  play,
  refusal,
  timesOf,
  types,
} from '../../test/support.ts';
import { TetrisGame } from '../game.ts';
import type { TetrisPosition } from '../types.ts';
import type { Ruleset } from './ruleset.ts';
import { RULESETS, rulesetById } from './rulesets.ts';

/** What each ruleset changes in `guideline`. */
const CHANGES: Readonly<Record<string, Partial<Ruleset>>> = {
  tetrio: {
    rotation: 'srs+',
    spins: 'all-mini+',
    spawn: { y: 17, drop: false },
    topOut: { lockOut: 'none' },
  },
  'tetrio-srs': {
    rotation: 'tetrio-srs',
    spins: 'all-mini+',
    spawn: { y: 17, drop: false },
    topOut: { lockOut: 'none' },
  },
  'srs-x': { rotation: 'srs-x', previews: 6, spawn: { y: 18, drop: false } },
  'arika-srs': {
    rotation: 'arika-srs',
    previews: 3,
    spins: 'none',
    delays: { clear: 667, entry: 450 },
    topOut: { lockOut: 'none' },
    initial: { rotate: true, hold: true },
  },
  ars: {
    rotation: 'ars',
    previews: 1,
    hold: false,
    spins: 'none',
    lock: { kind: 'step', delay: 500 },
    delays: { clear: 667, entry: 450 },
    spawn: { y: 19, drop: false },
    topOut: { lockOut: 'none' },
    initial: { rotate: true, hold: true },
  },
  'no-kicks': { rotation: 'none' },
};

const at = (ruleset: string, position: Partial<TetrisPosition>): TetrisGame =>
  opened({ board: [], ...position }, { ruleset });

describe('the rulesets of other games', () => {
  it.each(Object.entries(CHANGES))('%s is the guideline but for this', (id, changes) => {
    expect(rulesetById(id)).toStrictEqual({ ...rulesetById('guideline'), id, ...changes });
  });

  it('let every rotation system be played', () => {
    expect(new Set(RULESETS.map(({ rotation }) => rotation))).toEqual(
      new Set(['basic', 'srs', 'srs+', 'tetrio-srs', 'srs-x', 'arika-srs', 'ars', 'none']),
    );
  });

  it('have ids that stand in an address as they are', () => {
    for (const { id } of RULESETS) expect(encodeURIComponent(id)).toBe(id);
  });

  /** Rows of the pieces as they come in: the well's rim is between rows 19 and 20. */
  it.each<[string, Record<string, readonly number[]>]>([
    ['guideline', { I: [20], T: [19, 20], O: [19, 20] }],
    ['tetrio', { I: [18], T: [17, 18], O: [17, 18] }],
    ['srs-x', { I: [19], T: [18, 19], O: [18, 19] }],
    ['arika-srs', { I: [20], T: [19, 20], O: [19, 20] }],
    ['ars', { I: [20], T: [20, 21], O: [20, 21] }],
  ])('%s brings pieces in at rows %j', (id, rows) => {
    for (const [piece, expected] of Object.entries(rows)) {
      const cells = at(id, { queue: piece }).view.active?.cells ?? [];
      expect([piece, [...new Set(cells.map(([, y]) => y))].sort()]).toEqual([piece, expected]);
    }
  });

  it.each([
    ['guideline', 5, true],
    ['tetrio', 5, true],
    ['srs-x', 6, true],
    ['arika-srs', 3, true],
    ['ars', 1, false],
    ['no-kicks', 5, true],
  ])('%s shows %i pieces and holds one: %j', (id, previews, holds) => {
    const game = TetrisGame.start({ seed: 1, ruleset: id });
    expect(game.view.queue).toHaveLength(previews);
    expect(refusal(game, hold)).toBe(holds ? undefined : 'no-hold');
  });

  it.each([
    ['guideline', false],
    ['tetrio', true],
    ['tetrio-srs', true],
    ['srs-x', true],
    ['arika-srs', false],
    ['ars', false],
    ['no-kicks', true],
  ])('%s has half turns: %j', (id, has) => {
    const game = at(id, { active: { piece: 'T', x: 3, y: 28, rotation: 0 } });
    expect(refusal(game, half)).toBe(has ? undefined : 'no-turn');
  });

  /** A standing I at the left wall turns clockwise: no room in place. Where it goes, or that it stays. */
  it.each<[string, readonly number[] | string]>([
    ['guideline', [0, 30]],
    ['tetrio', [0, 30]],
    ['arika-srs', [0, 30]],
    ['ars', 'blocked'],
    ['no-kicks', 'blocked'],
  ])('%s kicks an I off the wall to %j', (id, place) => {
    const game = at(id, { active: { piece: 'I', x: -2, y: 30, rotation: 1 } });
    const outcome = game.dispatch(cw);
    const { x, y } = game.view.active ?? {};
    expect(outcome.ok ? [x, y] : outcome.reason).toEqual(place);
  });

  /** A lying I over a floor with two blocks under its middle: the first kick that fits tells the tables of I apart. */
  it.each<[string, number, number]>([
    ['guideline', 1, 2],
    ['tetrio-srs', 1, 2],
    ['srs-x', 1, 2],
    ['tetrio', 4, 2],
    ['arika-srs', 1, 5],
  ])('%s stands an I up at %i by a turn to the right, at %i by one to the left', (id, toRight, toLeft) => {
    const columns = [cw, ccw].map((command) => {
      const game = at(id, { board: ['....##....'], active: { piece: 'I', x: 3, y: 36, rotation: 0 } });
      play(game, command);
      return game.view.active?.x;
    });
    expect(columns).toEqual([toRight, toLeft]);
  });

  /** A T with a block where its stem comes to be: TETR.IO tries below it first, NullpoMino beside it. */
  it.each<[string, readonly [number, number] | string]>([
    ['tetrio', [3, 38]],
    ['srs-x', [2, 37]],
    ['no-kicks', 'blocked'],
  ])('%s turns a blocked T by half to %j', (id, place) => {
    const board = ['....#.....', '..........', '..........'];
    const game = at(id, { board, active: { piece: 'T', x: 3, y: 37, rotation: 2 } });
    const outcome = game.dispatch(half);
    const { x, y } = game.view.active ?? {};
    expect(outcome.ok ? [x, y] : outcome.reason).toEqual(place);
  });

  it.each([
    ['guideline', 'none', 300],
    ['tetrio', 'mini', 400],
    ['tetrio-srs', 'mini', 400],
  ])('%s judges an S that cannot move as %s', (id, spin, points) => {
    const board = ['###..#####', '###..#####', '##..######'];
    const active = { piece: 'S', x: 3, y: 36, rotation: 3 } as const;
    const events = play(at(id, { board, active }), ccw, hardDrop);
    expect(only(events, 'locked')).toMatchObject([{ spin }]);
    expect(only(events, 'scored').at(-1)?.parts.clear).toBe(points);
  });

  it.each([
    ['guideline', 'full', 1200],
    ['srs-x', 'full', 1200],
    ['tetrio', 'full', 1200],
    ['arika-srs', 'none', 300],
    ['no-kicks', 'full', 1200],
  ])('%s judges a T turned into its slot as %s', (id, spin, points) => {
    const board = ['##........', '#...######', '##.#######'];
    const game = at(id, { board, active: { piece: 'T', x: 1, y: 37, rotation: 1 } });
    const events = play(game, cw, hardDrop);
    expect(only(events, 'locked')).toMatchObject([{ spin }]);
    expect(only(events, 'scored').at(-1)?.parts.clear).toBe(points);
  });

  it.each([
    ['guideline', 900],
    ['arika-srs', 900],
    ['ars', 500],
  ])('%s locks a piece that was moved after 400 ms on the floor at %i ms', (id, ms) => {
    const game = at(id, { active: { piece: 'O', x: 4, y: 38, rotation: 0 } });
    game.advance(400);
    play(game, left);
    expect(timesOf(game, 600, 'locked')).toEqual([ms]);
  });

  it.each([
    ['guideline', 0, 0],
    ['tetrio', 0, 0],
    ['srs-x', 0, 0],
    ['arika-srs', 450, 1117],
    ['ars', 450, 1117],
  ])('%s brings in the next piece %i ms after a lock, %i ms after a clear', (id, lock, clear) => {
    const waits = [['..........'], ['####..####']].map((board) => {
      const game = at(id, { board, active: { piece: 'O', x: 4, y: 30, rotation: 0 } });
      const events = play(game, hardDrop);
      return types(events).includes('spawned') ? 0 : timesOf(game, 1200, 'spawned')[0];
    });
    expect(waits).toEqual([lock, clear]);
  });

  it.each([
    ['arika-srs', undefined, 'L'],
    ['ars', 'no-hold', 'T'],
  ])('%s takes a turn ahead of the piece, and a hold: %s', (id, held, piece) => {
    const game = at(id, { active: { piece: 'O', x: 0, y: 30, rotation: 0 }, queue: 'TLJ' });
    play(game, hardDrop, cw);
    expect(refusal(game, hold)).toBe(held);
    game.advance(450);
    expect(game.view.active).toMatchObject({ piece, rotation: 1 });
  });

  it.each([
    ['guideline', 'lock-out'],
    ['tetrio', null],
    ['srs-x', 'lock-out'],
    ['arika-srs', null],
    ['ars', null],
  ])('%s, a piece that locks above the rim: %s', (id, reason) => {
    const board = Array.from({ length: 20 }, () => '#.........');
    const game = at(id, { board, active: { piece: 'O', x: 0, y: 16, rotation: 0 } });
    play(game, hardDrop);
    expect(game.view.overReason).toBe(reason);
  });
});
