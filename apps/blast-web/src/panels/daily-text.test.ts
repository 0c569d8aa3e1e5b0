import { createLanguage } from '@blockyard/app-kit';
import type { BlastEvent } from '@blockyard/blast';
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { zh } from '../words/zh.ts';
import { dailyText } from './daily-text.ts';
import { addWords } from './index.tsx';

const language = createLanguage({ resources: { en, zh }, setting: 'en', strict: true });
addWords(language);

const placed = { type: 'placed' } as BlastEvent;
const cleared = (lines: number) => ({ type: 'cleared', lines }) as BlastEvent;
const result = {
  day: '2026-11-30',
  score: 1240,
  lines: 9,
  rounds: 7,
  streak: 3,
  events: [
    placed,
    cleared(1),
    ...Array<BlastEvent>(9).fill(placed),
    cleared(6),
    ...Array<BlastEvent>(10).fill(placed),
    cleared(2),
  ],
  link: 'https://example.org/blast/?ruleset=daily',
};

test('a day’s result tells how it went and nothing of what was dealt', () => {
  expect(dailyText(language.t, 'en', result).split('\n')).toEqual([
    'Blockyard Blast, 30 November',
    '1,240 points · 9 lines · 7 rounds',
    '🟦⬛⬛⬛🟥⬛⬛⬛⬛🟩',
    '3 days in a row',
    'https://example.org/blast/?ruleset=daily',
  ]);
});

test('a first day and a game without a move have their words too', () => {
  const text = dailyText(language.getFixedT('zh'), 'zh', { ...result, streak: 1, events: [] });
  expect(text.split('\n')).toEqual([
    'Blockyard Blast, 11月30日',
    '1,240 分 · 消除 9 条 · 7 轮',
    '⬛'.repeat(10),
    'https://example.org/blast/?ruleset=daily',
  ]);
});
