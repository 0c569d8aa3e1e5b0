import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { Played } from '../testing/played.ts';
import { Session } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('beginning', () => {
  it('waits a moment, in which no time is counted', () => {
    const played = Played.started();
    const game = played.session;
    expect(played.status).toBe('ready');
    played.pass(500);
    expect(game.time).toBe(0);
    vi.advanceTimersByTime(600);
    expect(played.status).toBe('playing');
    played.pass(500);
    expect(game.time).toBe(500);
  });

  it('begins at once with the first press, which acts', () => {
    const played = Played.started();
    const game = played.session;
    played.tap('hardDrop');
    expect(played.status).toBe('playing');
    expect(game.pieces).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(game.time).toBe(0);
  });

  it('waits until the well can be seen', () => {
    const made = new Session({
      ...{
        store: memoryStore(),
        now: () => 0,
        drawSeed: () => 1,
        handling: () => ({}),
        keepReplay: async () => true,
      },
    });
    made.start({ ruleset: 'basic' });
    vi.advanceTimersByTime(5000);
    expect(made.state.getState().status).toBe('ready');
    made.wellDrawn();
    vi.advanceTimersByTime(600);
    expect(made.state.getState().status).toBe('playing');
  });

  it('refuses a ruleset or a level that does not exist', () => {
    expect(() => new Played().session.start({ ruleset: 'nonsense' })).toThrow(RangeError);
    expect(() => new Played().session.start({ ruleset: 'basic', level: 0 })).toThrow(RangeError);
  });
});

describe('pausing', () => {
  it('counts no time, and goes on after a countdown', () => {
    const played = Played.started();
    const game = played.session;
    played.tap('cw');
    played.pass(300);
    game.pause();
    played.wall += 20_000;
    game.advance();
    expect(game.time).toBe(300);
    game.resume();
    expect(game.state.getState().beats).toBe(3);
    vi.advanceTimersByTime(1800);
    expect(played.status).toBe('playing');
    played.pass(200);
    expect(game.time).toBe(500);
  });

  it('lets go of what is held', () => {
    const played = Played.started();
    const game = played.session;
    game.press('right', played.wall);
    game.pause();
    game.resume();
    vi.advanceTimersByTime(2000);
    const x = game.state.getState().view?.active?.x;
    played.pass(600);
    expect(game.state.getState().view?.active?.x).toBe(x);
  });

  it('five times in quick succession loses and gains nothing', () => {
    const played = Played.started();
    const game = played.session;
    played.tap('cw');
    for (let i = 0; i < 5; i++) {
      played.pass(20);
      game.pause();
      played.wall += 100;
      game.resume();
      vi.advanceTimersByTime(1800);
    }
    expect(game.time).toBe(100);
  });

  it('stops a countdown', () => {
    const played = Played.started();
    const game = played.session;
    game.pause();
    vi.advanceTimersByTime(5000);
    expect(played.status).toBe('paused');
  });
});

describe('loading a snapshot', () => {
  it('puts that game in place, standing still until the first press', () => {
    const source = Played.started();
    source.tap('left');
    source.tap('hardDrop');
    const snapshot = JSON.parse(JSON.stringify(source.session.snapshot()));
    const played = new Played();
    const game = played.session;
    expect(game.load(snapshot).ok).toBe(true);
    played.pass(400);
    expect(game.snapshot()).toEqual(snapshot);
    played.tap('hardDrop');
    expect(game.pieces).toBe(2);
    expect(game.replay()?.start).toEqual({ snapshot });
  });

  it('says what is wrong with one that is none, and changes nothing', () => {
    const played = Played.started();
    const game = played.session;
    const before = JSON.stringify(game.snapshot());
    for (const wrong of [undefined, null, 3, {}, { format: 'blockyard-tetris/9' }]) {
      expect(game.load(wrong).ok).toBe(false);
    }
    expect(JSON.stringify(game.snapshot())).toBe(before);
  });
});

describe('starting again', () => {
  it('keeps ruleset and level, and asks for a new seed', () => {
    const played = new Played();
    const game = played.session;
    game.start({ ruleset: 'guideline', level: 5, seed: 1 });
    game.restart();
    expect(game.state.getState().view?.level).toBe(5);
    expect(game.replay()?.start).toEqual({ seed: 42, level: 5 });
  });

  it('has something to lose once there are points', () => {
    const played = Played.started();
    const game = played.session;
    expect(game.hasSomethingToLose).toBe(false);
    played.tap('hardDrop');
    expect(game.hasSomethingToLose).toBe(true);
    played.lose();
    expect(game.hasSomethingToLose).toBe(false);
  });
});

describe('a goal', () => {
  it('is kept through restart, save and replay', () => {
    const store = memoryStore();
    const played = new Played(store);
    played.session.start({ ruleset: 'guideline', goal: 'sprint-20', level: 3, seed: 5 });
    played.tap('hardDrop');
    const later = new Played(store);
    later.session.restore();
    expect(later.session.state.getState()).toMatchObject({ goal: 'sprint-20', ruleset: 'guideline' });
    expect(later.session.replay()?.start).toEqual({ seed: 5, level: 3, goal: 'sprint-20' });
    later.session.restart();
    expect(later.session.state.getState().goal).toBe('sprint-20');
    expect(later.session.replay()?.start).toEqual({ seed: 42, level: 3, goal: 'sprint-20' });
  });

  it('that is not reached sets no best time', () => {
    const played = new Played();
    played.session.start({ ruleset: 'guideline', goal: 'sprint-40' });
    played.lose();
    expect(played.session.state.getState()).toMatchObject({ status: 'over', best: 0, newBest: false });
  });

  it('has a new best only for what beats the one that stood when the game began', () => {
    const store = memoryStore();
    store.texts.set('bests', '{"guideline":1000000,"guideline zen":1}');
    const played = Played.started(store);
    played.tap('hardDrop');
    expect(played.session.state.getState()).toMatchObject({ best: 1_000_000, newBest: false });
    played.session.start({ ruleset: 'guideline', goal: 'zen', seed: 7 });
    played.tap('hardDrop');
    expect(played.session.state.getState()).toMatchObject({
      best: played.session.state.getState().view?.score,
      newBest: true,
    });
  });

  it('of zen lets a piece be taken back', () => {
    const played = new Played();
    played.session.start({ ruleset: 'guideline', goal: 'zen' });
    played.tap('hardDrop');
    played.session.undo(played.wall);
    expect(played.session.pieces).toBe(0);
    expect(played.session.figures).toMatchObject({ pieces: 1, undos: 1 });
  });
});

describe('figures', () => {
  it('count keys as they are pressed, not as they repeat, and go on after a reload', () => {
    const store = memoryStore();
    const played = Played.started(store);
    played.session.press('left', played.wall);
    played.pass(400);
    played.session.release('left', played.wall);
    played.tap('hardDrop');
    expect(played.session.figures).toMatchObject({ keys: 2, pieces: 1 });
    const later = new Played(store);
    later.session.restore();
    expect(later.session.figures).toMatchObject({ keys: 2, pieces: 1 });
  });

  it('begin anew where the stored ones are none', () => {
    const store = memoryStore();
    Played.started(store).tap('hardDrop');
    const kept = JSON.parse(store.texts.get('game') ?? '');
    kept.saved.statistics.figures.keys = 'many';
    store.texts.set('game', JSON.stringify(kept));
    const later = new Played(store);
    later.session.restore();
    expect(later.status).toBe('paused');
    expect(later.session.figures?.keys).toBe(0);
  });
});
