import { packText } from '@blockyard/app-kit';
import { hashOf } from '@blockyard/grid-core';
import { makeReplayText, Recorder, type Replay, verifyReplay } from '@blockyard/grid-core/replay';
import { RULESETS, type Ruleset, rulesetById, type TetrisCommand, TetrisGame, tetrisKind } from '@blockyard/tetris';
import { describe, expect, it } from 'vitest';
import { Played } from '../testing/played.ts';
import { type Film, openFilm } from './film.ts';
import { Projector } from './projector.ts';
import { readReplay } from './read.ts';

const signal = new AbortController().signal;

/** A game of a minute, more or less. */
function recorded(goal = 'endless', ruleset = 'guideline'): Replay<TetrisCommand> {
  const played = new Played();
  played.session.start({ ruleset, goal, seed: 3 });
  for (let i = 0; i < 60 && played.status !== 'over'; i++) {
    played.session.press(i % 2 === 0 ? 'left' : 'right', played.wall);
    played.pass(180 + 40 * (i % 9));
    played.session.release(i % 2 === 0 ? 'left' : 'right', played.wall);
    played.tap('cw');
    if (i % 4 > 0) played.tap('hardDrop');
    if (goal === 'zen' && i % 5 === 4) played.session.undo(played.wall);
  }
  const replay = played.session.replay();
  if (replay === undefined) throw new Error('there is no game');
  return replay as Replay<TetrisCommand>;
}

async function filmOf(replay: unknown): Promise<Film> {
  const film = await openFilm(replay, signal);
  if (film?.ok !== true) throw new Error(film?.message ?? 'aborted');
  return film.value;
}

describe('a replay from outside', () => {
  const replay = recorded();
  const json = JSON.stringify(replay);

  it('is read as a value, a file, packed or short text, and a whole link', () => {
    const packed = packText(json);
    const sources = [
      replay,
      json,
      ` ${json}\n`,
      packed,
      makeReplayText(replay),
      `https://a.example/t/?replay=${packed}`,
    ];
    for (const source of sources) expect(readReplay(source)).toEqual({ ok: true, value: replay });
  });

  it.each(RULESETS.map(({ id }) => id))('is played where its link comes from a game of %s', async (ruleset) => {
    const game = recorded('endless', ruleset);
    const film = await openFilm(packText(JSON.stringify(game)), signal);
    expect([film?.ok, game.ruleset, game.log.length > 20]).toEqual([true, ruleset, true]);
  });

  it.each([
    ['', 'not-a-replay'],
    ['{', 'not-json'],
    ['{}', 'not-a-replay'],
    ['z', 'not-packed'],
    ['zAAAA', 'damaged'],
    [packText('[]'), 'not-a-replay'],
    [packText('x'.repeat(9_000_000)), 'too-long'],
    [null, 'not-a-replay'],
    [{ ...replay, format: 'blockyard-replay/9' }, 'format'],
    [{ ...replay, game: 'blast' }, 'other-game'],
    [{ ...replay, rules: 0 }, 'rules'],
    [{ ...replay, ruleset: 'nonsense' }, 'ruleset'],
    [{ ...replay, start: { seed: 3, goal: 'fame' } }, 'start'],
    [{ ...replay, log: [[0, { type: 'fly' }]] }, 'log'],
    [{ ...replay, log: [...replay.log, [replay.end.now + 1, { type: 'hold' }]] }, 'log'],
    [{ ...replay, end: { ...replay.end, score: 1 } }, 'diverged'],
    [{ ...replay, end: { ...replay.end, hash: '0123456789abcdef' } }, 'diverged'],
    [{ ...replay, log: [], end: { ...replay.end, now: 900_000_000 } }, 'too-long'],
  ])('is refused where it is none: %#', async (source, code) => {
    const film = await openFilm(source, signal);
    expect(film?.ok === false && film.code).toMatch(code === 'not-a-replay' ? /^not-(a-replay|json)$/ : code);
  });

  it('is refused where its well is not the one that is drawn', async () => {
    const board = { width: 4, height: 24, hidden: 4 };
    const narrow = { ...rulesetById('guideline'), id: 'narrow', board };
    const game = TetrisGame.start({ seed: 1, ruleset: narrow as Ruleset });
    const recorder = new Recorder(tetrisKind, { ruleset: narrow, start: { seed: 1 } });
    const film = await openFilm(recorder.replay(game), signal);
    expect(film).toMatchObject({ ok: false, code: 'ruleset', message: expect.stringContaining('size') });
  });

  it('is put down when nobody wants it any more', async () => {
    const stop = new AbortController();
    stop.abort();
    const long = { ...replay, log: [], start: { seed: 3, goal: 'zen' }, end: { ...replay.end, now: 20_000_000 } };
    expect(await openFilm(long, stop.signal)).toBeUndefined();
  });
});

