import { verifyReplay } from '@blockyard/grid-core/replay';
import { tetrisKind } from '@blockyard/tetris';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { Played } from '../testing/played.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the end', () => {
  it('is told once, kept as a replay, and counts for the best', () => {
    const store = memoryStore();
    const played = Played.started(store);
    const game = played.session;
    let ends = 0;
    game.subscribe((events) => {
      ends += events.filter(({ type }) => type === 'over').length;
    });
    played.lose();
    played.pass(3000);
    vi.advanceTimersByTime(3000);
    expect(ends).toBe(1);
    expect(played.ended).toHaveLength(1);
    const replay = played.ended[0]?.replay;
    expect(verifyReplay(tetrisKind, replay).ok).toBe(true);
    const { now: ms, score } = replay?.end ?? {};
    expect(played.ended[0]).toMatchObject({ ruleset: 'guideline', goal: 'endless', reached: false, ms, score });
    const { view, best, newBest } = game.state.getState();
    expect(best).toBe(view?.score);
    expect(newBest).toBe(true);
  });

  it('is not undone by a reload', () => {
    const store = memoryStore();
    Played.started(store).lose();
    const later = new Played(store);
    const next = later.session;
    next.restore();
    expect(later.status).toBe('menu');
  });

  it('never lowers the best of another tab', () => {
    const store = memoryStore();
    const played = Played.started(store);
    const game = played.session;
    store.arrive('bests', JSON.stringify({ guideline: 1_000_000 }));
    expect(game.state.getState().best).toBe(1_000_000);
    played.lose();
    expect(JSON.parse(store.texts.get('bests') ?? '')).toEqual({ guideline: 1_000_000 });
  });
});

describe('the save', () => {
  it('is written at every lock and brings the very game back, paused', () => {
    const store = memoryStore();
    const played = Played.started(store);
    const game = played.session;
    played.tap('left');
    played.tap('hardDrop');
    const saved = JSON.stringify(game.snapshot());
    const later = new Played(store);
    const next = later.session;
    next.restore();
    expect(later.status).toBe('paused');
    expect(JSON.stringify(next.snapshot())).toBe(saved);
  });

  it('goes on with its recording', () => {
    const store = memoryStore();
    const played = Played.started(store);
    const _game = played.session;
    played.tap('left');
    played.tap('hardDrop');
    const later = new Played(store);
    const next = later.session;
    next.restore();
    next.resume();
    later.lose();
    expect(verifyReplay(tetrisKind, later.ended.at(-1)?.replay).ok).toBe(true);
    expect(later.ended.at(-1)?.replay).toMatchObject({ start: { seed: 7 } });
  });

  it('is not written before the player acts', () => {
    const store = memoryStore();
    Played.started(store).session.pause();
    expect(store.texts.size).toBe(0);
  });

  it('that cannot be read is refused and left alone', () => {
    const store = memoryStore();
    store.texts.set('game', '{"version":9999,"saved":{}}');
    const played = new Played(store);
    const game = played.session;
    expect(game.restore().refused).toContain('9999');
    expect(played.status).toBe('menu');
    expect(store.texts.get('game')).toBe('{"version":9999,"saved":{}}');
  });

  it('with a damaged recording still brings the game back', () => {
    const store = memoryStore();
    Played.started(store).tap('hardDrop');
    const kept = JSON.parse(store.texts.get('game') ?? '');
    store.texts.set('game', JSON.stringify({ ...kept, saved: { ...kept.saved, log: '??' } }));
    const later = new Played(store);
    const next = later.session;
    next.restore();
    expect(later.status).toBe('paused');
    expect(next.replay()?.start).toHaveProperty('snapshot');
  });

  it.each([
    { ruleset: 'nonsense' },
    { ruleset: null },
    { ruleset: 'basic' },
    { start: { seed: 7, level: -3 } },
    { start: { seed: 7, goal: 'nonsense' } },
    { start: { seed: 7, goal: 'sprint-40' } },
    { start: { seed: 2 ** 40 } },
    { start: { snapshot: {} } },
    { log: 'zzzzzz!' },
  ])('with a recording of no such game (%o) is played to its end, replayed and begun again', (wrong) => {
    const store = memoryStore();
    Played.started(store).tap('hardDrop');
    const kept = JSON.parse(store.texts.get('game') ?? '');
    store.texts.set('game', JSON.stringify({ ...kept, saved: { ...kept.saved, ...wrong } }));
    const later = new Played(store);
    later.session.restore();
    later.session.resume();
    later.lose();
    expect(later.status).toBe('over');
    expect(verifyReplay(tetrisKind, later.ended.at(-1)?.replay).ok).toBe(true);
    later.session.restart();
    expect(later.status).toBe('ready');
  });

  it('that the browser has no room for is told of, and play goes on', () => {
    const store = memoryStore();
    const played = Played.started(store);
    const game = played.session;
    store.full = true;
    played.tap('hardDrop');
    expect(game.state.getState().trouble).toBe('full');
    expect(played.status).toBe('playing');
  });

  it('of another tab is told of', () => {
    const store = memoryStore();
    const played = Played.started(store);
    const game = played.session;
    played.tap('cw');
    store.arrive('game', '{}');
    expect(game.state.getState().trouble).toBe('elsewhere');
  });

  it('that the page before this one left is not told of as of another tab, however late the browser tells', () => {
    const store = memoryStore();
    Played.started(store).tap('hardDrop');
    const left = store.texts.get('game');
    const { session } = new Played(store);
    session.restore();
    store.arrive('game', left);
    expect(session.state.getState().trouble).toBeUndefined();
  });

  it('of another tab that is over makes room for the game of this one', () => {
    const store = memoryStore();
    const played = Played.started(store);
    played.tap('hardDrop');
    store.arrive('game', '{}');
    store.arrive('game', undefined);
    expect(JSON.parse(store.texts.get('game') ?? '').saved.snapshot).toEqual(played.session.snapshot());
    played.lose();
    store.arrive('game', undefined);
    expect(store.texts.has('game')).toBe(false);
  });
});
