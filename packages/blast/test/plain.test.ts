import type { Result } from '@blockyard/grid-core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlastGame, blastKind, parseRuleset, type Ruleset, rulesetById } from '../src/index.ts';
import { parsePosition } from '../src/notation/index.ts';
import { EMPTY } from './support/boards.ts';

/** One of these, or what JSON does not keep: `undefined`, or −0. */
const or = <T>(...values: readonly T[]) => fc.constantFrom(...values, undefined, -0);

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

const snapshot = (game: Result<BlastGame>): Result<unknown> =>
  game.ok ? { ok: true, value: game.value.snapshot() } : game;

it('a command that is read is plain JSON', () => {
  const number = fc.constantFrom(0, -0, 2);
  const command = fc.record(
    { type: fc.constantFrom('place', 'undo'), slot: number, x: number, y: number, extra: fc.constant(undefined) },
    { requiredKeys: ['type'] },
  );
  plain(command, blastKind.parseCommand);
});

it('a ruleset that is read is plain JSON', () => {
  const streak = fc.record({ step: or(10), bonus: fc.constantFrom(0, -0), grace: fc.constantFrom(0, -0) });
  const changes = fc.record({
    box: fc.constant(undefined),
    undo: fc.constantFrom('tray', 'game', undefined),
    allClear: or(300),
    streak: fc.option(streak, { nil: undefined }),
    tries: fc.constantFrom(1, undefined),
  });
  const { score, deal, ...classic } = rulesetById('classic') as Ruleset;
  const rulesets = changes.map(({ allClear, streak, tries, ...rules }) => ({
    ...classic,
    ...rules,
    score: { ...score, allClear, streak },
    deal: { ...deal, tries },
  }));
  plain(rulesets, parseRuleset);
});

it('a game that is read from a position has a plain snapshot', () => {
  const zero = fc.constantFrom(0, -0);
  const entry = fc.oneof(fc.constantFrom('dot', null), fc.array(fc.tuple(zero, zero), { minLength: 1, maxLength: 1 }));
  const tray = fc.array(entry, { minLength: 3, maxLength: 3 });
  const position = fc.record({
    board: fc.constant(EMPTY),
    tray,
    nextTrays: fc.option(fc.array(tray, { maxLength: 2 }), { nil: undefined }),
    score: or(7),
  });
  plain(position, (value) => snapshot(BlastGame.fromPosition(value as never)));
});

it('a game that is read from a snapshot has a plain one', () => {
  const saved = BlastGame.start({ seed: 1 }).snapshot();
  const changes = fc.record({ score: or(0), lines: or(0), dry: or(0), now: or(0), streak: fc.constantFrom(0, -0) });
  plain(changes, (part) => snapshot(BlastGame.restore({ ...saved, ...part })));
});

it('a position that is read from its notation is plain JSON', () => {
  const texts = fc.constantFrom('8/8 dot,-,:#.:##: 0 classic', '8/8 dot 00 x', '08/R7 -,- 12 classic');
  plain(texts, parsePosition);
});
