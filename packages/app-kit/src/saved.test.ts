import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Checked } from './result.ts';
import { saveSlot } from './saved.ts';
import { type KeyStore, openStorage } from './storage.ts';

interface Run {
  readonly steps: number;
}

const parse = (json: unknown): Checked<Run> =>
  typeof json === 'object' && json !== null && 'steps' in json && typeof json.steps === 'number'
    ? { ok: true, value: { steps: json.steps } }
    : { ok: false, error: { message: 'steps is missing' } };

let store: KeyStore;
const slot = (version = 2) => saveSlot<Run>({ store, key: 'run', version, parse });

beforeEach(() => {
  store = openStorage('t.');
});
afterEach(() => localStorage.clear());

test('gives back what was saved, in the documented envelope', () => {
  expect(slot().load()).toEqual({ kind: 'none' });
  expect(slot().save({ steps: 7 })).toBe(true);
  expect(slot().load()).toEqual({ kind: 'loaded', value: { steps: 7 } });
  expect(JSON.parse(store.read('run') ?? '')).toEqual({ version: 2, saved: { steps: 7 } });
  slot().clear();
  expect(slot().load()).toEqual({ kind: 'none' });
});

test('reads older versions and tells the check which it was', () => {
  const versions: number[] = [];
  const reading = saveSlot<Run>({
    store,
    key: 'run',
    version: 3,
    parse: (json, version) => {
      versions.push(version);
      return parse(json);
    },
  });
  store.write('run', JSON.stringify({ version: 2, saved: { steps: 1 } }));
  expect(reading.load().kind).toBe('loaded');
  store.write('run', JSON.stringify({ saved: { steps: 1 } }));
  expect(reading.load().kind).toBe('loaded');
  expect(versions).toEqual([2, 1]);
});

describe.each([
  ['a newer version', JSON.stringify({ version: 9999, saved: { steps: 1 } }), /version 9999.*up to 2/],
  ['text cut short', '{"version":2,"saved":{"st', /damaged/],
  ['empty text', '', /damaged/],
  ['JSON of something else', '[1,2]', /not a save/],
  ['null', 'null', /not a save/],
  ['a version that is no number', '{"version":"2","saved":{"steps":1}}', /version/],
  ['version 0', '{"version":0,"saved":{"steps":1}}', /version/],
  ['a save that the check refuses', '{"version":2,"saved":{}}', /steps is missing/],
])('%s', (_name, text, reason) => {
  test('is refused with a reason and stays', () => {
    store.write('run', text);
    const loaded = slot().load();
    expect(loaded).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) });
    expect(store.read('run')).toBe(text);
    expect(store.read('run.refused')).toBeUndefined();
  });

  test('is kept aside when the player goes on', () => {
    store.write('run', text);
    const acting = slot();
    acting.load();
    expect(acting.save({ steps: 3 })).toBe(true);
    expect(acting.save({ steps: 4 })).toBe(true);
    expect(store.read('run.refused')).toBe(text);
    expect(slot().load()).toEqual({ kind: 'loaded', value: { steps: 4 } });
  });

  test('is kept aside when nothing was loaded first, or when it is cleared', () => {
    store.write('run', text);
    slot().save({ steps: 3 });
    expect(store.read('run.refused')).toBe(text);
    store.write('run', text);
    store.remove('run.refused');
    slot().clear();
    expect(store.read('run.refused')).toBe(text);
    expect(store.read('run')).toBeUndefined();
  });
});

test('a refused save that cannot be kept aside is not overwritten', () => {
  store.write('run', 'from the future');
  const full: KeyStore = { ...store, write: (key, text) => !key.endsWith('.refused') && store.write(key, text) };
  const acting = saveSlot<Run>({ store: full, key: 'run', version: 2, parse });
  expect(acting.save({ steps: 3 })).toBe(false);
  acting.clear();
  expect(store.read('run')).toBe('from the future');
});

test('no text whatever makes loading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      store.write('run', text);
      expect(['loaded', 'refused']).toContain(slot().load().kind);
    }),
  );
});
