import { blastKind } from '@blockyard/blast';
import { verifyReplay } from '@blockyard/grid-core/replay';
import { describe, expect, test } from 'vitest';
import { drawn, memoryStore, NEAR_END, NEARLY, sessionAt, testParts } from '../testing.ts';
import type { Happening } from './happening.ts';
import { BlastSession } from './session.ts';

const CLASSIC = { seed: 7, ruleset: 'classic' };

function firstMove(session: BlastSession) {
  const slot = session.view.fits.indexOf(true);
  const place = session.rules.placements(slot)[0];
  if (place === undefined) throw new Error('nothing fits');
  return session.place(slot, place.x, place.y);
}

describe('a session', () => {
  test('plays, dates and records each move, and tells of it after the game has changed', () => {
    const session = BlastSession.start(testParts(), CLASSIC);
    const told: Happening[] = [];
    session.subscribe((happening) => told.push(happening));
    expect(firstMove(session).ok).toBe(true);
    expect(firstMove(session).ok).toBe(true);
    expect(told.map(({ cause, view }) => [cause, view.score > 0])).toEqual([
      ['move', true],
      ['move', true],
    ]);
    expect(told.at(-1)?.view).toBe(session.view);
    const replay = session.replay();
    expect(replay.start).toEqual({ seed: 7 });
    expect(replay.log.map(([now]) => now)).toEqual([250, 500]);
    expect(verifyReplay(blastKind, JSON.parse(JSON.stringify(replay)))).toEqual({ ok: true, value: replay.end });
  });

  test('refuses a move without any trace: no time, no record, no save, no word', () => {
    const parts = testParts();
    const session = BlastSession.start(parts, CLASSIC);
    session.subscribe(() => expect.unreachable());
    const before = JSON.stringify([session.snapshot(), session.replay()]);
    expect(session.place(0, -3, 0)).toEqual({ ok: false, reason: 'out-of-bounds' });
    expect(session.place(9, 0, 0)).toEqual({ ok: false, reason: 'bad-slot' });
    expect(JSON.stringify([session.snapshot(), session.replay()])).toBe(before);
    expect(parts.store.texts.size).toBe(0);
  });

  test('is brought back as it was, with its recording', () => {
    const parts = testParts();
    const session = BlastSession.start(parts, CLASSIC);
    for (let i = 0; i < 5; i++) firstMove(session);
    const saved = parts.slot.load();
    if (saved.kind !== 'loaded') throw new Error(saved.kind);
    const again = BlastSession.resume(testParts(parts.store), saved.value);
    expect(again.snapshot()).toEqual(session.snapshot());
    expect(again.replay()).toEqual(session.replay());
    expect(again.seed).toBe(7);
    firstMove(session);
    firstMove(again);
    expect(again.snapshot()).toEqual(session.snapshot());
  });

  test('takes a placement back exactly, also the one that ended the game, and goes on after a reload', () => {
    const parts = testParts();
    const session = sessionAt(NEAR_END, parts);
    const told: Happening[] = [];
    session.subscribe((happening) => told.push(happening));
    expect([session.mayUndo, session.undo()]).toEqual([true, { ok: false, reason: 'nothing-to-undo' }]);
    const before = session.snapshot();
    session.place(0, 3, 3);
    expect(session.view.over).toBe(true);
    expect(session.undo().ok).toBe(true);
    expect(session.snapshot()).toEqual({ ...before, now: 250 });
    expect(told.map(({ cause }) => cause)).toEqual(['move', 'undo']);
    const saved = parts.slot.load();
    if (saved.kind !== 'loaded') throw new Error(saved.kind);
    expect(BlastSession.resume(parts, saved.value).snapshot()).toEqual(session.snapshot());
    expect(verifyReplay(blastKind, session.replay()).ok).toBe(true);
  });

  test('takes nothing back where the ruleset forbids it', () => {
    const session = BlastSession.start(testParts(), { seed: 7, ruleset: 'daily' });
    firstMove(session);
    expect([session.mayUndo, session.undo()]).toEqual([false, { ok: false, reason: 'no-undo' }]);
  });

  test('archives a finished game once', () => {
    const parts = testParts();
    const session = sessionAt(NEAR_END, parts);
    const told: Happening[] = [];
    session.subscribe((happening) => told.push(happening));
    expect(session.place(0, 3, 3).ok).toBe(true);
    expect(session.view.over).toBe(true);
    expect(told[0]?.events.map(({ type }) => type)).toEqual(['placed', 'over']);
    expect(session.place(1, 0, 0)).toEqual({ ok: false, reason: 'over' });
    expect(parts.kept).toEqual([1]);
    expect(session.worthKeeping).toBe(false);
  });

  test('says when it could not be saved, and plays on', () => {
    const parts = testParts();
    const session = BlastSession.start(parts, CLASSIC);
    const saved: boolean[] = [];
    session.subscribe((happening) => saved.push(happening.saved));
    parts.store.full = true;
    firstMove(session);
    parts.store.full = false;
    firstMove(session);
    expect(saved).toEqual([false, true]);
  });

  test('celebrates a new best once a game', () => {
    const parts = testParts();
    parts.best.record('classic', 5);
    const session = sessionAt({ ...NEARLY, tray: ['o4', 'o4', 'o4'] }, parts);
    const told: boolean[] = [];
    session.subscribe(({ newBest }) => told.push(newBest));
    session.place(0, 0, 2);
    session.place(1, 2, 2);
    session.place(2, 4, 2);
    expect(told).toEqual([false, true, false]);
    expect(session.best).toBe(12);
  });

  test('loads a snapshot, recorded anew, and leaves a refused one alone', () => {
    const session = BlastSession.start(testParts(), CLASSIC);
    firstMove(session);
    expect(session.load(drawn(NEARLY)).ok).toBe(true);
    expect(session.replay()).toMatchObject({ start: { snapshot: drawn(NEARLY) }, log: [] });
    expect(session.seed).toBeUndefined();
    const before = session.snapshot();
    expect(session.load({ ...drawn(NEARLY), format: 'blockyard-blast/99' }).ok).toBe(false);
    expect(session.load('nonsense').ok).toBe(false);
    expect(session.snapshot()).toEqual(before);
  });
});

