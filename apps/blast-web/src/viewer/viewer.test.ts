import { packText } from '@blockyard/app-kit';
import { rulesetById } from '@blockyard/blast';
import { makeReplayText, type Replay } from '@blockyard/grid-core/replay';
import { describe, expect, test } from 'vitest';
import { BlastSession } from '../session/session.ts';
import { answer } from '../solver/answer.ts';
import type { ChanceAnswer } from '../solver/question.ts';
import { testParts } from '../testing.ts';
import { filmOf, filmOfChance, filmOfText } from './frames.ts';
import { replayLink } from './link.ts';

function played(moves: number, ruleset = 'zen'): BlastSession {
  const session = BlastSession.start(testParts(), { seed: 7, ruleset });
  for (let i = 0; i < moves && !session.view.over; i++) {
    const slot = session.view.fits.indexOf(true);
    const place = session.rules.placements(slot)[0];
    if (place !== undefined) session.place(slot, place.x, place.y);
  }
  return session;
}

function changedEnd(end: object) {
  const replay = played(2).replay();
  return { ...replay, end: { ...replay.end, ...end } };
}

async function film(source: unknown) {
  const made = await filmOf(source);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

describe('a film', () => {
  test('shows every move of a replay, undone ones too, and ends where the game stood', async () => {
    const session = played(6);
    session.undo();
    const { frames, ruleset } = await film(session.replay());
    expect([frames.length, ruleset]).toEqual([8, 'zen']);
    expect(frames.map(({ events }) => events[0]?.type)).toEqual([
      undefined,
      ...Array<string>(6).fill('placed'),
      'undone',
    ]);
    expect(frames.at(-1)?.view.board.toString()).toBe(session.view.board.toString());
    expect(frames[5]?.view.score).toBe(session.view.score);
  });

  test.each([
    ['not-json', 'cut off', () => '{'],
    ['not-json', 'short text that is none', () => '????'],
    ['damaged', 'packed text that is cut off', () => packText(JSON.stringify(played(2).replay())).slice(0, -40)],
    ['not-packed', 'packed text with strange letters', () => 'z?'],
    ['not-a-replay', 'no replay', () => ({ format: 'blockyard-replay/1' })],
    ['other-game', 'of another game', () => ({ ...played(2).replay(), game: 'tetris' })],
    ['rules', 'of other rules', () => ({ ...played(2).replay(), rules: 9999 })],
    ['ruleset', 'of an unknown ruleset', () => ({ ...played(2).replay(), ruleset: 'nope' })],
    [
      'start',
      'with a start that cannot be',
      () => ({ ...played(2).replay(), start: { snapshot: { ...played(0).snapshot(), score: -1 } } }),
    ],
    [
      'diverged',
      'with a move that cannot be',
      () => ({ ...played(2).replay(), log: [[1, { type: 'place', slot: 0, x: 99, y: 0 }]] }),
    ],
    ['log', 'with a move that is none', () => ({ ...played(2).replay(), log: [[1, { type: 'jump' }]] })],
    ['diverged', 'with another hash', () => changedEnd({ hash: '0'.repeat(16) })],
    ['diverged', 'with another score', () => changedEnd({ score: 1_000_000 })],
    ['diverged', 'with an earlier end', () => changedEnd({ now: 0 })],
    ['too-long', 'endless', () => ({ ...played(2).replay(), log: Array(20_001).fill([1, { type: 'undo' }]) })],
    ['own-rules', 'with a ruleset of its own', () => ({ ...played(2).replay(), ruleset: rulesetById('zen') })],
    [
      'own-rules',
      'with one in its snapshot',
      () => ({ ...played(2).replay(), start: { snapshot: { ...played(0).snapshot(), ruleset: {} } } }),
    ],
  ])('is refused as %s: %s', async (code, _, make) => {
    const source = make();
    const film = await filmOfText(typeof source === 'string' ? source : JSON.stringify(source));
    expect(film).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    ['JSON', JSON.stringify],
    ['short text', makeReplayText],
    ['packed text', (replay: Replay<unknown>) => packText(JSON.stringify(replay))],
  ])('is made of %s', async (_, write) => {
    const replay = played(3).replay();
    const film = await filmOfText(write(replay));
    expect(film.ok && film.value.replay).toEqual(replay);
  });

  test('of the last chance goes past the round in which the game ended', async () => {
    const session = played(1000, 'classic');
    const chance = answer({ kind: 'lastChance', recording: session.saved().recording }) as ChanceAnswer;
    if (!chance.found) throw new Error('this game could have gone on');
    const made = await filmOfChance(chance);
    if (!made.ok) throw new Error(made.error.message);
    expect(made.value.frames.length).toBe(chance.moves.length + 1);
    expect(made.value.frames.at(-1)?.view.round).toBeGreaterThan(session.view.round);
  });
});

describe('a link', () => {
  test('brings the very replay to another browser', async () => {
    const replay = played(9).replay();
    const link = new URL(replayLink(replay, 'https://example.org/blast/') ?? '');
    const text = link.searchParams.get('replay') ?? '';
    const shown = await filmOfText(text);
    expect(shown.ok && shown.value.replay).toEqual(replay);
  });

  test('over 8,000 characters is none', () => {
    const replay = played(3).replay();
    const page = `https://example.org/${'x'.repeat(8000)}`;
    expect(replayLink(replay, page)).toBeUndefined();
  });
});
