import { RandomStream } from '@blockyard/grid-core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ATTACK_TABLES,
  GOALS,
  type LockRule,
  PIECES,
  type Piece,
  ROTATION_SYSTEMS,
  type RotationId,
  type RotationSystem,
  type Ruleset,
  SPIN_POLICIES,
  type TetrisCommand,
  type TetrisEvent,
  TetrisGame,
} from '../src/index.ts';
import { type Dealer, dealerOf } from '../src/queue.ts';
import { MOST_LIFTS } from '../src/transitions/rotate.ts';
import { script } from './fuzz.ts';
import { ccw, changed, cw, half, left, right, undo } from './support.ts';

const receive = (rows: number): TetrisCommand => ({ type: 'receiveGarbage', rows });

const OWN: RotationSystem = { ...ROTATION_SYSTEMS.ars, id: 'own' };
const points = fc.nat({ max: 3000 });
const rowPoints = fc.array(points, { minLength: 5, maxLength: 5 });
const delay = fc.oneof(fc.constant(0), fc.nat({ max: 1500 }));

/** Rulesets inside the schema's bounds, small enough to play out. */
const rulesets: fc.Arbitrary<Ruleset> = fc
  .record({
    width: fc.integer({ min: 4, max: 14 }),
    height: fc.integer({ min: 12, max: 44 }),
    hidden: fc.nat({ max: 11 }),
    queue: fc.oneof(
      fc.record({ kind: fc.constant('bag' as const), copies: fc.integer({ min: 1, max: 3 }) }),
      fc.constant({ kind: 'uniform' as const }),
      fc.record({
        kind: fc.constant('list' as const),
        pieces: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 20 }).map((pieces) => pieces.join('')),
      }),
    ),
    previews: fc.nat({ max: 6 }),
    hold: fc.boolean(),
    rotation: fc.constantFrom<(RotationId | RotationSystem)[]>(...(Object.keys(ROTATION_SYSTEMS) as RotationId[]), OWN),
    spins: fc.constantFrom(...SPIN_POLICIES),
    scoring: fc.record({
      none: rowPoints,
      mini: rowPoints,
      full: rowPoints,
      backToBack: fc.constantFrom(null, 1, 1.5, 2, 10),
      combo: fc.record({ points, timesLevel: fc.boolean() }),
      perfect: fc.record({ rows: rowPoints, backToBack: points }),
      softDrop: points,
      hardDrop: points,
    }),
    gravity: fc.array(fc.oneof(fc.constantFrom(0, null), fc.nat({ max: 1_000_000 })), { minLength: 1, maxLength: 6 }),
    lock: fc.oneof(
      fc.record({ kind: fc.constant('extended' as const), delay, actions: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ kind: fc.constantFrom('step' as const, 'infinity' as const), delay }),
      fc.constant({ kind: 'none' as const }),
    ),
    delays: fc.record({ clear: delay, entry: delay }),
    y: fc.nat({ max: 7 }),
    drop: fc.boolean(),
    topOut: fc.record({
      lockOut: fc.constantFrom('none' as const, 'entire' as const, 'partial' as const),
      garbageOut: fc.boolean(),
      empties: fc.boolean(),
    }),
    levels: fc.oneof(
      fc.record({ rows: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ pieces: fc.integer({ min: 1, max: 12 }) }),
    ),
    initial: fc.record({ rotate: fc.boolean(), hold: fc.boolean() }),
    garbage: fc.option(
      fc.record({
        delay,
        cap: fc.integer({ min: 1, max: 64 }),
        blocking: fc.boolean(),
        cancel: fc.boolean(),
        change: fc.nat({ max: 100 }),
        attack: fc.constantFrom(null, ...(Object.keys(ATTACK_TABLES) as (keyof typeof ATTACK_TABLES)[])),
      }),
      { nil: undefined },
    ),
    undo: fc.constantFrom(0, 0, 1, 4),
  })
  .map(({ width, height, hidden, y, drop, garbage, ...rest }) => ({
    ...rest,
    ...(garbage && { garbage }),
    id: 'random',
    board: { width, height, hidden },
    spawn: { y, drop },
  }));

const isLock = ({ type }: TetrisEvent): boolean => type === 'locked';

/** Follows a game by its events alone, and compares. */
class Books {
  private readonly locked: Piece[];
  /** Let go by the hold, and not in play yet: it stays so where its spawn is blocked and the game over. */
  private released: Piece | null = null;
  private readonly dealt: Piece[] = [];
  private readonly dealer: Dealer;
  private settled: number;
  private score: number;
  clears = 0;

  constructor(
    private readonly game: TetrisGame,
    seed: number,
  ) {
    this.dealer = dealerOf(game.ruleset.queue, RandomStream.seeded(seed, 'pieces'), []);
    // Where nothing takes time the first piece has locked already.
    this.locked = this.first(game.view.pieces);
    this.settled = game.view.well.count();
    this.score = game.view.score;
  }

