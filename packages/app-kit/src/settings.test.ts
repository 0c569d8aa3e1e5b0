import { act, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CommonSettings, commonDefaults, parseCommonSettings } from './common-settings.ts';
import { createSettings, useSettings } from './settings.ts';
import { type KeyStore, openStorage } from './storage.ts';

let store: KeyStore;
const open = (extra: object = {}) =>
  createSettings<CommonSettings>({
    store,
    key: 'settings',
    version: 2,
    defaults: commonDefaults,
    parse: parseCommonSettings,
    ...extra,
  });
const stored = (state: unknown, version = 2): boolean => store.write('settings', JSON.stringify({ state, version }));

beforeEach(() => {
  store = openStorage('t.');
});
afterEach(() => localStorage.clear());

test('starts with the defaults and writes nothing by itself', () => {
  expect(open().getState()).toEqual(commonDefaults);
  expect(store.read('settings')).toBeUndefined();
});

test('a change survives the page', () => {
  open().setState({ sound: false, volume: 0.25 });
  expect(open().getState()).toEqual({ ...commonDefaults, sound: false, volume: 0.25 });
});

test.each([
  ['volume', 'NaN'],
  ['volume', null],
  ['volume', 1.5],
  ['volume', -0.1],
  ['sound', 'yes'],
  ['language', 'fr'],
  ['motion', 3],
  ['vibration', {}],
])('a stored %s of %j is dropped and the rest kept', (field, value) => {
  stored({ ...commonDefaults, patterns: true, [field]: value });
  expect(open().getState()).toEqual({ ...commonDefaults, patterns: true });
});

test('NaN in a setting becomes null in JSON, and its default when read', () => {
  open().setState({ volume: Number.NaN });
  expect(open().getState().volume).toBe(commonDefaults.volume);
});

test.each(['', '{', 'null', '[]', '"x"', '{"version":2}', '{"state":null,"version":2}'])(
  '%j gives the defaults',
  (text) => {
    store.write('settings', text);
    expect(open().getState()).toEqual(commonDefaults);
    expect(store.read('settings')).toBe(text);
  },
);

test('unknown fields do not get in', () => {
  stored({ cheats: true, __proto__: { sound: false } });
  expect(open().getState()).toEqual(commonDefaults);
});

describe('an older version', () => {
  test('is migrated, and not written before the player acts', () => {
    stored({ muted: true }, 1);
    const before = store.read('settings');
    const migrate = (old: unknown, version: number) => ({ sound: !(old as { muted: boolean }).muted, from: version });
    expect(open({ migrate }).getState().sound).toBe(false);
    expect(store.read('settings')).toBe(before);
  });

  test('whose migration fails gives the defaults', () => {
    stored({}, 1);
    const migrate = () => {
      throw new Error('no');
    };
    expect(open({ migrate }).getState()).toEqual(commonDefaults);
  });

  test('is not migrated when it is not older', () => {
    stored({ sound: false }, 2);
    expect(open({ migrate: () => ({}) }).getState().sound).toBe(false);
  });
});

test('a change made in another tab arrives', async () => {
  const settings = open();
  stored({ ...commonDefaults, sound: false });
  window.dispatchEvent(new StorageEvent('storage', { key: 't.settings', newValue: store.read('settings') ?? null }));
  await waitFor(() => expect(settings.getState().sound).toBe(false));
});

test('the hook follows one part', () => {
  const settings = open();
  const { result } = renderHook(() => useSettings(settings, (state) => state.volume));
  expect(result.current).toBe(0.7);
  act(() => settings.setState({ volume: 0.1 }));
  expect(result.current).toBe(0.1);
});

test('works where nothing is kept', () => {
  const full: KeyStore = { ...store, persistent: false, read: () => undefined, write: () => false };
  const settings = createSettings({
    store: full,
    key: 'settings',
    version: 1,
    defaults: commonDefaults,
    parse: parseCommonSettings,
  });
  settings.setState({ sound: false });
  expect(settings.getState().sound).toBe(false);
});

test('whatever is stored, what comes out is settings', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const fields = parseCommonSettings(value);
      expect(parseCommonSettings({ ...commonDefaults, ...fields })).toEqual({ ...commonDefaults, ...fields });
    }),
  );
});
