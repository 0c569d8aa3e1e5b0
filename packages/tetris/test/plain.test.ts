import type { Result } from '@blockyard/grid-core';
import { openReplay, parseReplay, Recorder } from '@blockyard/grid-core/replay';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PIECES, parseCommand, parseRuleset, RULESETS, TetrisGame, tetrisKind } from '../src/index.ts';
import { parsePosition } from '../src/notation/index.ts';

/** One of these, or what JSON does not keep: `undefined`, or −0. */
const or = <T extends number | string | boolean>(...values: readonly T[]) => fc.constantFrom(...values, undefined, -0);
const mayLack = <T>(part: fc.Arbitrary<T>) => fc.option(part, { nil: undefined });

/** What a reader gives back is as JSON would keep it; as many of `values` are refused as may be. */
function plain<T>(values: fc.Arbitrary<T>, read: (value: T) => Result<unknown>): void {
  let taken = 0;
  const property = fc.property(values, (value) => {
    const result = read(value);
    if (!result.ok) return;
    taken++;
    expect(result.value).toStrictEqual(JSON.parse(JSON.stringify(result.value)));
  });
  fc.assert(property, { numRuns: 300 });
  expect(taken).toBeGreaterThan(10);
}

const snapshot = (game: Result<TetrisGame>): Result<unknown> =>
  game.ok ? { ok: true, value: game.value.snapshot() } : game;

const command = fc.record(
  {
    type: fc.constantFrom('move', 'rotate', 'softDrop', 'receiveGarbage', 'hardDrop', 'hold', 'undo'),
    dx: fc.constantFrom(-1, 1),
    dir: fc.constantFrom('cw', 'ccw', '180'),
    on: fc.boolean(),
    factor: or<number | 'max'>(1, 'max'),
    rows: or(4),
  },
  { requiredKeys: ['type'] },
);

it('a command that is read is plain JSON', () => plain(command, parseCommand));

it('a ruleset that is read is plain JSON', () => {
  const flags = fc.record({ rotate: fc.boolean(), hold: fc.boolean() });
  const ruleset = fc
    .record({
      base: fc.constantFrom(...RULESETS),
      undo: or(3),
      previews: or(6),
      initial: mayLack(flags),
      topOut: fc.record({ lockOut: fc.constant('none'), garbageOut: or(true), empties: or(false) }),
    })
    .map(({ base, ...rules }) => ({ ...base, ...rules }));
  plain(ruleset, parseRuleset);
});

const place = { x: or(3), y: or(4), rotation: fc.constantFrom(0, -0) };

it('a game that is read from a position has a plain snapshot', () => {
  const position = fc.record(
    {
      board: fc.constantFrom([], ['.'.repeat(10)]),
      active: mayLack(fc.record({ piece: fc.constantFrom(...PIECES), ...place })),
      queue: mayLack(fc.constant('IO')),
      hold: fc.constantFrom('T', null, undefined),
      level: mayLack(fc.constant(2)),
    },
    { requiredKeys: ['board'] },
  );
  plain(position, (value) => snapshot(TetrisGame.fromPosition(value as never, { ruleset: 'guideline' })));
});

it('a game that is read from a snapshot has a plain one', () => {
  const game = TetrisGame.start({ seed: 1, ruleset: 'guideline' });
  const saved = fc.record({ score: or(0), lines: or(0), dug: or(0), now: or(0), combo: fc.constant(-1) });
  plain(saved, (part) => snapshot(TetrisGame.restore({ ...game.snapshot(), ...part })));
});

it('a position that is read from its notation is plain JSON', () => {
  const texts = fc
    .tuple(fc.constantFrom('-', 'T2@-0,18', 'I1@3,-0'), fc.constantFrom('-', 'IJS'), fc.constantFrom('-', 'Z'))
    .map(([active, queue, hold]) => `- ${active} ${queue} ${hold} guideline 1`);
  plain(texts, parsePosition);
});

it('a replay that is read is plain JSON', () => {
  const game = TetrisGame.start({ seed: 0 });
  const replay = new Recorder(tetrisKind, { ruleset: 'basic', start: { seed: 0 } }).replay(game);
  const changes = fc.record(
    {
      start: fc.record({ seed: fc.constantFrom(0, -0), level: or(1), goal: mayLack(fc.constant('endless')) }),
      log: fc.array(fc.tuple(fc.constantFrom(0, -0), command), { maxLength: 3 }),
      end: fc.record({ now: fc.constantFrom(0, -0), hash: fc.constant(''), score: or(0, Number.POSITIVE_INFINITY) }),
    },
    { requiredKeys: [] },
  );
  const replays = changes.map((change) => ({ ...replay, ...change }));
  plain(replays, parseReplay);
  plain(replays, (value) => {
    const opened = openReplay(tetrisKind, value);
    return opened.ok ? { ok: true, value: opened.value.replay } : opened;
  });
});
