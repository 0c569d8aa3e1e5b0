import { type Announcements, createLanguage } from '@blockyard/app-kit';
import { TetrisGame, type TetrisView } from '@blockyard/tetris';
import { expect, test, vi } from 'vitest';
import { announceEvents } from './announce.ts';
import { en } from './words/en.ts';
import { zh } from './words/zh.ts';

const language = createLanguage({ resources: { en, zh }, setting: 'en' });
const game = TetrisGame.start({ seed: 1 });

function said(events: Parameters<typeof announceEvents>[2], view: TetrisView): readonly string[] {
  const texts: string[] = [];
  const announcer: Announcements = {
    say: (text) => texts.push(text),
    interrupt: (text) => texts.push(text),
    clear: () => undefined,
    subscribe: () => () => undefined,
    current: () => ({ polite: '', assertive: '' }),
  };
  announceEvents(announcer, language, events, view);
  return texts;
}

test('a clear is said with the score and the lines', () => {
  const view = { ...game.view, score: 1200, lines: 3 };
  const texts = said([{ type: 'cleared', rows: [38, 39], perfect: false }], view);
  expect(texts.join(' ')).toMatch(/2 .*1,200.*3/);
});

test('a move says nothing, and no figure is looked at for it', () => {
  const score = vi.fn(() => 0);
  const view = Object.defineProperty({ ...game.view }, 'score', { get: score });
  expect(said([{ type: 'moved', dx: 1, x: 4, y: 20 }], view)).toEqual([]);
  expect(score).not.toHaveBeenCalled();
});
