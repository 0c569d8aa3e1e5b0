import { readdirSync, readFileSync } from 'node:fs';
import { makeReplayText, openReplay, parseReplayText, Recorder, verifyReplay } from '@blockyard/grid-core/replay';
import { describe, expect, it } from 'vitest';
import { BlastGame, blastKind, RULES_VERSION, RULESETS, rulesetById } from '../src/index.ts';
import { Chance } from './support/boards.ts';

/**
 * Recorded games with the hash of their end. When one diverges, the rules have changed for every save and replay out there:
 * raise RULES_VERSION and record anew, or undo the change.
 */
const folder = new URL('fixtures/replays/', import.meta.url);
const names = readdirSync(folder);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

describe('golden replays', () => {
  it('are eight, at least one of each ruleset', () => {
    expect(names).toHaveLength(8);
    expect(new Set(names.map((name) => read(name).ruleset))).toEqual(new Set(RULESETS));
  });

  it.each(names)('%s ends as recorded', (name) => {
    const replay = read(name);
    expect(replay.rules).toBe(RULES_VERSION);
    expect(verifyReplay(blastKind, replay)).toEqual({ ok: true, value: replay.end });
    const text = parseReplayText(makeReplayText(replay));
    expect(text.ok && verifyReplay(blastKind, text.value).ok).toBe(true);
  });

  it.each([
    ['rules', { rules: 0 }],
    ['rules', { rules: 9999 }],
    ['format', { format: 'blockyard-replay/9999' }],
    ['other-game', { game: 'tetris' }],
    ['ruleset', { digest: 'feed' }],
    ['ruleset', { ruleset: 'no-such' }],
    ['log', { log: [[0, { type: 'place', slot: 0, x: 0.5, y: 0 }]] }],
    ['start', { start: { seed: 1, level: 2.5 } }],
    ['start', { start: { snapshot: { format: 'blockyard-blast/9' } } }],
  ])('another %s is refused, never played wrong', (code, change) => {
    const opened = openReplay(blastKind, { ...read(names[0] as string), ...change });
    expect(opened.ok).toBe(false);
    expect(!opened.ok && [code, 'not-a-replay']).toContain(!opened.ok && opened.error.code);
  });
});

describe('golden deals', () => {
  it.each([
    [0, 'v3se r6v i2h'],
    [1, 's4v v3nw l4d'],
    [4294967295, 'j4a i2h i3h'],
  ])('seed %i begins with %s', (seed, ids) => {
    expect(
      BlastGame.start({ seed })
        .view.tray.map((piece) => piece?.id)
        .join(' '),
    ).toBe(ids);
  });

  it('a ruleset of one’s own replays too', () => {
    const ruleset = { ...(rulesetById('classic') as object), id: 'mine', tray: 2 };
    const recorder = new Recorder(blastKind, { ruleset, start: { seed: 4 } });
    const game = blastKind.start(ruleset, { seed: 4 });
    const chance = new Chance(4);
    for (let move = 0; move < 8 && !game.over; move++) {
      game.advance(700);
      const slot = game.view.fits.indexOf(true);
      const { x, y } = chance.pick(game.placements(slot));
      const command = { type: 'place', slot, x, y } as const;
      if (game.dispatch(command).ok) recorder.record(game.now, command);
    }
    expect(verifyReplay(blastKind, JSON.stringify(recorder.replay(game))).ok).toBe(true);
    expect(blastKind.digest({ id: 'x' })).toBeUndefined();
  });
});