  follow(events: readonly TetrisEvent[]): void {
    const { game, locked } = this;
    const { width } = game.ruleset.board;
    for (const [i, event] of events.entries()) {
      if (event.type === 'locked') {
        locked.push(event.piece);
        this.settled += event.cells.length - width * event.rows.length;
        this.clears += event.rows.length;
      }
      if (event.type === 'held') this.released = event.released;
      if (event.type === 'spawned' || event.type === 'undone') this.released = null;
      if (event.type === 'undone') locked.length = game.view.pieces - events.slice(i).filter(isLock).length;
      if (event.type === 'garbageRose') this.settled += event.rows * (width - 1);
      if (event.type === 'emptied') this.settled = 0;
      if (event.type === 'scored') this.score += event.points;
    }
    const { view } = game;
    if (events.some(({ type }) => type === 'undone')) {
      this.settled = view.well.count();
      this.score = view.score;
    }
    // What garbage pushes out at the top is in no event.
    const lost = this.settled - view.well.count();
    if (lost !== 0 && !(lost > 0 && events.some(({ type }) => type === 'garbageRose')))
      throw new Error(`${view.well.count()} blocks, not ${this.settled}`);
    this.settled = view.well.count();
    if (view.score !== this.score || !Number.isSafeInteger(view.score))
      throw new Error(`score ${view.score}, not ${this.score}`);
    if (view.pieces !== locked.length) throw new Error(`${view.pieces} pieces locked, not ${locked.length}`);
  }

  /** Every piece that was dealt has locked, or is in play, or is held. */
  balance(): void {
    const { hold, active, queue } = this.game.view;
    const out = [...this.locked, active?.piece, hold, this.released].filter((piece) => piece != null);
    expect([...out].sort()).toEqual(this.first(out.length).sort());
    expect(queue).toEqual(this.first(out.length + queue.length).slice(out.length));
  }

  private first(count: number): Piece[] {
    while (this.dealt.length < count) this.dealt.push(this.dealer.next());
    return this.dealt.slice(0, count);
  }
}

it('200 rulesets inside the schema’s bounds never break an invariant', { timeout: 120_000 }, () => {
  let clears = 0;
  fc.assert(
    fc.property(rulesets, fc.constantFrom(...GOALS), fc.nat(), (ruleset, { id: goal }, seed) => {
      const game = TetrisGame.start({ seed, ruleset, goal });
      const books = new Books(game, seed);
      books.follow([]);
      for (const [i, { ms, command }] of script(seed, 120).entries()) {
        for (const given of i % 9 === 4
          ? [command, receive(1 + (i % 5))]
          : i % 15 === 14
            ? [undo, command]
            : [command]) {
          if (game.over) break;
          books.follow(game.advance(ms));
          const outcome = game.dispatch(given);
          if (!outcome.ok) continue;
          books.follow(outcome.events);
          game.check();
        }
        if (i % 16 !== 0 && !game.over) continue;
        books.balance();
        const twin = TetrisGame.restore(JSON.parse(JSON.stringify(game.snapshot())));
        if (!twin.ok) throw new Error(`${twin.error.where}: ${twin.error.message}`);
        if (JSON.stringify(twin.value.snapshot()) !== JSON.stringify(game.snapshot()))
          throw new Error('another snapshot');
        if (game.over) break;
      }
      clears += books.clears;
    }),
    { numRuns: 200 },
  );
  expect(clears).toBeGreaterThan(0);
});

const quick = fc.integer({ min: 0, max: 40 });
const bounded: fc.Arbitrary<LockRule> = fc.oneof(
  fc.record({ kind: fc.constant('extended' as const), delay: quick, actions: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('step' as const), delay: quick }),
  fc.constant({ kind: 'none' as const }),
);

it('a piece locks in the end, whatever is pressed, where the lock rule promises it', () => {
  fc.assert(
    fc.property(
      bounded,
      fc.constantFrom(...(Object.keys(ROTATION_SYSTEMS) as RotationId[])),
      fc.array(fc.constantFrom<TetrisCommand>(cw, ccw, half, left, right), { minLength: 4 }),
      fc.nat(),
      (lock, rotation, keys, seed) => {
        const ruleset = changed('guideline', { lock, rotation, gravity: [20_000] });
        const game = TetrisGame.start({ seed, ruleset });
        let locked = false;
        // A lift, a fall and the whole delay after each, for as often as there can be lifts, rows and actions.
        const most = (MOST_LIFTS + 40) * (3 * 20 + 40 * 7);
        for (let ms = 0; ms < most && !locked; ms += 5) {
          const outcome = game.dispatch(keys[(ms / 5) % keys.length] as TetrisCommand);
          locked = [...(outcome.ok ? outcome.events : []), ...game.advance(5)].some(({ type }) => type === 'locked');
        }
        expect(locked).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});
