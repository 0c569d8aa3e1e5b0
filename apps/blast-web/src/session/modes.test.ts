import { describe, expect, test } from 'vitest';
import { dailyStart, type Start } from '../modes/modes.ts';
import { memoryStore, NEAR_END, sessionAt, testParts } from '../testing.ts';
import { goesOn, launch } from './launch.ts';
import { BlastSession } from './session.ts';

const TODAY = '2026-11-30';
/** A way through level 3: slot, column and row of each move. */
const LEVEL_3 = '004 225 105 170 260 015 100 210'.split(' ');

const open = (search: string, store = memoryStore(), today = TODAY) =>
  launch(testParts(store), search, { drawSeed: () => 4711, today: () => today });
const switchTo = (session: BlastSession, start: Start) => session.open(start, (saved) => goesOn(saved, TODAY));

function firstMove(session: BlastSession) {
  const slot = session.view.fits.indexOf(true);
  const place = session.rules.placements(slot)[0];
  if (place === undefined) throw new Error('nothing fits');
  session.place(slot, place.x, place.y);
}

/** Plays the known way through a level, but for its last moves. */
function playLevel(session: BlastSession, without = 0) {
  for (const move of LEVEL_3.slice(0, LEVEL_3.length - without)) {
    const [slot = 0, x = 0, y = 0] = [...move].map(Number);
    expect(session.place(slot, x, y).ok).toBe(true);
  }
}

describe('switching modes', () => {
  test('loses nothing: each mode goes on where it stood', () => {
    const parts = testParts();
    const session = BlastSession.start(parts, { seed: 1, ruleset: 'classic' });
    firstMove(session);
    const classic = session.snapshot();
    switchTo(session, { seed: 2, ruleset: 'ten' });
    expect([session.mode, session.seed, session.view.board.width]).toEqual(['ten', 2, 10]);
    firstMove(session);
    const ten = session.snapshot();
    switchTo(session, { level: 3 });
    playLevel(session, 1);
    const level = session.snapshot();
    switchTo(session, { seed: 3, ruleset: 'classic' });
    expect(session.snapshot()).toEqual(classic);
    switchTo(session, { seed: 4, ruleset: 'ten' });
    expect(session.snapshot()).toEqual(ten);
    switchTo(session, { level: 3 });
    expect(session.snapshot()).toEqual(level);
    expect([session.level?.id, session.journey?.done]).toEqual([3, 1]);
  });

  test('does not bring back a game that has been played on or ended since', () => {
    const parts = testParts();
    const session = sessionAt(NEAR_END, parts);
    session.startNew({ seed: 1, ruleset: 'classic' });
    firstMove(session);
    switchTo(session, { seed: 2, ruleset: 'zen' });
    switchTo(session, { seed: 3, ruleset: 'classic' });
    firstMove(session);
    session.startNew({ seed: 9, ruleset: 'classic' });
    switchTo(session, { seed: 2, ruleset: 'zen' });
    switchTo(session, { seed: 3, ruleset: 'classic' });
    expect(session.seed).toBe(3);
  });

  test('keeps the running game in place when the one that goes to the shelf cannot be kept', () => {
    const parts = testParts();
    const session = BlastSession.start(parts, { seed: 1, ruleset: 'classic' });
    firstMove(session);
    const before = parts.store.texts.get('game');
    parts.store.full = true;
    switchTo(session, { seed: 2, ruleset: 'zen' });
    expect(parts.store.texts.get('game')).toBe(before);
    parts.store.full = false;
    session.keep();
    switchTo(session, { seed: 3, ruleset: 'classic' });
    expect(session.seed).toBe(1);
  });
});

describe('the daily game', () => {
  test('is today’s, is kept with its date when it is finished, and makes room on the next day', () => {
    const store = memoryStore();
    const { session } = open('?ruleset=daily', store);
    expect([session.day, session.seed]).toEqual([TODAY, dailyStart(TODAY).seed]);
    while (!session.view.over) firstMove(session);
    expect(testParts(store).days.of(TODAY)).toBe(session.view.score);
    expect(open('', store).session.snapshot()).toEqual(session.snapshot());
    switchTo(session, { seed: 1, ruleset: 'zen' });
    expect(open('?ruleset=daily', store).session.view.over).toBe(true);
    expect(open('?ruleset=daily', store, '2026-12-01').session).toMatchObject({ day: '2026-12-01', ended: false });
  });

  test('by a seed is of no day, unless it is today’s', () => {
    expect(open('?ruleset=daily&seed=5').session.day).toBeUndefined();
    expect(open(`?ruleset=daily&seed=${dailyStart(TODAY).seed}`).session.day).toBe(TODAY);
  });
});

describe('the journey', () => {
  test('is won in the known way, gives its stars, and takes no more moves', () => {
    const parts = testParts();
    const session = BlastSession.start(parts, { level: 3 });
    expect([session.mode, session.ruleset, session.best]).toEqual(['journey', 'classic', 0]);
    playLevel(session);
    expect(session.journey?.state).toBe('won');
    expect(parts.stars.all()).toEqual({ 3: session.journey?.stars });
    expect([session.ended, session.canUndo, session.place(0, 0, 0)]).toEqual([
      true,
      false,
      { ok: false, reason: 'over' },
    ]);
    expect([parts.best.all(), parts.kept]).toEqual([{}, []]);
  });

  test('goes on after a reload, its undo too', () => {
    const store = memoryStore();
    const { session } = open('?level=3', store);
    playLevel(session, 1);
    const again = open('', store).session;
    expect(again.journey).toEqual(session.journey);
    expect(again.snapshot()).toEqual(session.snapshot());
    expect(again.undo()).toEqual(session.undo());
    expect(again.journey).toEqual(session.journey);
  });

  test('of a save that cannot be played up to where it stands is refused', () => {
    const store = memoryStore();
    playLevel(open('?level=3', store).session, 1);
    const text = store.texts.get('game') ?? '';
    store.texts.set('game', text.replace('"level":3', '"level":6'));
    expect(open('', store).notice).toMatchObject({ key: 'notice.refused' });
    store.texts.set('game', text.replace(/"score":\d+/, '"score":7'));
    expect(open('', store).notice).toMatchObject({ key: 'notice.refused' });
  });
});

test('the address opens a mode where it stands, a level, or the map', () => {
  const store = memoryStore();
  const { session } = open('?ruleset=zen', store);
  firstMove(session);
  expect(open('?ruleset=zen', store).session.snapshot()).toEqual(session.snapshot());
  expect(open('?level=2', store)).toMatchObject({ session: { mode: 'journey' }, notice: undefined });
  expect(open('?level=99', store)).toMatchObject({ session: { mode: 'zen' }, notice: { key: 'kit:launch.level' } });
  expect(open('?ruleset=journey', store)).toMatchObject({ session: { mode: 'zen' }, panel: 'journey' });
  const { session: other } = open('?ruleset=ten', store);
  firstMove(other);
  const { session: back } = open('?ruleset=zen', store);
  // What the slot holds is another mode's game, and no other tab's news.
  back.catchUp();
  expect(back.snapshot()).toEqual(session.snapshot());
});
