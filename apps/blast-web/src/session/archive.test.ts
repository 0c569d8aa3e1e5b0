import type { Records } from '@blockyard/app-kit';
import { expect, test } from 'vitest';
import { NEARLY, sessionAt } from '../testing.ts';
import { archive, MOST_REPLAYS } from './archive.ts';

function memoryRecords(works = true): Records & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const ids = () => [...texts.keys()].sort();
  return {
    texts,
    put: async (id, text) => works && Boolean(texts.set(id, text)),
    get: async (id) => texts.get(id),
    list: async () => ids(),
    remove: async (id) => texts.delete(id),
    trim: async (most) => {
      for (const id of ids().slice(0, Math.max(0, texts.size - most))) texts.delete(id);
      return true;
    },
  };
}

test('keeps the newest games and no more', async () => {
  const records = memoryRecords();
  let time = 1_000;
  const kept = archive(records, () => time++);
  const replay = sessionAt(NEARLY).replay();
  for (let i = 0; i < MOST_REPLAYS + 5; i++) expect(await kept.keep(replay)).toBe(true);
  expect(records.texts.size).toBe(MOST_REPLAYS);
  expect([...records.texts.keys()].sort()[0]).toBe('00000000001005-0');
  expect(JSON.parse([...records.texts.values()][0] ?? '')).toEqual(replay);
});

test('says when the browser keeps nothing', async () => {
  expect(await archive(memoryRecords(false)).keep(sessionAt(NEARLY).replay())).toBe(false);
});
