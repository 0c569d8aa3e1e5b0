import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  makeReplayText,
  openReplay,
  parseReplay,
  parseReplayText,
  Recorder,
  type Replay,
  verifyReplay,
} from '../src/replay/index.ts';
import { type DiceCommand, type DiceGame, diceKind } from './dice.ts';

const kind = diceKind();

function play(game: DiceGame, recorder: Recorder<DiceCommand, DiceGame>, pauses: readonly number[]): void {
  for (const ms of pauses) {
    game.advance(ms);
    if (game.dispatch({ type: 'roll' }).ok) recorder.record(game.now, { type: 'roll' });
  }
}

function recorded(seed: number, pauses: readonly number[]): Replay<DiceCommand> {
  const game = kind.start('plain', { seed });
  const recorder = new Recorder(kind, { ruleset: 'plain', start: { seed } });
  play(game, recorder, pauses);
  return recorder.replay(game);
}

const seeds = fc.nat({ max: 0xffff_ffff });
const pauses = fc.array(fc.nat({ max: 1200 }), { maxLength: 30 });
const sample = recorded(1, [10, 500, 700, 900, 20, 20]);

test('a recorded game plays back to the same time, score and hash, as value, as JSON and as link text', () => {
  fc.assert(
    fc.property(seeds, pauses, (seed, script) => {
      const replay = recorded(seed, script);
      expect(verifyReplay(kind, replay)).toEqual({ ok: true, value: replay.end });
      expect(verifyReplay(kind, JSON.stringify(replay))).toEqual({ ok: true, value: replay.end });
      const text = makeReplayText(replay);
      expect(text).toMatch(/^[\w-]+$/);
      expect(parseReplayText(text)).toEqual({ ok: true, value: replay });
    }),
  );
});

test('a recording goes on after a save, and may begin from a snapshot', () => {
  fc.assert(
    fc.property(seeds, pauses, pauses, (seed, before, after) => {
      const game = kind.start('plain', { seed });
      const first = new Recorder(kind, { ruleset: 'plain', start: { seed } });
      play(game, first, before);
      const second = new Recorder<DiceCommand, DiceGame>(kind, JSON.parse(JSON.stringify(first.recorded())));
      const anew = new Recorder(kind, { ruleset: 'plain', start: { snapshot: game.snapshot() } });
      for (const ms of after) {
        game.advance(ms);
        if (!game.dispatch({ type: 'roll' }).ok) continue;
        second.record(game.now, { type: 'roll' });
        anew.record(game.now, { type: 'roll' });
      }
      for (const recorder of [second, anew]) {
        const replay = recorder.replay(game);
        expect(verifyReplay(kind, JSON.stringify(replay))).toEqual({ ok: true, value: replay.end });
      }
    }),
  );
});

test('played piece by piece, a replay gives the events and the game that it gives at once', () => {
  fc.assert(
    fc.property(seeds, pauses, fc.integer({ min: 1, max: 700 }), (seed, script, step) => {
      const replay = recorded(seed, script);
      const open = () => {
        const opened = openReplay(kind, replay);
        if (!opened.ok) throw new Error(opened.error.message);
        return opened.value;
      };
      const [whole, cut] = [open(), open()];
      const events = whole.advanceTo(replay.end.now);
      const pieces: unknown[] = [];
      for (let now = 0; !cut.done; now += step) {
        const part = cut.advanceTo(now);
        if (part.ok) pieces.push(...part.value);
      }
      expect(events).toEqual({ ok: true, value: pieces });
      expect(cut.game.snapshot()).toEqual(whole.game.snapshot());
      expect(whole.done).toBe(true);
    }),
  );
});

