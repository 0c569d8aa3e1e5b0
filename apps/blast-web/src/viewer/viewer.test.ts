import { packText, unpackText } from '@blockyard/app-kit';
import { rulesetById } from '@blockyard/blast';
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
    ['not JSON', () => '{'],
    ['no replay', () => ({ format: 'blockyard-replay/1' })],
    ['of another game', () => ({ ...played(2).replay(), game: 'tetris' })],
    ['of other rules', () => ({ ...played(2).replay(), rules: 9999 })],
    [
      'with a move that cannot be',
      () => ({ ...played(2).replay(), log: [[1, { type: 'place', slot: 0, x: 99, y: 0 }]] }),
    ],
    ['with another score', () => ({ ...played(2).replay(), end: { ...played(2).replay().end, hash: '0'.repeat(16) } })],
    ['endless', () => ({ ...played(2).replay(), log: Array.from({ length: 20_001 }, () => [1, { type: 'undo' }]) })],
    ['with a ruleset of its own', () => ({ ...played(2).replay(), ruleset: rulesetById('zen') })],
    [
      'with one in its snapshot',
      () => ({ ...played(2).replay(), start: { snapshot: { ...played(0).snapshot(), ruleset: {} } } }),
    ],
  ])('%s is refused with a reason', async (_, make) => {
    const source = make();
    expect(await filmOfText(typeof source === 'string' ? source : JSON.stringify(source))).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/\w{3}/) },
    });
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
    expect(text).toBe(packText(JSON.stringify(replay)));
    const back = unpackText(text);
    const shown = back.ok ? await filmOfText(back.value) : undefined;
    expect(shown?.ok && shown.value.replay).toEqual(replay);
  });

  test('over 8,000 characters is none', () => {
    const replay = played(3).replay();
    const page = `https://example.org/${'x'.repeat(8000)}`;
    expect(replayLink(replay, page)).toBeUndefined();
  });
});
