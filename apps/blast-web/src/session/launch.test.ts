import { BlastGame } from '@blockyard/blast';
import { expect, test } from 'vitest';
import { memoryStore, NEAR_END, NEARLY, sessionAt, testParts } from '../testing.ts';
import { launch } from './launch.ts';

const open = (search: string, store = memoryStore()) =>
  launch(testParts(store), search, { drawSeed: () => 4711, today: () => '2026-11-30' });

/** A store in which a game with one move lies. */
function played(position = NEARLY, x = 5, y = 4) {
  const store = memoryStore();
  const session = sessionAt(position, testParts(store));
  session.place(0, x, y);
  return { store, snapshot: session.snapshot() };
}

test('nothing saved, nothing asked for: a new game of a drawn seed, not yet saved', () => {
  const store = memoryStore();
  const { session, notice } = open('', store);
  expect([session.seed, session.ruleset, notice]).toEqual([4711, 'classic', undefined]);
  expect(store.texts.size).toBe(0);
});

test('the address starts the game that it names', () => {
  const { session } = open('?seed=42&ruleset=classic');
  expect(session.snapshot()).toEqual(BlastGame.start({ seed: 42 }).snapshot());
  expect(open('?seed=0').session.seed).toBe(0);
});

test.each([
  ['?seed=x', 'kit:launch.seed'],
  ['?seed=4294967296', 'kit:launch.seed'],
  ['?ruleset=nonsense', 'kit:launch.ruleset'],
  ['?seed=1&ruleset=..%2F', 'kit:launch.ruleset'],
])('%s is answered with a notice and the game that would be there without it', (search, key) => {
  expect(open(search)).toMatchObject({ notice: { key }, session: { seed: 4711 } });
  const { store, snapshot } = played();
  const { session, notice } = open(search, store);
  expect(notice).toEqual({ key });
  expect(session.snapshot()).toEqual(snapshot);
});

test('a saved game goes on', () => {
  const { store, snapshot } = played();
  const { session, notice } = open('', store);
  expect([session.snapshot(), notice]).toEqual([snapshot, undefined]);
});

test('a finished one does not', () => {
  const { store } = played(NEAR_END, 3, 3);
  const { session } = open('', store);
  expect([session.view.over, session.seed]).toEqual([false, 4711]);
});

test('a link to another deal leaves a way back', () => {
  const { store, snapshot } = played();
  const { session, notice } = open('?seed=9', store);
  expect(session.seed).toBe(9);
  expect(notice).toMatchObject({ key: 'notice.replaced', values: { score: 13 } });
  notice?.action?.run();
  expect(session.snapshot()).toEqual(snapshot);
});

test('a reload of the same link goes on with its game', () => {
  const store = memoryStore();
  const first = open('?seed=9', store).session;
  const place = first.rules.placements(0)[0];
  if (place === undefined) throw new Error('no place');
  first.place(0, place.x, place.y);
  expect(open('?seed=9', store).session.snapshot()).toEqual(first.snapshot());
});

test('a save that cannot be read is told of', () => {
  const store = memoryStore(new Map([['game', '{']]));
  expect(open('', store).notice).toMatchObject({ key: 'notice.refused' });
});