describe('a replay that cannot be played right is refused, with its place', () => {
  const changed = (change: object) => ({ ...sample, ...change });
  test.each<[string, unknown, string, string]>([
    ['text that is cut', JSON.stringify(sample).slice(0, -9), 'not-json', 'text'],
    ['another format', changed({ format: 'blockyard-replay/9' }), 'format', 'format'],
    ['no object', 7, 'not-a-replay', 'replay'],
    ['no log', changed({ log: undefined }), 'not-a-replay', 'log'],
    ['a time that is no whole ms', changed({ log: [[0.5, { type: 'roll' }]] }), 'not-a-replay', 'log.0.0'],
    ['a game of a year', changed({ end: { ...sample.end, now: 31_536_000_000 } }), 'not-a-replay', 'end.now'],
    ['another game', changed({ game: 'chess' }), 'other-game', 'game'],
    ['rules version 0', changed({ rules: 0 }), 'rules', 'rules'],
    ['rules version 9999', changed({ rules: 9999 }), 'rules', 'rules'],
    ['an unknown ruleset', changed({ ruleset: 'loaded' }), 'ruleset', 'ruleset'],
    ['another version of the ruleset', changed({ digest: '0000000000000000' }), 'ruleset', 'digest'],
    ['an unknown command', changed({ log: [[0, { type: 'cheat' }]] }), 'log', 'log.0'],
    ['commands out of order', changed({ log: [...sample.log].reverse() }), 'log', 'log.1'],
    ['a command that the game refuses', changed({ log: [[1500, { type: 'roll' }]] }), 'diverged', 'log.0'],
    ['a command after the end', changed({ end: { ...sample.end, now: 11 } }), 'log', 'log.'],
    ['another score', changed({ end: { ...sample.end, score: 999 } }), 'diverged', 'end.score'],
    ['another hash', changed({ end: { ...sample.end, hash: 'f'.repeat(16) } }), 'diverged', 'end.hash'],
    ['a seed that is none', changed({ start: { seed: -1 } }), 'not-a-replay', 'start'],
    ['a snapshot that is none', changed({ start: { snapshot: {} } }), 'start', 'start.snapshot.random'],
  ])('%s', (_, replay, code, where) => {
    const result = verifyReplay(kind, replay);
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (!result.ok) {
      expect(result.error.where.startsWith(where)).toBe(true);
      expect(result.error.message.length).toBeGreaterThan(10);
    }
  });

  test('a start that the game refuses', () => {
    const refusing = {
      ...kind,
      start: () => {
        throw new RangeError('level 99 is not one');
      },
    };
    expect(verifyReplay(refusing, sample)).toMatchObject({
      ok: false,
      error: { code: 'start', message: 'level 99 is not one' },
    });
  });

  test('a beginning under another ruleset than the replay names', () => {
    const game = kind.start('plain', { seed: 1 });
    const saved = (digest: string) => ({ ...game.snapshot(), digest });
    const lenient = {
      ...kind,
      restore: (snapshot: unknown) => kind.restore({ ...Object(snapshot), digest: undefined }),
    };
    const begun = (digest: string) =>
      openReplay(lenient, {
        ...sample,
        start: { snapshot: saved(digest) },
        log: [],
        end: { now: 0, hash: '', score: 0 },
      });
    expect(begun(sample.digest).ok).toBe(true);
    expect(begun('another')).toMatchObject({ ok: false, error: { code: 'ruleset', where: 'start.snapshot.digest' } });
  });

  test.each<[string, unknown]>([
    ['by id', 'other'],
    ['given whole', { id: 'other' }],
  ])('a ruleset that the game does not know, %s', (_, ruleset) => {
    const refused = verifyReplay(kind, { ...sample, ruleset });
    expect(refused).toMatchObject({ ok: false, error: { code: 'ruleset', where: 'ruleset' } });
  });

  test('what JSON cannot write', () => {
    const refused = verifyReplay(kind, { ...sample, ruleset: { id: 1n } });
    const error = { code: 'not-a-replay', where: 'replay', message: 'the replay is not JSON' };
    expect(refused).toEqual({ ok: false, error });
  });

  test('an end time past the game’s own end', () => {
    const finished = recorded(1, new Array(40).fill(2000));
    const late = { ...finished, end: { ...finished.end, now: finished.end.now + 5 } };
    expect(verifyReplay(kind, late)).toMatchObject({ ok: false, error: { code: 'diverged', where: 'end.now' } });
  });

  test.each([['*'], ['A'], ['gICA'], ['e30']])('link text "%s"', (text) => {
    expect(parseReplayText(text).ok).toBe(false);
  });

  test('nothing from outside makes the parser throw', () => {
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.string()), (value) => void parseReplay(value)));
    fc.assert(fc.property(fc.string(), (text) => void parseReplayText(text)));
  });
});

test('a recorder cannot name a ruleset that the game does not know', () => {
  const game = kind.start('plain', { seed: 1 });
  expect(() => new Recorder(kind, { ruleset: 'loaded', start: { seed: 1 } }).replay(game)).toThrow(RangeError);
});
