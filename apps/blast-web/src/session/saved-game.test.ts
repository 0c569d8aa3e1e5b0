import { expect, test } from 'vitest';
import { memoryStore, testParts } from '../testing.ts';
import version1 from './fixtures/save-1.json' with { type: 'json' };
import { gameSlot, parseSavedGame, SAVE_VERSION } from './saved-game.ts';
import { BlastSession } from './session.ts';

/** One save of each version that was ever released; a new version adds one and changes none. */
const FIXTURES: Readonly<Record<number, { readonly version: number; readonly saved: unknown }>> = { 1: version1 };

test('there is a save of every version', () => {
  expect(Object.keys(FIXTURES).map(Number)).toEqual(Array.from({ length: SAVE_VERSION }, (_, i) => i + 1));
});

for (const [version, save] of Object.entries(FIXTURES)) {
  test(`a save of version ${version} opens to the game that it was`, () => {
    const store = memoryStore(new Map([['game', JSON.stringify(save)]]));
    const loaded = gameSlot(store).load();
    if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded));
    const session = BlastSession.resume(testParts(store), loaded.value);
    expect(session.view).toMatchObject({ score: 20, lines: 1, round: 2, over: false });
    expect(session.view.board.toString()).toBe(
      ['#.......', '#.......', '#.......', '#.......', '........', '........', '......##', '......##'].join('\n'),
    );
    expect(session.replay().log).toHaveLength(4);
  });
}

test('a save without a version is taken for the oldest', () => {
  const { saved } = version1;
  const store = memoryStore(new Map([['game', JSON.stringify({ saved })]]));
  expect(gameSlot(store).load().kind).toBe('loaded');
});

test.each([
  ['of a newer version', { version: 9999, saved: version1.saved }],
  ['without a game', { version: 1, saved: {} }],
  [
    'with a damaged board',
    { version: 1, saved: { ...version1.saved, snapshot: { ...version1.saved.snapshot, board: ['?'] } } },
  ],
  [
    'of an unknown format',
    { version: 1, saved: { snapshot: { ...version1.saved.snapshot, format: 'blockyard-blast/2' } } },
  ],
])('a save %s is refused with a reason and left where it is', (_, save) => {
  const text = JSON.stringify(save);
  const store = memoryStore(new Map([['game', text]]));
  const loaded = gameSlot(store).load();
  expect(loaded).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/\w{3}/) });
  expect(store.texts.get('game')).toBe(text);
});

test.each([
  ['missing', undefined],
  ['of a command that is none', { ...version1.saved.recording, log: [[0, { type: 'jump' }]] }],
  ['of a seed that is none', { ...version1.saved.recording, start: { seed: 1.5 } }],
  ['of an unknown ruleset', { ...version1.saved.recording, ruleset: 'nonsense' }],
])('a game whose recording is %s goes on, recorded from where it stands', (_, recording) => {
  const parsed = parseSavedGame({ snapshot: version1.saved.snapshot, recording });
  expect(parsed).toMatchObject({
    ok: true,
    value: { recording: { start: { snapshot: version1.saved.snapshot }, log: [] } },
  });
});
