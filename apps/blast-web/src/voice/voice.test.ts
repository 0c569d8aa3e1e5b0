import { createLanguage } from '@blockyard/app-kit';
import { describe, expect, test } from 'vitest';
import type { Happening } from '../session/happening.ts';
import { NEAR_END, NEARLY, sessionAt } from '../testing.ts';
import { en } from '../words/en.ts';
import { zh } from '../words/zh.ts';
import { pieceName, verdict } from './names.ts';
import { narrate } from './narrate.ts';
import { cuesOf } from './sounds.ts';

const english = createLanguage({ resources: { en, zh }, setting: 'en', strict: true });
const chinese = createLanguage({ resources: { en, zh }, setting: 'zh', strict: true });

function happening(position: Parameters<typeof sessionAt>[0], slot: number, x: number, y: number): Happening {
  const session = sessionAt(position);
  const told: Happening[] = [];
  session.subscribe((each) => told.push(each));
  session.place(slot, x, y);
  const [first] = told;
  if (first === undefined) throw new Error('refused');
  return first;
}

const sounds = (each: Happening) => cuesOf(each).map(({ sound }) => sound);

describe('a placement', () => {
  const placed = happening(NEARLY, 1, 4, 1);

  test('is told in sentences', () => {
    expect(narrate(english.t, placed)).toEqual({
      polite: 'Placed square of four at row 2, column 5. Plus 4, score 4. A new best. 2 pieces left.',
      urgent: undefined,
    });
    expect(narrate(chinese.t, placed).polite).toContain('已将四格方块放在第 2 行第 5 列。');
  });

  test('is heard', () => {
    expect(sounds({ ...placed, newBest: false })).toEqual(['place']);
  });
});

test('a clear is told with its blocks, and sounds higher the more lines go', () => {
  const one = happening(NEARLY, 0, 5, 4);
  expect(narrate(english.t, one).polite).toContain('Cleared one line, 8 blocks. Plus 13, score 13.');
  const cross = happening({ board: ['.RRRRRRR', ...Array(7).fill('R.......')], tray: ['dot', 'o4', null] }, 0, 0, 0);
  expect(narrate(english.t, cross).polite).toContain('Cleared 2 lines, 15 blocks. The board is empty.');
  const pitch = (each: Happening) => cuesOf(each).find(({ sound }) => sound === 'clear')?.options?.pitch ?? 0;
  expect(pitch(cross)).toBeGreaterThan(pitch(one));
  expect(sounds(cross)).toContain('perfect');
});

test('a deal names the new pieces', () => {
  const dealt = happening({ ...NEARLY, tray: ['dot', null, null], nextTrays: [['o9', 'i5v', 't4u']] }, 0, 0, 0);
  expect(narrate(english.t, dealt).polite).toContain(
    'New pieces: square of nine, bar of five, upright, T pointing up.',
  );
  expect(sounds(dealt)).toContain('deal');
});

test('the end is urgent and names what had no room', () => {
  const over = happening(NEAR_END, 0, 3, 3);
  expect(narrate(english.t, over).urgent).toBe('Game over. No room for square of nine. Final score 1.');
  expect(sounds(over)).toContain('over');
});

test('other causes are told by where the game stands, a new game with its pieces', () => {
  const base = { ...happening(NEARLY, 1, 4, 1), events: [], newBest: false };
  expect(narrate(english.t, { ...base, cause: 'outside' }).polite).toBe('The game goes on. Score 4.');
  expect(narrate(english.t, { ...base, cause: 'start' }).polite).toMatch(/^New game\. bar of three, lying/);
  expect(sounds({ ...base, cause: 'start' })).toEqual(['deal']);
  expect(sounds({ ...base, cause: 'load' })).toEqual([]);
});

test('a piece drawn by hand is named by its size', () => {
  const session = sessionAt({
    ...NEARLY,
    tray: [
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [4, 0],
      ],
      null,
      'dot',
    ],
  });
  const [piece] = session.view.tray;
  expect(piece && pieceName(english.t, piece)).toBe('piece of 5 blocks');
});

test('a verdict says what a placement would do', () => {
  expect(verdict(english.t, undefined)).toBe('does not fit');
  expect(verdict(english.t, { legal: true, rows: [], columns: [], boxes: [] })).toBe('fits');
  expect(verdict(english.t, { legal: true, rows: [3], columns: [0, 7], boxes: [] })).toBe(
    'fits, would clear row 4 and column 1 and column 8',
  );
});
