import { hashOf, type Outcome } from '@blockyard/grid-core';
import { openReplay, Recorder, type ReplayPlayer, verifyReplay } from '@blockyard/grid-core/replay';
import { describe, expect, it } from 'vitest';
import { type Ruleset, type TetrisCommand, type TetrisEvent, type TetrisGame, tetrisKind } from '../src/index.ts';
import { commandsFor } from './bot.ts';
import { script } from './fuzz.ts';
import { changed } from './support.ts';

/** A game of random play first, then of the stacking bot, recorded; `pace` is ms a command. */
function recorded(ruleset: string | Ruleset, seed: number, random: number, pieces: number, pace: number) {
  const game = tetrisKind.start(ruleset, { seed });
  const recorder = new Recorder(tetrisKind, { ruleset, start: { seed } });
  const give = (command: TetrisCommand): void => {
    const outcome: Outcome<TetrisEvent, string> = game.dispatch(command);
    if (outcome.ok) recorder.record(game.now, command);
  };
  for (const { ms, command } of script(seed, random)) {
    game.advance(ms);
    give(command);
  }
  give({ type: 'softDrop', on: false });
  for (let i = 0; i < pieces && !game.over; i++) {
    for (const command of commandsFor(game)) {
      game.advance(pace);
      give(command);
    }
  }
  return recorder.replay(game);
}

/** A final hash may change only together with RULES_VERSION. */
describe.each([
  ['basic', 20, 12, 60],
  ['basic-14', 21, 12, 60],
  ['guideline', 22, 12, 60],
] as const)('golden replay of %s', (ruleset, seed, random, pieces) => {
  it('is played to its end', async () => {
    const replay = recorded(ruleset, seed, random, pieces, 40);
    expect(replay.rules).toBe(1);
    await expect(`${JSON.stringify(replay)}\n`).toMatchFileSnapshot(`fixtures/golden-${ruleset}.json`);
    expect(verifyReplay(tetrisKind, JSON.stringify(replay))).toEqual({ ok: true, value: replay.end });
  });
});

it('a 20-minute game plays the same three times over, whole and in steps', { timeout: 60_000 }, () => {
  const replay = recorded(changed('basic', { levels: { rows: 1_000_000 } }), 3, 0, 3000, 100);
  expect(replay.end.now).toBeGreaterThan(1_200_000);
  const hashes = [replay.end.now, 50_000, 600, 10_007].map((step) => {
    const opening = openReplay(tetrisKind, JSON.parse(JSON.stringify(replay)));
    if (!opening.ok) throw new Error(opening.error.message);
    const player: ReplayPlayer<TetrisCommand, TetrisGame> = opening.value;
    for (let now = 0; !player.done; now += step) {
      const played = player.advanceTo(now);
      if (!played.ok) throw new Error(played.error.message);
    }
    return hashOf(player.game.snapshot());
  });
  expect(new Set([...hashes, replay.end.hash]).size).toBe(1);
});

it.each([0, 9999])('a replay of rules version %i is refused with a reason, never played', (rules) => {
  const replay = recorded('basic', 1, 5, 2, 40);
  expect(verifyReplay(tetrisKind, { ...replay, rules })).toMatchObject({ ok: false, error: { code: 'rules' } });
});
