import { describe, expect, it } from 'vitest';
import { Chance, randomMove } from '../test/support/boards.ts';
import { daily } from './daily.ts';
import { BlastGame } from './game.ts';

describe('the game of a day', () => {
  it('is the same for everyone, and another every day', () => {
    expect(daily('2026-11-30')).toEqual(daily('2026-11-30'));
    expect(daily('2026-11-30')).toMatchObject({ date: '2026-11-30', ruleset: 'daily' });
    const seeds = Array.from({ length: 30 }, (_, i) => daily(`2026-11-${String(i + 1).padStart(2, '0')}`).seed);
    expect(new Set(seeds).size).toBe(30);
  });

  it('deals the same pieces to two players whatever they do', () => {
    const trays = [1, 2].map((player) => {
      const chance = new Chance(player);
      const game = BlastGame.start(daily('2026-11-30'));
      const seen = [game.view.tray.map((piece) => piece?.id)];
      while (seen.length < 4 && !game.over) {
        const outcome = randomMove(game, chance);
        for (const event of outcome.ok ? outcome.events : []) {
          if (event.type === 'dealt') seen.push(event.tray.map((piece) => piece?.id));
        }
      }
      return { seen, board: game.view.board.toString() };
    });
    expect(trays[0]?.seen).toHaveLength(4);
    expect(trays[0]?.seen).toEqual(trays[1]?.seen);
    expect(trays[0]?.board).not.toBe(trays[1]?.board);
  });

  it('may be every day that the calendar has, and no other', () => {
    for (const [year, february] of [
      [1900, 28],
      [2000, 29],
      [2024, 29],
      [2026, 28],
    ]) {
      for (const [i, last] of [0, 31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0].entries()) {
        for (let day = 0; day <= 32; day++) {
          const date = [year, i, day].map((part) => String(part).padStart(2, '0')).join('-');
          if (day > 0 && day <= Number(last)) expect(daily(date).date).toBe(date);
          else expect(() => daily(date), date).toThrow(RangeError);
        }
      }
    }
  });

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '2026-07-31', '2026-08-31', '2026-01-01'])('may be %s', (date) => {
    expect(daily(date).date).toBe(date);
  });

  it.each([
    '',
    '2026-13-01',
    '2026-00-10',
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2024-02-30',
    '2026-11-31',
    '2026-12-32',
    '2026-06-31',
    '2026-11-30T00:00',
    '2026-11-30\n',
    '2026-04-31',
    '2026-09-31',
    '2026-01-00',
    '26-01-01',
    '2026-1-1',
    'today',
  ])('is never "%s"', (date) => {
    expect(() => daily(date)).toThrow(RangeError);
  });
});