describe('two tabs', () => {
  test('show one game: what one saves the other takes over', () => {
    const store = memoryStore();
    const one = BlastSession.start(testParts(store), CLASSIC);
    firstMove(one);
    const two = BlastSession.start(testParts(store), { seed: 8, ruleset: 'classic' });
    const causes: string[] = [];
    two.subscribe(({ cause }) => causes.push(cause));
    two.takeOver();
    expect(two.snapshot()).toEqual(one.snapshot());
    firstMove(two);
    one.takeOver();
    expect(one.snapshot()).toEqual(two.snapshot());
    expect(causes).toEqual(['outside', 'move']);
  });

  test('catch up with each other after sleep, unless nothing was saved or read yet', () => {
    const store = memoryStore();
    const one = BlastSession.start(testParts(store), CLASSIC);
    const fresh = BlastSession.start(testParts(store), { seed: 8, ruleset: 'classic' });
    firstMove(one);
    const two = BlastSession.start(testParts(store), CLASSIC);
    two.takeOver();
    firstMove(one);
    const before = fresh.snapshot();
    for (const session of [two, fresh, one]) session.catchUp();
    expect(two.snapshot()).toEqual(one.snapshot());
    expect(fresh.snapshot()).toEqual(before);
  });

  test('write nothing on leaving but what is not saved yet', () => {
    const store = memoryStore();
    const session = BlastSession.start(testParts(store), CLASSIC);
    session.keep();
    expect(store.texts.size).toBe(0);
    store.full = true;
    firstMove(session);
    store.full = false;
    session.keep();
    expect(JSON.parse(store.texts.get('game') ?? '{}').saved.snapshot).toEqual(session.snapshot());
    store.texts.set('game', 'of another tab');
    session.keep();
    expect(store.texts.get('game')).toBe('of another tab');
  });

  test('leave a save that cannot be read to the other', () => {
    const store = memoryStore();
    const session = BlastSession.start(testParts(store), CLASSIC);
    const before = session.snapshot();
    store.texts.set('game', '{"version":9999,"saved":{}}');
    session.takeOver();
    expect(session.snapshot()).toEqual(before);
  });
});
