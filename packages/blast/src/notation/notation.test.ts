import { describe, expect, it } from 'vitest';
import { EMPTY, gameAt, playAtRandom } from '../../test/support/boards.ts';
import { BlastGame } from '../game.ts';
import { rulesetById } from '../ruleset.ts';
import type { Ruleset } from '../ruleset-types.ts';
import { makePosition, parsePosition } from './notation.ts';

function gameOf(text: string): BlastGame {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error.message);
  const game = BlastGame.fromPosition(position.value, { ruleset: position.value.ruleset });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

describe('a position in one line', () => {
  it('reads as it is written', () => {
    const board = ['R......P', ...EMPTY.slice(1)].with(7, '..GG....');
    const game = gameAt({
      board,
      tray: [
        'dot',
        null,
        [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      ],
    });
    expect(makePosition(game)).toBe('R6P/8/8/8/8/8/8/2GG4 dot,-,:.#:##: 0 classic');
  });

  it('is a whole game again: board, tray, score and ruleset', () => {
    const game = gameOf('10/10/10/10/10/10/10/10/10/RRRRRRRRR1 o9,-,i5h 1234 ten');
    expect([game.ruleset.id, game.view.score, game.view.board.count()]).toEqual(['ten', 1234, 9]);
    game.dispatch({ type: 'place', slot: 2, x: 0, y: 0 });
    expect(game.view.score).toBe(1239);
  });

  it('comes back the same from any position of a game', () => {
    playAtRandom(3, 60, (game) => {
      const text = makePosition(game);
      expect(makePosition(gameOf(text))).toBe(text);
    });
  });

  it.each([0, 1e15, Number.MAX_SAFE_INTEGER])('keeps a score of %d', (score) => {
    const text = makePosition(gameAt({ board: EMPTY, tray: ['dot', null, null], score }));
    expect(parsePosition(text)).toMatchObject({ ok: true, value: { score } });
  });

  it('cannot name a ruleset of one’s own', () => {
    const mine = { ...(rulesetById('classic') as Ruleset), id: 'mine' };
    expect(() => makePosition(BlastGame.start({ seed: 1, ruleset: mine }))).toThrow(RangeError);
  });

  it.each([
    ['fields', 'text', ''],
    ['fields', 'text', '8/8 dot 0'],
    ['fields', 'text', '8/8 dot 0 classic more'],
    ['board', 'row 1', '8/8x/8 dot 0 classic'],
    ['board', 'row 1', '8//8 dot 0 classic'],
    ['tray', 'slot 1', '8/8 dot,,dot 0 classic'],
    ['tray', 'slot 0', '8/8 DOT 0 classic'],
    ['tray', 'slot 0', '8/8 :.#:#: 0 classic'],
    ['tray', 'slot 0', '8/8 :..: 0 classic'],
    ['score', 'score', '8/8 dot -1 classic'],
    ['score', 'score', '8/8 dot 1e3 classic'],
    ['score', 'score', '8/8 dot 9007199254740992 classic'],
    ['score', 'score', '8/8 dot 99999999999999999 classic'],
  ])('is refused: %s at %s', (code, where, text) => {
    expect(parsePosition(text)).toMatchObject({ ok: false, error: { code, where } });
  });

  it('that cannot be is refused by the game', () => {
    const position = parsePosition('99999999/8 dot 0 classic');
    expect(position.ok && BlastGame.fromPosition(position.value)).toMatchObject({
      ok: false,
      error: { code: 'board' },
    });
  });
});
