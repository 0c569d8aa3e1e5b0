import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ROTATION_SYSTEMS,
  type RotationId,
  type RotationSystem,
  type Ruleset,
  rulesetById,
  SPIN_POLICIES,
  TetrisGame,
} from '../src/index.ts';
import { fuzz } from './fuzz.ts';
import { only } from './support.ts';

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
    copies: fc.integer({ min: 1, max: 3 }),
    previews: fc.nat({ max: 14 }),
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
      fc.record({ kind: fc.constant('step' as const), delay }),
    ),
    delays: fc.record({ clear: delay, entry: delay }),
    y: fc.nat({ max: 7 }),
    drop: fc.boolean(),
    lockOut: fc.constantFrom('none' as const, 'entire' as const),
    rows: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ width, height, hidden, copies, y, drop, lockOut, rows, ...rest }) => ({
    ...rest,
    id: 'random',
    board: { width, height, hidden },
    queue: { kind: 'bag', copies },
    spawn: { y, drop },
    topOut: { lockOut },
    levels: { rows },
  }));

it('200 rulesets inside the schema’s bounds never break an invariant', { timeout: 120_000 }, () => {
  let clears = 0;
  fc.assert(
    fc.property(rulesets, fc.nat(), (ruleset, seed) => {
      const { width } = ruleset.board;
      const fresh = TetrisGame.start({ seed, ruleset }).view;
      let settled = fresh.well.count();
      let { score } = fresh;
      let steps = 0;
      fuzz(ruleset, seed, 120, (game, { events }) => {
        game.check();
        for (const { cells, rows } of only(events, 'locked')) {
          settled += cells.length - width * rows.length;
          clears += rows.length;
        }
        for (const scored of only(events, 'scored')) score += scored.points;
        const { view } = game;
        if (view.well.count() !== settled) throw new Error(`${view.well.count()} blocks, not ${settled}`);
        if (view.score !== score || !Number.isSafeInteger(score)) throw new Error(`score ${view.score}, not ${score}`);
        if (++steps % 16 !== 0) return;
        const twin = TetrisGame.restore(JSON.parse(JSON.stringify(game.snapshot())));
        if (!twin.ok) throw new Error(`${twin.error.where}: ${twin.error.message}`);
        if (JSON.stringify(twin.value.snapshot()) !== JSON.stringify(game.snapshot()))
          throw new Error('another snapshot');
      });
    }),
    { numRuns: 200 },
  );
  expect(clears).toBeGreaterThan(0);
});

it('a piece locks in the end, whatever is pressed, where its actions are counted', () => {
  const base = rulesetById('guideline');
  if (base === undefined) throw new Error('no ruleset');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.constantFrom('cw', 'ccw', 'left', 'right'), { minLength: 4 }),
      (actions, keys) => {
        const game = TetrisGame.start({
          seed: 1,
          ruleset: { ...base, id: 'few', lock: { kind: 'extended', delay: 500, actions } },
        });
        let locked = false;
        for (let i = 0; i < 4000 && !locked; i++) {
          const key = keys[i % keys.length] ?? 'cw';
          const command =
            key === 'left' || key === 'right'
              ? ({ type: 'move', dx: key === 'left' ? -1 : 1 } as const)
              : ({ type: 'rotate', dir: key } as const);
          const outcome = game.dispatch(command);
          const events = [...(outcome.ok ? outcome.events : []), ...game.advance(300)];
          locked = events.some(({ type }) => type === 'locked');
        }
        expect(locked).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
