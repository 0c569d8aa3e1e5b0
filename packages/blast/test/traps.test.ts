import { canonicalJson, hashOf } from '@blockyard/grid-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BlastGame, type BlastSnapshot } from '../src/index.ts';
import { Chance, EMPTY, gameAt, playAtRandom, randomMove } from './support/boards.ts';
import { placesOf } from './support/reference.ts';

/** Faults that games of this kind have shipped with, each kept out by a test. */

const place = (slot: number, x: number, y: number) => ({ type: 'place', slot, x, y }) as const;
const CHECKS: string[] = EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#'));

function restored(snapshot: unknown): BlastGame {
  const game = BlastGame.restore(JSON.parse(JSON.stringify(snapshot)));
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

describe('no false game over', () => {
  it('the lines of the last move are cleared before anything is tested', () => {
    const board = CHECKS.with(0, '........').with(1, '.#######').with(2, '.#######');
    const game = gameAt({ board, tray: ['i2v', 'o9', null] });
    expect(game.view.fits).toEqual([true, false, false]);
    const outcome = game.dispatch(place(0, 0, 1));
    expect(outcome.ok && outcome.events.map(({ type }) => type)).toEqual(['placed', 'cleared']);
    expect([game.over, game.view.fits]).toEqual([false, [false, true, false]]);
  });

  it('one piece that fits is enough', () => {
    const game = gameAt({ board: CHECKS, tray: ['dot', 'o9', 'i5h'] });
    expect(game.over).toBe(false);
  });

  it('only the new tray counts once the old one is used', () => {
    const dead = gameAt({ board: CHECKS, tray: ['dot', null, null], nextTrays: [['o9', 'i2h', 'i2v']] });
    const outcome = dead.dispatch(place(0, 0, 0));
    expect(outcome.ok && outcome.events.map(({ type }) => type)).toEqual(['placed', 'dealt', 'over']);
    const alive = gameAt({ board: CHECKS, tray: ['dot', null, null], nextTrays: [['o9', 'i2h', 'dot']] });
    alive.dispatch(place(0, 0, 0));
    expect(alive.over).toBe(false);
  });

  it('one free cell and a dot go on', () => {
    const board = EMPTY.map((_, y) => `${'#'.repeat(y)}.${'#'.repeat(7 - y)}`);
    expect(gameAt({ board, tray: ['dot', 'o9', 'o9'] }).over).toBe(false);
  });

  it('the end comes once and names the pieces that did not fit', () => {
    const game = gameAt({ board: CHECKS, tray: ['dot', 'i2h', 'i5v'] });
    const outcome = game.dispatch(place(0, 0, 0));
    const end = { type: 'over', reason: 'no-room', slots: [1, 2], score: 1 };
    expect(outcome.ok && outcome.events.filter(({ type }) => type === 'over')).toEqual([end]);
    expect(game.dispatch(place(1, 0, 0))).toEqual({ ok: false, reason: 'over' });
    expect(game.advance(1000)).toEqual([]);
  });
});

describe('a save and its game', () => {
  it('have the same future after every move of 100 games, deals included', () => {
    for (let seed = 0; seed < 100; seed++) {
      const [a, b] = [new Chance(seed), new Chance(seed)];
      let game = BlastGame.start({ seed });
      while (!game.over) {
        const twin = restored(game.snapshot());
        expect(canonicalJson(twin.snapshot())).toBe(canonicalJson(game.snapshot()));
        expect(JSON.stringify(randomMove(twin, b))).toBe(JSON.stringify(randomMove(game, a)));
        expect(canonicalJson(twin.snapshot())).toBe(canonicalJson(game.snapshot()));
        game = twin;
      }
    }
  });

  it('are plain: structured clone, JSON and the order of keys leave the hash alone', () => {
    playAtRandom(6, 60, (game) => {
      const snapshot = game.snapshot();
      const turned = Object.fromEntries(Object.entries(snapshot).reverse());
      const hash = hashOf(snapshot);
      for (const copy of [structuredClone(snapshot), JSON.parse(JSON.stringify(snapshot)), turned]) {
        expect(hashOf(copy)).toBe(hash);
      }
    });
  });
});

describe('old states', () => {
  it('stay as they were while the game goes on for 5,000 moves', () => {
    const kept: { snapshot: BlastSnapshot; text: string; picture: string; read: () => string }[] = [];
    playAtRandom(8, 5000, (game) => {
      const { view } = game;
      const read = () => `${view.board}${JSON.stringify(view)}`;
      const snapshot = game.snapshot();
      kept.push({ snapshot, text: canonicalJson(snapshot), picture: read(), read });
      if (kept.length > 20) kept.shift();
      const [oldest] = kept as [(typeof kept)[number]];
      expect([canonicalJson(oldest.snapshot), oldest.read()]).toEqual([oldest.text, oldest.picture]);
    });
  });

  it('share no row with new ones', () => {
    const game = gameAt({ board: EMPTY, tray: ['dot', 'dot', null] });
    const before = game.view.board;
    game.dispatch(place(0, 1, 3));
    const changed = placesOf(game.view.board.toString('').split('\n'), [[0, 0]]);
    expect([changed.length, before.count(), game.view.board.at(1, 3)]).toEqual([63, 0, 3]);
  });
});

describe('games side by side', () => {
  const play = (seed: number, moves: number): string => {
    const chance = new Chance(seed);
    const game = BlastGame.start({ seed });
    for (let move = 0; move < moves && !game.over; move++) randomMove(game, chance);
    return hashOf(game.snapshot());
  };

  it('do not disturb one another', () => {
    const seeds = [11, 12, 13];
    const alone = seeds.map((seed) => play(seed, 12));
    const games = seeds.map((seed) => ({ game: BlastGame.start({ seed }), chance: new Chance(seed) }));
    for (let move = 0; move < 12; move++) {
      for (const { game, chance } of games) if (!game.over) randomMove(game, chance);
    }
    expect(games.map(({ game }) => hashOf(game.snapshot()))).toEqual(alone);
  });

  it('are the same from a second copy of the package', async () => {
    const alone = [21, 22, 23].map((seed) => play(seed, 15));
    vi.resetModules();
    const second: typeof import('../src/index.ts') = await import('../src/index.ts');
    expect(second.BlastGame).not.toBe(BlastGame);
    const hashes = [21, 22, 23].map((seed) => {
      const chance = new Chance(seed);
      const game = second.BlastGame.start({ seed });
      for (let move = 0; move < 15 && !game.over; move++) randomMove(game, chance);
      return hashOf(game.snapshot());
    });
    expect(hashes).toEqual(alone);
  });

  it('begin differently from different seeds', () => {
    const openings = Array.from({ length: 200 }, (_, seed) => {
      const { view } = BlastGame.start({ seed });
      return view.tray.map((piece) => piece?.id).join();
    });
    expect(new Set(openings).size).toBeGreaterThan(180);
  });
});

describe('the rules', () => {
  afterEach(() => vi.restoreAllMocks());

  it('ask neither the clock nor chance in 1,000 moves', () => {
    const refuse = (name: string) => () => {
      throw new Error(`${name} was asked`);
    };
    vi.spyOn(Math, 'random').mockImplementation(refuse('Math.random'));
    vi.spyOn(Date, 'now').mockImplementation(refuse('Date.now'));
    const realDate = Date;
    vi.stubGlobal('Date', refuse('Date'));
    try {
      let moves = 0;
      playAtRandom(31, 1000, (game) => {
        game.advance(16);
        moves += game.snapshot().score > 0 ? 1 : 0;
      });
      expect(moves).toBe(1000);
    } finally {
      vi.stubGlobal('Date', realDate);
    }
  });

  it('never let the score fall', () => {
    let last = { score: 0, round: 1 };
    playAtRandom(32, 500, ({ view }) => {
      if (view.round >= last.round && view.score > 9) expect(view.score).toBeGreaterThan(last.score);
      last = { score: view.over ? 0 : view.score, round: view.over ? 1 : view.round };
    });
  });
});
