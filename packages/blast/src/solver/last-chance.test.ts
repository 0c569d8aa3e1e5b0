import { describe, expect, it } from 'vitest';
import { Chance, EMPTY, gameAt } from '../../test/support/boards.ts';
import { canPlaceInOrder, ordersOf } from '../../test/support/reference.ts';
import { random } from '../bots/bots.ts';
import { BlastGame } from '../game.ts';
import { rulesetById } from '../ruleset.ts';
import type { Ruleset } from '../ruleset-types.ts';
import type { BlastCommand, BlastSnapshot, Place } from '../types.ts';
import { historyOf, lastChance } from './last-chance.ts';

const FIVE: Ruleset = { ...(rulesetById('classic') as Ruleset), id: 'five', board: { width: 5, height: 5 }, tray: 2 };

describe('the last chance', () => {
  const survive = (start: BlastSnapshot, moves: readonly Place[], round: number) => {
    const game = BlastGame.restore(start);
    if (!game.ok) throw new Error(game.error.message);
    for (const move of moves) expect(game.value.dispatch(move).ok).toBe(true);
    return game.value.view.round > round;
  };

  it('is the last round itself, where its tray could have been placed', () => {
    const board = ['........', ...EMPTY.slice(1).map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#'))];
    const game = gameAt({ board, tray: ['i4h', 'i4h', 'dot'] });
    const start = game.snapshot();
    expect(lastChance([start])).toMatchObject({ found: true, round: 1 });
  });

  it('is the round before, where the last one could not be survived', () => {
    let found = 0;
    for (let seed = 1; seed < 9; seed++) {
      const ruleset = {
        ...FIVE,
        id: 'six',
        board: { width: 6, height: 6 },
        tray: 3,
        deal: { weights: FIVE.deal.weights },
      };
      const game = BlastGame.start({ seed, ruleset });
      const log: [number, BlastCommand][] = [];
      const chance = new Chance(seed);
      while (!game.over) {
        const command = random(game.view, chance.stream) as BlastCommand;
        game.dispatch(command);
        log.push([0, command]);
      }
      const history = historyOf({ ruleset, start: { seed }, log });
      expect(history.map(({ round }) => round)).toEqual(history.map((_, i) => i + 1));
      expect(history.at(-1)?.round).toBe(game.view.round);
      const chanceLeft = lastChance(history, { beam: 8 });
      if (!chanceLeft.found) continue;
      found++;
      const start = history[chanceLeft.round - 1] as BlastSnapshot;
      expect(survive(start, chanceLeft.moves, game.view.round)).toBe(true);
      const last = history.at(-1) as BlastSnapshot;
      const pieces = BlastGame.restore(last);
      if (pieces.ok && chanceLeft.round < game.view.round) {
        const cells = pieces.value.view.tray.map((piece) => piece?.cells ?? []);
        expect(
          ordersOf(
            last.board.map((row) => row.replace(/[A-Z]/g, '#')),
            cells,
          ),
        ).toEqual([]);
        expect(canPlaceInOrder(last.board, cells)).toBe(false);
      }
    }
    expect(found).toBeGreaterThan(2);
  });

  it('is none where nothing could have been done', () => {
    const checks = EMPTY.map((_, y) => (y % 2 ? '#.#.#.#.' : '.#.#.#.#'));
    const start = gameAt({ board: checks, tray: ['dot', 'o9', null] }).snapshot();
    expect(lastChance([start])).toEqual({ found: false, searched: 1 });
    expect(lastChance([])).toEqual({ found: false, searched: 0 });
    expect(() => lastChance([{} as BlastSnapshot])).toThrow(RangeError);
  });

  it('leaves out what was taken back', () => {
    const ruleset = { ...FIVE, id: 'back', undo: 'game' as const, tray: 1 };
    const game = BlastGame.start({ seed: 5, ruleset });
    const [at] = game.placements(0);
    const move = { type: 'place', slot: 0, ...(at as { x: number; y: number }) } as const;
    const history = historyOf({
      ruleset,
      start: { seed: 5 },
      log: [
        [0, move],
        [0, { type: 'undo' }],
      ],
    });
    expect(history).toEqual([game.snapshot()]);
    expect(historyOf({ ruleset, start: { snapshot: game.snapshot() }, log: [[0, move]] })).toHaveLength(2);
  });
});
