import { describe, expect, it } from 'vitest';
import { TetrisGame } from '../game.ts';
import { tetrisKind } from '../kind.ts';
import { ARS } from '../rotation/ars.ts';
import type { RotationSystem } from '../rotation/system.ts';
import { ROTATION_SYSTEMS } from '../rotation/systems.ts';
import type { Ruleset } from './ruleset.ts';
import { isBuiltIn, RULESETS, resolveRuleset, rulesetById } from './rulesets.ts';
import { parseRuleset } from './schema.ts';

const guideline = () => structuredClone(rulesetById('guideline')) as unknown as Record<string, unknown>;

describe('rulesets by id', () => {
  it('knows the built-in ones, frozen through', () => {
    expect(RULESETS.map(({ id }) => id)).toEqual(expect.arrayContaining(['basic', 'basic-14', 'guideline']));
    const basic = rulesetById('basic');
    expect(Object.isFrozen(basic) && Object.isFrozen(basic?.scoring.none)).toBe(true);
    expect(rulesetById('nope')).toBeUndefined();
  });

  it('has the gravity of basic, in ms a row by level', () => {
    expect(rulesetById('basic')?.gravity.map((us) => (us ?? 0) / 1000)).toEqual([
      1000, 900, 800, 700, 600, 500, 400, 300, 200, 100,
    ]);
  });

  it('has the gravity curve of the guideline', () => {
    const curve = Array.from({ length: 20 }, (_, i) => (0.8 - i * 0.007) ** i * 1_000_000);
    const { gravity } = rulesetById('guideline') ?? { gravity: [] };
    expect(gravity).toHaveLength(20);
    gravity.forEach((us, i) => {
      expect(Math.abs((us ?? 0) - (curve[i] as number))).toBeLessThanOrEqual(1);
    });
  });

  it('differs between basic and basic-14 in the bag alone', () => {
    expect({ ...rulesetById('basic-14'), id: 'basic', queue: { kind: 'bag', copies: 1 } }).toEqual(
      rulesetById('basic'),
    );
    expect(rulesetById('basic-14')?.queue).toEqual({ kind: 'bag', copies: 2 });
  });
});

describe('resolving', () => {
  it('takes an id, a built-in object, an equal object and one of its own', () => {
    const basic = rulesetById('basic');
    expect(resolveRuleset('basic')).toEqual({ ok: true, value: basic });
    expect(resolveRuleset(structuredClone(basic))).toMatchObject({ ok: true });
    const equal = resolveRuleset(structuredClone(basic));
    expect(equal.ok && isBuiltIn(equal.value)).toBe(true);
    const own = resolveRuleset({ ...basic, previews: 1 });
    expect(own.ok && isBuiltIn(own.value)).toBe(false);
  });

  it('refuses an unknown id with the known ones', () => {
    expect(resolveRuleset('nope')).toMatchObject({
      ok: false,
      error: { code: 'ruleset', message: expect.stringContaining('guideline') },
    });
    expect(() => TetrisGame.start({ seed: 1, ruleset: 'nope' })).toThrow(RangeError);
  });

  it('takes a rotation system of one’s own', () => {
    const system = { ...ROTATION_SYSTEMS.srs, id: 'own', kicks: { ...ROTATION_SYSTEMS.srs.kicks, T: {} } };
    const game = TetrisGame.start({ seed: 1, ruleset: { ...resolved('guideline'), id: 'mine', rotation: system } });
    expect(game.ruleset.rotation).toEqual(system);
  });

  it('takes a system with drawings of its own, T drawn as no T too: it never spins', () => {
    const square = ['##', '##'];
    const rotation = { ...ARS, id: 'own', states: { ...ARS.states, T: [square, square, square, square] } };
    const game = TetrisGame.start({
      seed: 1,
      ruleset: { ...resolved('guideline'), id: 'mine', rotation: rotation as unknown as RotationSystem },
    });
    for (let i = 0; i < 60; i++) {
      game.dispatch({ type: 'rotate', dir: 'cw' });
      const outcome = game.dispatch({ type: 'hardDrop' });
      const locked = outcome.ok ? outcome.events.find(({ type }) => type === 'locked') : undefined;
      if (locked?.type === 'locked') expect(locked.spin).toBe('none');
    }
  });

  it('digests by content', () => {
    expect(tetrisKind.digest('basic')).toBe(tetrisKind.digest(structuredClone(rulesetById('basic'))));
    expect(tetrisKind.digest('basic')).not.toBe(tetrisKind.digest('basic-14'));
    expect(tetrisKind.digest('nope')).toBeUndefined();
    expect(tetrisKind.digest({})).toBeUndefined();
  });
});

function resolved(id: string) {
  const ruleset = rulesetById(id);
  if (ruleset === undefined) throw new Error(id);
  return ruleset;
}

const GARBAGE_RULE = { delay: 0, cap: 1, blocking: true, cancel: true, change: 0, attack: 'jstris' };