describe.each(['endless', 'zen'])('a film of %s', (goal) => {
  it('shows at any time, from wherever it stands, what the game showed then', async () => {
    const replay = recorded(goal);
    expect(verifyReplay(tetrisKind, replay).ok).toBe(true);
    const film = await filmOf(replay);
    const straight = await filmOf(replay);
    const times = Array.from({ length: 30 }, (_, i) => Math.floor((film.end * i) / 29));
    const seen = times.map((now) => hashOf(JSON.parse(JSON.stringify(straight.seek(now).view))));
    const order = times.map((_, i) => (i * 17) % times.length);
    for (const i of order) {
      expect(hashOf(JSON.parse(JSON.stringify(film.seek(times[i] ?? 0).view)))).toBe(seen[i]);
    }
    expect(new Set(seen).size).toBeGreaterThan(20);
  });
});

it('a film knows when each piece came into play', async () => {
  const film = await filmOf(recorded());
  expect(film.pieces.length).toBeGreaterThan(10);
  for (const [i, at] of film.pieces.entries()) {
    if (i === 0) continue;
    expect(film.seek(at).view.pieces).toBe(film.seek(at - 51).view.pieces + 1);
  }
});

it('a film has the figures of the game up to any time, but for its keys', async () => {
  const film = await filmOf(recorded('zen'));
  expect(film.seek(film.start).figures).toMatchObject({ pieces: 0, keys: 0 });
  const middle = film.seek(film.pieces[9] ?? 0);
  const undone = middle.figures.pieces - middle.view.pieces;
  expect(undone).toBe(middle.figures.undos);
  const { figures } = film.seek(film.end);
  expect(figures.pieces).toBeGreaterThan(middle.figures.pieces);
  expect(film.seek(film.pieces[9] ?? 0).figures).toEqual(middle.figures);
});

it('a film begins before the first command, though that came in the first ms', async () => {
  const played = Played.started();
  played.tap('hardDrop');
  played.pass(500);
  const film = await filmOf(played.session.replay());
  expect(film.replay.log[0]?.[0]).toBe(0);
  for (let times = 0; times < 2; times++) {
    expect(film.seek(0).view.pieces).toBe(0);
    expect(film.advanceTo(100).events.filter(({ type }) => type === 'locked')).toHaveLength(1);
  }
});

it('a film of a loaded game begins at its time', async () => {
  const played = Played.started();
  played.tap('cw');
  played.pass(2000);
  played.tap('hardDrop');
  played.session.load(JSON.parse(JSON.stringify(played.session.snapshot())));
  played.tap('left');
  played.tap('hardDrop');
  const film = await filmOf(played.session.replay());
  expect(film.start).toBeGreaterThan(0);
  expect(film.seek(film.end).view.pieces).toBe(2);
});

describe('a projector', () => {
  async function projected() {
    const shown: { now: number; events: number }[] = [];
    const projector = new Projector(await filmOf(recorded()), ({ now }, events) => {
      shown.push({ now, events: events.length });
    });
    return { projector, shown, film: projector.film };
  }

  it('plays at its speed, from the start again at the end, and stops there', async () => {
    const { projector, film } = await projected();
    projector.setSpeed(2);
    projector.play();
    for (let wall = 0; wall <= 1000; wall += 20) projector.frame(wall);
    expect(projector.position).toBe(2000);
    projector.seek(film.end - 30);
    expect(projector.frame(1020)).toBe(false);
    expect(projector.position).toBe(film.end);
    projector.toggle();
    expect(projector.position).toBe(film.start);
    expect(projector.state.getState().playing).toBe(true);
  });

  it('does not run ahead while the page stands still', async () => {
    const { projector } = await projected();
    projector.play();
    projector.frame(0);
    projector.frame(60_000);
    expect(projector.position).toBe(100);
  });

  it('steps from piece to piece, there and back, and stays within the film', async () => {
    const { projector, film, shown } = await projected();
    for (const at of film.pieces.slice(1)) {
      projector.step(1);
      expect(shown.at(-1)).toEqual({ now: at, events: 0 });
    }
    projector.step(1);
    expect(projector.position).toBe(film.end);
    for (const at of film.pieces.toReversed()) {
      if (at === film.end) continue;
      projector.step(-1);
      expect(projector.position).toBe(at);
    }
    projector.step(-1);
    expect(projector.position).toBe(film.start);
    projector.seek(-5);
    expect(projector.position).toBe(film.start);
  });

  it('has speeds from a half to eight times', async () => {
    const { projector } = await projected();
    for (let i = 0; i < 9; i++) projector.shiftSpeed(1);
    expect(projector.state.getState().speed).toBe(8);
    for (let i = 0; i < 9; i++) projector.shiftSpeed(-1);
    expect(projector.state.getState().speed).toBe(0.5);
  });
});
