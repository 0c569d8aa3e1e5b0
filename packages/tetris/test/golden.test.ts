import { hashOf, type Outcome } from '@blockyard/grid-core';
import { openReplay, Recorder, type ReplayPlayer, verifyReplay } from '@blockyard/grid-core/replay';
import { describe, expect, it } from 'vitest';
import {
  GOALS,
  RULESETS,
  type Ruleset,
  type TetrisCommand,
  type TetrisEvent,
  type TetrisGame,
  tetrisKind,
} from '../src/index.ts';
import { commandsFor } from './bot.ts';
import { script } from './fuzz.ts';
import { changed } from './support.ts';

interface Plan {
  readonly ruleset: string | Ruleset;
  readonly goal?: string;
  readonly seed: number;
  /** How many random commands come first, and how many pieces the stacking bot places after them. */
  readonly random: number;
  readonly pieces: number;
  /** ms a command. */
  readonly pace?: number;
  /** Given before every fifth piece, if it is taken. */
  readonly fifth?: TetrisCommand;
}

function recorded({ ruleset, goal, seed, random, pieces, pace = 40, fifth }: Plan) {
  const start = goal === undefined ? { seed } : { seed, goal };
  const game = tetrisKind.start(ruleset, start);
  const recorder = new Recorder(tetrisKind, { ruleset, start });
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
    if (fifth !== undefined && i % 5 === 4) give(fifth);
    for (const command of commandsFor(game)) {
      game.advance(pace);
      give(command);
    }
    if (game.view.active === null) game.advance(pace);
  }
  return recorder.replay(game);
}

const VERSUS: Ruleset = {
  ...changed('guideline', {
    delays: { clear: 200, entry: 100 },
    initial: { rotate: true, hold: true },
    topOut: { lockOut: 'partial', garbageOut: true },
    garbage: { delay: 500, cap: 8, blocking: true, cancel: true, change: 30, attack: 'tetrio' },
  }),
  id: 'versus',
};
const GUIDELINE = { ruleset: 'guideline', random: 0 } as const;

/** One a ruleset and one a goal. A final hash may change only together with RULES_VERSION. */
const GOLDEN: Readonly<Record<string, Plan>> = {
  basic: { ruleset: 'basic', seed: 20, random: 12, pieces: 60 },
  'basic-14': { ruleset: 'basic-14', seed: 21, random: 12, pieces: 60 },
  guideline: { ruleset: 'guideline', seed: 22, random: 12, pieces: 60 },
  tetrio: { ruleset: 'tetrio', seed: 33, random: 12, pieces: 40 },
  'tetrio-srs': { ruleset: 'tetrio-srs', seed: 34, random: 12, pieces: 40 },
  'srs-x': { ruleset: 'srs-x', seed: 35, random: 12, pieces: 40 },
  'arika-srs': { ruleset: 'arika-srs', seed: 36, random: 12, pieces: 160, pace: 120 },
  ars: { ruleset: 'ars', seed: 37, random: 12, pieces: 160, pace: 120 },
  'no-kicks': { ruleset: 'no-kicks', seed: 38, random: 12, pieces: 40 },
  versus: { ruleset: VERSUS, seed: 23, random: 12, pieces: 60, fifth: { type: 'receiveGarbage', rows: 2 } },
  marathon: { ...GUIDELINE, goal: 'marathon', seed: 24, pieces: 400, pace: 400 },
  'sprint-20': { ...GUIDELINE, goal: 'sprint-20', seed: 25, pieces: 100 },
  'sprint-40': { ...GUIDELINE, goal: 'sprint-40', seed: 26, pieces: 200 },
  'sprint-100': { ...GUIDELINE, goal: 'sprint-100', seed: 27, pieces: 300 },
  ultra: { ...GUIDELINE, goal: 'ultra', seed: 28, pieces: 400, pace: 500 },
  'dig-10': { ...GUIDELINE, goal: 'dig-10', seed: 29, pieces: 200 },
  'dig-100': { ...GUIDELINE, goal: 'dig-100', seed: 30, pieces: 100 },
  master: { ...GUIDELINE, goal: 'master', seed: 31, pieces: 60 },
  zen: { ...GUIDELINE, goal: 'zen', seed: 32, pieces: 60, fifth: { type: 'undo' } },
};

describe.each(Object.entries(GOLDEN))('golden replay of %s', (name, plan) => {
  it('is played to its end', async () => {
    const replay = recorded(plan);
    expect(replay.rules).toBe(2);
    await expect(`${JSON.stringify(replay)}\n`).toMatchFileSnapshot(`fixtures/golden-${name}.json`);
    expect(verifyReplay(tetrisKind, JSON.stringify(replay))).toEqual({ ok: true, value: replay.end });
  });
});

it('there is a golden replay of every ruleset', () => {
  expect(Object.keys(GOLDEN)).toEqual(expect.arrayContaining(RULESETS.map(({ id }) => id)));
});

it('there is one of every goal, and those that can be reached by plain stacking are', () => {
  expect(Object.keys(GOLDEN)).toEqual(
    expect.arrayContaining(GOALS.map(({ id }) => id).filter((id) => id !== 'endless')),
  );
  for (const name of ['sprint-20', 'sprint-40', 'sprint-100', 'ultra', 'dig-10']) {
    const opening = openReplay(tetrisKind, recorded(GOLDEN[name] as Plan));
    if (!opening.ok) throw new Error(opening.error.message);
    opening.value.advanceTo(Number.MAX_SAFE_INTEGER);
    expect([name, opening.value.game.view.result]).toMatchObject([name, { goal: name, reached: true }]);
  }
});

it('a 20-minute game plays the same three times over, whole and in steps', { timeout: 60_000 }, () => {
  const replay = recorded({
    ruleset: changed('basic', { levels: { rows: 1_000_000 } }),
    seed: 3,
    random: 0,
    pieces: 3000,
    pace: 100,
  });
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

it.each([0, 1, 9999])('a replay of rules version %i is refused with a reason, never played', (rules) => {
  const replay = recorded({ ruleset: 'basic', seed: 1, random: 5, pieces: 2 });
  expect(verifyReplay(tetrisKind, { ...replay, rules })).toMatchObject({ ok: false, error: { code: 'rules' } });
});
