import { Statistics } from '@blockyard/tetris/statistics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Played } from '../testing/played.ts';
import type { Moment } from './session-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A moment of another game than the one that is played. */
function elsewhere(): Moment {
  const other = new Played();
  other.session.start({ ruleset: 'basic', goal: 'sprint-20', seed: 9 });
  other.tap('hardDrop');
  other.pass(700);
  const { view } = other.session.state.getState();
  if (view === undefined) throw new Error('there is no game');
  return { view, now: other.session.time, ruleset: 'basic', figures: new Statistics().figures };
}

function paused(): Played {
  const played = Played.started();
  played.tap('hardDrop');
  played.pass(300);
  played.session.pause();
  return played;
}

describe('a replay in place of the game', () => {
  it('is what is seen, while the game is kept as it stands', () => {
    const played = paused();
    const { session } = played;
    const before = JSON.stringify(session.snapshot());
    const moment = elsewhere();
    session.screening.show(moment);
    expect(session.state.getState()).toMatchObject({ status: 'watching', view: moment.view, goal: 'sprint-20' });
    expect([session.time, session.pieces]).toEqual([moment.now, 1]);
    played.tap('hardDrop');
    played.pass(2000);
    expect(JSON.stringify(session.snapshot())).toBe(before);
    session.screening.end();
    expect(session.state.getState()).toMatchObject({ status: 'paused', ruleset: 'guideline', goal: 'endless' });
    expect(session.time).toBe(300);
  });

  it('tells listeners what happens in it, but not what was jumped over', () => {
    const { session } = paused();
    const heard: string[] = [];
    session.subscribe((events) => heard.push(...events.map(({ type }) => type)));
    const events = [{ type: 'held', piece: 'T' } as never];
    session.screening.show(elsewhere(), events);
    expect(heard).toEqual([]);
    session.screening.show(elsewhere(), events);
    session.screening.show(elsewhere());
    expect(heard).toEqual(['held']);
  });

  it('is gone when another game begins', () => {
    const { session } = paused();
    session.screening.show(elsewhere());
    session.start({ ruleset: 'guideline', seed: 3 });
    session.screening.end();
    expect(session.state.getState()).toMatchObject({ status: 'ready', goal: 'endless' });
    expect(session.time).toBe(0);
  });

  it('sets no best of the player’s', () => {
    const { session } = paused();
    const { best } = session.state.getState();
    const moment = elsewhere();
    session.screening.show({ ...moment, view: { ...moment.view, score: 999_999 } });
    session.screening.end();
    expect(session.state.getState().best).toBe(best);
    expect(session.bestOf({ ruleset: 'basic', goal: 'sprint-20' })).toBe(0);
  });
});
