import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIndexedDb } from '../test/fake-indexed-db.ts';
import { openRecords } from './records.ts';

afterEach(() => vi.unstubAllGlobals());

describe('with IndexedDB', () => {
  let db: ReturnType<typeof fakeIndexedDb>;
  beforeEach(() => {
    db = fakeIndexedDb();
    vi.stubGlobal('indexedDB', db.factory);
  });

  test('keeps, lists and removes texts', async () => {
    const records = openRecords('t');
    expect(await records.put('b', 'two')).toBe(true);
    expect(await records.put('a', 'one')).toBe(true);
    expect(await records.get('b')).toBe('two');
    expect(await records.get('none')).toBeUndefined();
    expect(await records.list()).toEqual(['a', 'b']);
    expect(await records.remove('a')).toBe(true);
    expect(await openRecords('t').list()).toEqual(['b']);
  });

  test('trims to the last ids', async () => {
    const records = openRecords('t');
    for (const id of ['3', '1', '2', '4']) await records.put(id, id);
    expect(await records.trim(9)).toBe(true);
    expect(await records.list()).toHaveLength(4);
    expect(await records.trim(2)).toBe(true);
    expect(await records.list()).toEqual(['3', '4']);
    expect(await records.trim(0)).toBe(true);
    expect(await records.list()).toEqual([]);
  });

  test('takes nothing but text for a text', async () => {
    db.texts.set('odd', { not: 'text' });
    expect(await openRecords('t').get('odd')).toBeUndefined();
  });

  test('a full disk is told, and the store works again afterwards', async () => {
    const records = openRecords('t');
    await records.put('a', 'one');
    db.fault.now = new DOMException('full', 'QuotaExceededError');
    expect(await records.put('b', 'two')).toBe(false);
    expect(await records.list()).toEqual([]);
    db.fault.now = undefined;
    expect(await records.get('a')).toBe('one');
    expect(await records.put('b', 'two')).toBe(true);
  });

  test('a connection that the browser drops is opened anew', async () => {
    const records = openRecords('t');
    await records.put('a', 'one');
    db.loseConnections();
    expect(await records.put('b', 'two')).toBe(true);
    expect(await records.list()).toEqual(['a', 'b']);
  });
});

describe.each([
  ['missing', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'forbidden',
    () =>
      vi.stubGlobal('indexedDB', {
        open: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
])('with IndexedDB %s', (_name, block) => {
  test('nothing is kept and nothing throws', async () => {
    block();
    const records = openRecords('t');
    expect(await records.put('a', 'one')).toBe(false);
    expect(await records.get('a')).toBeUndefined();
    expect(await records.list()).toEqual([]);
    expect(await records.remove('a')).toBe(false);
    expect(await records.trim(1)).toBe(true);
  });
});