describe('parseRuleset', () => {
  it('takes a field that is undefined as one that is not there, and −0 as 0', () => {
    const { topOut, ...rest } = guideline();
    const without = { ...rest, id: 'mine', topOut };
    const within = {
      ...without,
      initial: undefined,
      garbage: undefined,
      undo: -0,
      topOut: { ...(topOut as object), garbageOut: undefined, empties: undefined },
    };
    expect(parseRuleset(within)).toStrictEqual(parseRuleset({ ...without, undo: 0 }));
    expect(tetrisKind.digest(within)).toBe(tetrisKind.digest({ ...without, undo: 0 }));
    const ruleset = { ...within, undo: undefined } as unknown as Ruleset;
    const game = TetrisGame.start({ seed: 1, ruleset });
    expect(TetrisGame.restore(JSON.stringify(game.snapshot()))).toMatchObject({ ok: true });
  });

  it.each([
    { queue: { kind: 'uniform' } },
    { queue: { kind: 'list', pieces: 'IOTSZJL' } },
    { lock: { kind: 'none' } },
    { lock: { kind: 'infinity', delay: 0 } },
    { topOut: { lockOut: 'partial', garbageOut: true, empties: true } },
    { levels: { pieces: 10 } },
    { initial: { rotate: true, hold: false } },
    { garbage: GARBAGE_RULE },
    { garbage: { ...GARBAGE_RULE, attack: null } },
    { undo: 100 },
    { spawn: { y: 36, drop: false } },
    { spawn: { y: 35, drop: true } },
  ])('takes %j', (change) => {
    const value = { ...guideline(), ...change };
    expect(parseRuleset(value)).toEqual({ ok: true, value });
  });

  it('gives back an equal copy of its own', () => {
    const value = guideline();
    const parsed = parseRuleset(value);
    expect(parsed).toEqual({ ok: true, value });
    expect(parsed.ok && (parsed.value as unknown) !== value).toBe(true);
  });

  it.each([
    ['board.width', { board: { width: 3, height: 40, hidden: 20 } }],
    ['board.width', { board: { width: 10.5, height: 40, hidden: 20 } }],
    ['board.height', { board: { width: 10, height: 65, hidden: 20 } }],
    ['board.hidden', { board: { width: 10, height: 20, hidden: 20 } }],
    ['queue.copies', { queue: { kind: 'bag', copies: 0 } }],
    ['queue.kind', { queue: { kind: 'dice', copies: 1 } }],
    ['queue.pieces', { queue: { kind: 'list', pieces: '' } }],
    ['queue.pieces', { queue: { kind: 'list', pieces: 'IOX' } }],
    ['queue.pieces', { queue: { kind: 'list', pieces: 'I'.repeat(1001) } }],
    ['previews', { previews: 7 }],
    ['previews', { previews: -1 }],
    ['hold', { hold: 1 }],
    ['rotation', { rotation: 'nope' }],
    ['rotation', { rotation: { id: 'x', kicks: {} } }],
    ['rotation', { rotation: { ...ARS, veto: 'never' } }],
    ['rotation', { rotation: { ...ARS, spawn: { O: [0, 0.5] } } }],
    ['rotation', { rotation: { ...ARS, states: { ...ARS.states, T: [] } } }],
    ...[['....'], ['#..', '##'], ['#####'], ['#', '#', '#', '#', '#'], ['#x'], []].map(
      (drawing) =>
        [
          'rotation',
          { rotation: { ...ARS, states: { ...ARS.states, T: Array.from({ length: 4 }, () => drawing) } } },
        ] as [string, Record<string, unknown>],
    ),
    ['spins', { spins: 'nope' }],
    ['gravity', { gravity: [] }],
    ['gravity.0', { gravity: [0.5] }],
    ['gravity.1', { gravity: [1000, Number.NaN] }],
    ['lock.kind', { lock: { kind: 'nope', delay: 1 } }],
    ['lock.actions', { lock: { kind: 'extended', delay: 1, actions: 0 } }],
    ['lock.delay', { lock: { kind: 'step', delay: -1 } }],
    ['lock.delay', { lock: { kind: 'infinity', delay: 60_001 } }],
    ['lock.delay', { lock: { kind: 'none', delay: 1 } }],
    ['delays.clear', { delays: { clear: Number.POSITIVE_INFINITY, entry: 0 } }],
    ['spawn.y', { spawn: { y: 37, drop: false } }],
    ['spawn.y', { spawn: { y: 36, drop: true } }],
    ['topOut.lockOut', { topOut: { lockOut: 'partly' } }],
    ['topOut.garbageOut', { topOut: { lockOut: 'none', garbageOut: 1 } }],
    ['levels', { levels: { rows: 0 } }],
    ['levels', { levels: { pieces: 0 } }],
    ['levels', { levels: {} }],
    ['initial.hold', { initial: { rotate: true } }],
    ['garbage.cap', { garbage: { ...GARBAGE_RULE, cap: 65 } }],
    ['garbage.change', { garbage: { ...GARBAGE_RULE, change: 101 } }],
    ['garbage.delay', { garbage: { ...GARBAGE_RULE, delay: -1 } }],
    ['garbage.attack', { garbage: { ...GARBAGE_RULE, attack: 'nope' } }],
    ['undo', { undo: 101 }],
    ['scoring.none', { scoring: { ...resolved('guideline').scoring, none: [0, 1] } }],
    ['id', { id: '' }],
    ['extra', { extra: 1 }],
  ])('refuses %s', (where, change) => {
    expect(parseRuleset({ ...guideline(), ...change })).toMatchObject({
      ok: false,
      error: { code: 'ruleset', where: expect.stringMatching(new RegExp(`^${where}`)) },
    });
  });

  it.each([[null], [undefined], ['basic'], [42], [[]], [{}]])('refuses %j', (value) => {
    expect(parseRuleset(value)).toMatchObject({ ok: false, error: { code: 'ruleset' } });
  });
});
